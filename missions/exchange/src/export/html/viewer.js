// The page as a whole: pages beside the map, layers, looks, keys, and whose eyes one looks with.

const state = { known: false, pieces: [], spot: null, hidden: new Set() };
const pieces = new Pieces();
const field = $("field");
const cursor = $("cursor");

const LAYERS = [
  ["grid", say("js-viewer-grid")], ["pictures", say("js-viewer-pictures")], ["regions", say("js-viewer-regions")],
  ["lines", say("js-viewer-lines")], ...rules.own.map(row => [row.list, sentence(row.many)]), ["starts", say("js-viewer-starts")],
  ["tokens", say("js-viewer-tokens")], ["figures", say("js-viewer-figures")], ["doors", say("js-viewer-doors")],
  ["labels", say("js-viewer-labels")], ["coordinates", say("js-viewer-coordinates")], ["trail", say("js-viewer-trail")],
];

// ---- what is shown

const reveal = () => {
  document.body.classList.toggle("known", state.known);
  const button = $("invader");
  button.setAttribute("aria-pressed", String(state.known));
  $("signs").replaceChildren(...signsOf(piecesOfMission()));
  button.title = sayOf(state.known ? "js-viewer-hide" : "js-viewer-show", rules.sides.invader);
};

const centre = it => [(it.x + (it.width ?? 1) / 2) * UNIT, (it.y + (it.height ?? 1) / 2) * UNIT];

// What the last choice did: who went from where to where, who was hurt, what is gone.
const trail = (choice, before) => {
  const marks = [];
  if (choice) {
    const old = new Map(piecesOfTable(before, true).map(it => [it.key, it]));
    const now = new Map(state.pieces.map(it => [it.key, it]));
    const find = key => now.get(key) ?? old.get(key);
    const ring = (it, kind) => {
      if (!it) return;
      if (it.door) {
        const [x, y] = [it.door.x * UNIT + (it.door.west ? 0 : UNIT), it.door.y * UNIT + (it.door.west ? UNIT : 0)];
        marks.push(svg("circle", { cx: x, cy: y, r: 70, class: kind }));
        return;
      }
      const [w, hh] = [(it.width ?? 1) * UNIT, (it.height ?? 1) * UNIT];
      marks.push(svg("rect", { x: it.x * UNIT + 3, y: it.y * UNIT + 3, width: w - 6, height: hh - 6, rx: 14, class: kind }));
    };
    for (const { change } of choice.events) {
      if (!change) continue;
      const key = `figure ${change.figure}`;
      const [from, to] = [old.get(key), now.get(key)];
      if (change.what === "moved" && from && to) {
        const [a, b] = [centre(from), centre(to)];
        marks.push(svg("path", { d: `M${a.join(" ")}L${b.join(" ")}`, class: "way" }), svg("circle", { cx: a[0], cy: a[1], r: 12, class: "from" }));
        ring(to, "ring");
      } else if (change.what === "fragged") {
        ring(from, "hurt");
        if (from) {
          const [x, y] = centre(from);
          marks.push(svg("path", { d: `M${x - 26} ${y - 26}L${x + 26} ${y + 26}M${x + 26} ${y - 26}L${x - 26} ${y + 26}`, class: "gone" }));
        }
      } else if (change.what === "hurt") ring(to ?? from, "hurt");
      else if (change.figure !== undefined) ring(to ?? from, "ring");
      else {
        for (const { id, list } of [{ id: "door", list: mission.board.doors }, ...rules.own.map(row => ({ id: row.id, list: mission.pieces[row.list] }))]) {
          if (change[id] !== undefined) ring(find(`${id} ${list.find(it => it.index === change[id])?.id}`), "ring");
        }
        if (change.token !== undefined) {
          const it = (before.tokens.get(change.token)) ?? state.table.tokens.get(change.token);
          if (it) ring(spaces[it.space], "ring");
        }
      }
    }
  }
  $("trail").replaceChildren(...marks);
};

const score = table => {
  const list = $("score");
  list.hidden = table === null;
  if (!table) return;
  const setup = mission.setups.find(it => it.marines === table.marines);
  // What decides the game comes last.
  const counts = [...rules.counts.filter(row => !row.limit), ...rules.counts.filter(row => row.limit)];
  const chips = [[say("js-viewer-round"), table.round], ...counts.map(row => {
    const count = table.counts.get(row.id);
    return [sentence(row.many), row.limit ? say("js-viewer-of", { count, limit: setup?.[row.limit] ?? "?" }) : count];
  })];
  list.replaceChildren(...chips.map(([name, value]) => h("li", {}, h("span", {}, name), " ", h("b", {}, String(value)))));
};

const show = (table, choice, before) => {
  state.table = table;
  state.pieces = table ? piecesOfTable(table) : piecesOfMission();
  pieces.show(state.pieces);
  trail(choice, before);
  score(table);
  if (camera.fitted) camera.fit();
  if (state.spot) point(state.spot.x, state.spot.y, !$("spot").hidden);
};

const player = new Player(show);

// ---- the map

const camera = new Camera(field, $("map"), () => { $("tip").hidden = true; });

const point = (x, y, noted) => {
  state.spot = { x, y };
  cursor.setAttribute("x", x * UNIT);
  cursor.setAttribute("y", y * UNIT);
  cursor.setAttribute("visibility", "visible");
  const it = describe(x, y, state.pieces);
  $("spot").hidden = !noted || !it;
  if (noted && it) {
    $("spot").replaceChildren(h("button", { type: "button", class: "icon", "aria-label": say("js-viewer-close"), onclick: leave }, "×"), ...note(it));
  }
  return it;
};

const leave = () => {
  state.spot = null;
  cursor.setAttribute("visibility", "hidden");
  $("spot").hidden = true;
  field.focus({ preventScroll: true });
};

const cell = (clientX, clientY) => camera.point(clientX, clientY).map(it => Math.floor(it / UNIT));
const announce = text => { $("live").textContent = text; };

hands(field, camera, {
  onPoint: (clientX, clientY) => {
    const it = describe(...cell(clientX, clientY), state.pieces);
    const tip = $("tip");
    tip.hidden = !it || $("layers").contains(document.activeElement);
    if (!it) return;
    tip.replaceChildren(...it.lying.map(one => h("b", { dir: "auto" }, joined("list", [one.name, ...one.more]))), h("small", { dir: "auto" }, [it.title, ...it.facts].join(" · ")));
    const box = field.getBoundingClientRect();
    const [x, y] = [clientX - box.left, clientY - box.top];
    tip.style.left = `${Math.min(x + 16, Math.max(box.width - tip.offsetWidth - 8, 8))}px`;
    tip.style.top = `${y + 20 + tip.offsetHeight > box.height ? y - tip.offsetHeight - 12 : y + 20}px`;
  },
  onLeave: () => { $("tip").hidden = true; },
  onTap: (clientX, clientY) => {
    const at = cell(clientX, clientY);
    if (describe(...at, state.pieces)) point(...at, true);
    else leave();
  },
});

const step = (dx, dy) => {
  const first = spaces[0] ?? { x: 0, y: 0 };
  const middle = () => {
    const at = [camera.x, camera.y].map(it => it / UNIT - 0.5);
    const far = it => (it.x - at[0]) ** 2 + (it.y - at[1]) ** 2;
    return spaces.reduce((best, it) => far(it) < far(best) ? it : best, first);
  };
  const { frame } = camera;
  const inside = (value, from, length) => Math.min(Math.max(value, Math.ceil(from / UNIT)), Math.floor((from + length) / UNIT) - 1);
  const from = state.spot ?? middle();
  const [mx, my] = state.spot ? [dx, dy] : [0, 0];
  const [x, y] = [inside(from.x + mx, frame.x, frame.width), inside(from.y + my, frame.y, frame.height)];
  const it = point(x, y, !$("spot").hidden);
  camera.reveal(x, y);
  announce(it ? aloud(it) : say("js-viewer-nothing", { at: `${x},${y}` }));
};

field.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const way = ways[event.key];
  if (way && event.shiftKey) camera.pan(-way[0] * 80, -way[1] * 80);
  else if (way) step(...way);
  else if (event.key === "Enter") {
    if (!state.spot) step(0, 0);
    const it = point(state.spot.x, state.spot.y, true);
    if (it) announce(aloud(it));
  } else if (event.key === "Escape" && state.spot) leave();
  else return;
  event.preventDefault();
  event.stopPropagation();
});

$("nearer").addEventListener("click", () => camera.zoom(1.4));
$("farther").addEventListener("click", () => camera.zoom(1 / 1.4));
$("whole").addEventListener("click", () => camera.fit());

// ---- layers

const layers = open => {
  const box = $("layers");
  box.hidden = open === undefined ? !box.hidden : !open;
  $("choose").setAttribute("aria-expanded", String(!box.hidden));
  if (!box.hidden) box.querySelector("input").focus();
};
$("choose").addEventListener("click", () => layers());
$("layers").addEventListener("keydown", event => {
  if (event.key !== "Escape") return;
  layers(false);
  $("choose").focus();
  event.stopPropagation();
});

const layerBoxes = () => {
  const there = new Set([...document.querySelectorAll("#map [data-layer]")].map(it => it.dataset.layer));
  for (const layer of ["starts", "tokens", ...rules.own.map(row => row.list), "figures", "doors"]) {
    const list = layer === "doors" ? mission.board.doors : mission.pieces[layer];
    if (list.length > 0) there.add(layer);
  }
  if (mission.games.length === 0) there.delete("trail");
  else there.add("figures").add("tokens");
  for (const [layer, name] of LAYERS.filter(([layer]) => there.has(layer))) {
    const box = h("input", { type: "checkbox", value: layer, checked: true, onchange: () => {
      if (box.checked) state.hidden.delete(layer);
      else state.hidden.add(layer);
      $("map").dataset.hidden = [...state.hidden].join(" ");
    } });
    $("layers").append(h("label", {}, box, h("span", {}, name)));
  }
};

// ---- pages beside the map

const PAGES = [
  ["mission", say("js-viewer-mission"), missionPage], ["cards", say("js-viewer-cards"), cardsPage],
  ["setup", say("js-viewer-setup"), setupPage], ["stock", say("js-viewer-stock"), stockPage],
];
if (mission.games.length > 0) PAGES.push(["games", say("js-viewer-games"), () => player.page()]);

const turn = name => {
  for (const tab of $("tabs").children) {
    const chosen = tab.dataset.page === name;
    tab.setAttribute("aria-selected", String(chosen));
    tab.tabIndex = chosen ? 0 : -1;
    $(`page-${tab.dataset.page}`).hidden = !chosen;
    if (chosen) $("tabs").scrollLeft = tab.offsetLeft - $("tabs").clientWidth / 2;
  }
  if (name === "games" && player.game !== null) player.mark();
};

for (const [name, title, build] of PAGES) {
  const tab = h("button", { type: "button", role: "tab", id: `tab-${name}`, "data-page": name, "aria-controls": `page-${name}`, onclick: () => turn(name) }, title);
  $("tabs").append(tab);
  $("panels").append(h("section", { role: "tabpanel", id: `page-${name}`, "aria-labelledby": `tab-${name}`, tabindex: "0" }, build()));
}
$("tabs").addEventListener("keydown", event => {
  const tabs = [...$("tabs").children];
  const now = tabs.indexOf(document.activeElement);
  const to = { ArrowLeft: now - 1, ArrowRight: now + 1, Home: 0, End: tabs.length - 1 }[event.key];
  if (to === undefined) return;
  const tab = tabs[(to + tabs.length) % tabs.length];
  turn(tab.dataset.page);
  tab.focus();
  event.preventDefault();
  event.stopPropagation();
});

// ---- looks, eyes and keys

const system = matchMedia("(prefers-color-scheme: light)");
const dress = look => {
  document.documentElement.dataset.look = look;
  const other = say(look === "dark" ? "js-viewer-light" : "js-viewer-dark");
  $("look").setAttribute("aria-label", other);
  $("look").title = `${other} (t)`;
};
dress(system.matches ? "light" : "dark");
system.addEventListener("change", () => dress(system.matches ? "light" : "dark"));
$("look").addEventListener("click", () => dress(document.documentElement.dataset.look === "dark" ? "light" : "dark"));

// Paper is light.
let onScreen = null;
addEventListener("beforeprint", () => { onScreen = document.documentElement.dataset.look; dress("light"); });
addEventListener("afterprint", () => { if (onScreen) dress(onScreen); });

$("invader").addEventListener("click", () => {
  state.known = player.known = !state.known;
  reveal();
  player.write();
  player.draw();
});

const KEYS = [
  ["← ↑ → ↓", say("js-viewer-keys-arrows")], [say("js-key-enter"), say("js-viewer-keys-enter")],
  ["+  −  0", say("js-viewer-keys-zoom")], ["l", say("js-viewer-keys-layers")], ["m", say("js-viewer-keys-map")],
  [`1 – ${PAGES.length}`, say("js-viewer-keys-pages")],
  ...(mission.games.length === 0 ? [] : [
    [".  ,", say("js-viewer-keys-choice")], ["]  [", say("js-viewer-keys-round")], [say("js-key-space"), say("js-viewer-keys-play")],
    [`${say("js-key-home")}  ${say("js-key-end")}`, say("js-viewer-keys-ends")],
  ]),
  ["i", sayOf("js-viewer-keys-invader", rules.sides.invader)], ["t", say("js-viewer-keys-look")], ["?", say("js-viewer-keys-keys")],
];
$("help-keys").append(...KEYS.flatMap(([key, text]) => [h("dt", {}, h("kbd", {}, key)), h("dd", {}, text)]));
$("keys").addEventListener("click", () => $("help").showModal());
$("help").addEventListener("click", event => { if (event.target === $("help")) $("help").close(); });

const acts = {
  "?": () => $("help").showModal(), i: () => $("invader").click(), t: () => $("look").click(), l: () => layers(), m: () => field.focus(),
  "+": () => camera.zoom(1.4), "=": () => camera.zoom(1.4), "-": () => camera.zoom(1 / 1.4), "0": () => camera.fit(),
  ".": () => player.by(1), ",": () => player.by(-1), "]": () => player.round(1), "[": () => player.round(-1),
  ArrowRight: () => player.by(1), ArrowLeft: () => player.by(-1), " ": () => player.toggle(),
  Home: () => player.by(-Infinity), End: () => player.by(Infinity),
};
// Keys that mean something to what has the focus.
const OWN = [
  ["button, summary, a, input[type=checkbox]", /^( |Enter)$/], ["select", /^([a-z0-9 ]|Enter|Home|End|Arrow.*)$/i],
  ["input[type=range], input[type=radio]", /^( |Home|End|Arrow.*)$/], [".log, [role=tabpanel]", /^(Home|End)$/],
];
document.addEventListener("keydown", event => {
  if (event.ctrlKey || event.metaKey || event.altKey || $("help").open) return;
  const { target, key } = event;
  if (OWN.some(([what, keys]) => target.matches(what) && keys.test(key))) return;
  const games = [".", ",", "]", "[", "ArrowRight", "ArrowLeft", " ", "Home", "End"];
  if (games.includes(key) && player.game === null) return;
  const page = PAGES[Number(key) - 1];
  if (/^[1-9]$/.test(key) && page) {
    turn(page[0]);
    $(`tab-${page[0]}`).focus();
  } else if (acts[key]) acts[key]();
  else return;
  event.preventDefault();
});

// ---- begin

$("by").textContent = [mission.texts.author, mission.texts.licence].map(it => it.trim()).filter(it => it).join(" · ");
layerBoxes();
reveal();
turn(mission.games.length > 0 ? "games" : "mission");
player.open(mission.games.length > 0 ? 0 : null);
