// The pages beside the map: the mission's texts, cards, set-up and components. Whatever an author wrote is put in as text.

// Only for who looks with the invader's eyes.
const secret = (...children) => h("div", { class: "secret" }, ...children);
// What stands there instead.
const veiled = () => h("p", { class: "veil" }, sayOf("js-pages-veiled", rules.sides.invader, { others: rules.sides.marines.name }));

const written = text => h("p", { class: "written", dir: "auto" }, text);

const missionPage = () => {
  const { texts } = mission;
  const numbers = mission.setups.map(it => it.marines);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const range = least === most ? say("js-pages-marines-count", { count: most }) : say("js-pages-marines-range", { least, most });
  const end = (title, text) => text.trim() &&
    h("details", { class: "end" }, h("summary", {}, title), written(text));
  return [
    texts.summary.trim() ? h("p", { class: "lead", dir: "auto" }, texts.summary) : null,
    h("p", { class: "facts" }, [
      range, say("js-pages-tiles-count", { count: mission.board.tiles.length }),
      say("js-pages-spaces-count", { count: spaces.length }), say("js-pages-doors-count", { count: mission.board.doors.length }),
    ].join(" · ")),
    texts.briefing.trim() ? [h("h2", {}, say("js-pages-briefing")), written(texts.briefing)] : null,
    texts.victory.trim() || texts.defeat.trim() ? h("h2", { class: "sealed" }, say("js-pages-ends")) : null,
    end(sayOf("js-pages-side-wins", rules.sides.marines), texts.victory) || null,
    end(sayOf("js-pages-side-wins", rules.sides.invader), texts.defeat) || null,
    texts.notes.trim() ? [h("h2", { class: "sealed" }, say("js-pages-notes")), veiled(), secret(written(texts.notes))] : null,
    h("h2", {}, say("js-pages-signs")), h("ul", { class: "signs", id: "signs" }),
    h("dl", { class: "colophon" },
      texts.author.trim() ? [h("dt", {}, say("js-pages-author")), h("dd", { dir: "auto" }, texts.author)] : null,
      texts.licence.trim() ? [h("dt", {}, say("js-pages-licence")), h("dd", { dir: "auto" }, texts.licence)] : null,
      h("dt", {}, say("js-pages-rules")),
      h("dd", {}, say("js-pages-revision", { rules: mission.rules, revision: mission.revision })),
      h("dt", {}, say("js-pages-fingerprint")), h("dd", {}, h("code", {}, mission.digest))),
  ];
};

// Every sign on the map once.
const signsOf = pieces => {
  const rows = new Map();
  const lines = [
    ["wall", say("js-pages-wall")], ["blocking", say("js-pages-blocking")], ["impassable", say("js-pages-impassable")],
  ];
  for (const [kind, name] of lines) {
    if (mission.board.edges.some(it => it.kind === kind)) rows.set(`line-${kind}`, [`line-${kind}`, name]);
  }
  if (spaces.some(it => it.difficult)) rows.set("difficult", ["difficult", say("js-pages-difficult")]);
  for (const it of pieces) {
    if (it.layer === "starts") rows.set("start", ["start 1", say("js-pages-start")]);
    else if (it.door) rows.set(it.door.sign, [`${it.door.sign} north`, it.name]);
    else rows.set(it.sign.replace(" turned", ""), [it.sign.replace(" turned", ""), it.name, it]);
  }
  const box = (name, it) => {
    if (name.startsWith("door ")) return "-12 -106 224 212";
    if (it?.layer === "figures") {
      const [width, height] = baseOf(it.kind, false);
      return `-6 -6 ${width * UNIT + 12} ${height * UNIT + 12}`;
    }
    return name.includes(" ") ? undefined : "-54 -54 108 108";
  };
  return [...rows.values()].map(([name, text, it]) => h("li", {}, sign(name, box(name, it)), h("span", { dir: "auto" }, text)));
};

const cardsPage = () => {
  const value = it => it === true ? say("js-pages-yes") : it === false ? say("js-pages-no") : String(it).replaceAll("_", " ");
  const card = it => h("article", { class: `card ${it.role}` },
    h("header", {}, h("p", {}, say("js-pages-card", { role: rules.roles[it.role] ?? words(it.role) })), h("h2", { dir: "auto" }, it.title || it.script)),
    written(it.text),
    it.parameters.every(one => one.in_text) ? null : h("table", {},
      h("caption", {}, say("js-pages-in-mission")),
      h("tbody", {}, it.parameters.filter(one => !one.in_text).map(one => h("tr", {},
        h("th", { scope: "row", dir: "auto" }, one.text || words(one.name)),
        h("td", {}, h("b", { dir: "auto" }, value(one.value))))))));
  return mission.cards.length === 0
    ? h("p", { class: "facts" }, say("js-pages-no-cards"))
    : mission.cards.map(card);
};

// With how much of what the invader wins.
const limits = setup => rules.counts.filter(row => row.limit).map(row => [row, setup[row.limit]]);

// A text with its number in bold.
const bold = (text, number) => {
  const [before, ...after] = text.split(String(number));
  return after.length === 0 ? [text] : [before, h("b", {}, String(number)), after.join(String(number))];
};

// What one does to set a game up, in order: each step with the places of its pieces, which are buttons that show them.
const steps = setup => {
  const { pieces } = mission;
  const span = (from, length) => length === 1 ? `${from}` : say("js-pages-span", { from, to: from + length - 1 });
  const at = it => `${it.x},${it.y}`;
  const named = it => it.name ? ` (${it.name.replaceAll("_", " ")})` : "";
  const place = (what, it, more = "") => ({ text: `${what} · ${at(it)}${more}`, x: it.x, y: it.y });
  const tile = (it, index) => ({
    text: say("js-pages-tile", {
      number: index + 1, tile: tileName(it), turn: it.turn, columns: span(it.x, it.width), rows: span(it.y, it.height), joins: it.joins,
    }),
    x: it.middle?.x ?? it.x, y: it.middle?.y ?? it.y,
  });
  const tally = (list, name) => {
    const counts = new Map();
    for (const it of list) counts.set(name(it), (counts.get(name(it)) ?? 0) + 1);
    return joined("list", [...counts].map(([key, count]) => count > 1 ? say("js-pages-times", { thing: key, count }) : key));
  };
  const step = (list, text, places) => list.length === 0 ? null : { text, places };
  const face = (row, it) => sideOf(row, it[row.side?.asked]);
  const sortAndFace = (row, it) => {
    const [sort, side] = [row.sort && it[row.sort], face(row, it)?.words];
    return sort && side ? say("js-pages-sort-side", { sort, side }) : side ?? (sort || row.noun);
  };
  // What has a face or is of a sort is told one by one, what is switched on and off is counted.
  const laying = (row, list) => {
    const more = it => row.side ? ` · ${say("js-pages-side-up", { side: face(row, it).words, sign: face(row, it).sign })}` : "";
    const up = list.filter(it => it[row.side?.asked]).length;
    const text = row.side?.switch
      ? say("js-pages-put-switched", { count: list.length, noun: row.noun, many: row.many, up, side: row.side.up.words })
      : say("js-pages-put", { many: row.many, list: tally(list, it => sortAndFace(row, it)) });
    return step(list, text, list.map(it => place(sentence(sorted(row, it)), it.at, more(it) + named(it))));
  };
  const doors = mission.board.doors;
  const sides = it => joined("and-two", it.edges.map(one => say("js-pages-side", { side: one.side, at: at(one) })));
  const door = it => ({
    text: `${plan.doors[it.id].words} · ${sides(it)}${named(it)}`, x: it.edges[0]?.x, y: it.edges[0]?.y,
  });
  const seats = rules.seats[setup.marines];
  const starts = pieces.starts.slice(0, seats.length);
  return [
    step(plan.tiles, say("js-pages-lay-tiles", { list: tally(mission.board.tiles, tileName) }), plan.tiles.map(tile)),
    step(doors, say("js-pages-put-doors", { count: doors.length }),
      doors.filter(it => it.edges.length > 0).map(door)),
    ...rules.laying.map(row => laying(row, pieces[row.list])),
    step(pieces.tokens, say("js-pages-put-tokens", { list: tally(pieces.tokens, it => tokenName(it.kind, it.what)) }),
      pieces.tokens.map(it => place(tokenName(it.kind, it.what), it.at, named(it)))),
    step(pieces.figures, say("js-pages-put-demons", { list: tally(pieces.figures, it => figureName(it.kind)) }),
      pieces.figures.map(it => place(figureName(it.kind), it.at, named(it)))),
    { text: say("js-pages-put-marines", { list: joined("list", seats.map(it => figureName(it.who))) }),
      places: starts.map((it, index) => place(figureName(seats[index].who), it.at)) },
    ...limits(setup).map(([row, n]) =>
      ({ text: sayOf("js-pages-lay-limit", rules.sides.invader, { limit: row.limit.replaceAll("_", " "), count: n, noun: row.noun }), places: [] })),
  ].filter(it => it !== null);
};

// A table that the rules tell of the mission; each row says what it is of, for its colour.
const sheet = it => h("table", { class: "stock sheet" }, h("caption", { dir: "auto" }, it.title, it.note ? h("small", {}, it.note) : null),
  h("thead", {}, h("tr", {}, it.columns.map(head => h("th", { scope: "col" }, head)))),
  h("tbody", {}, it.rows.map(row => h("tr", { "data-of": row[0].toLowerCase() }, row.map((cell, index) =>
    h(index === 0 ? "th" : "td", { scope: index === 0 ? "row" : null, dir: "auto" }, cell))))));

const setupPage = () => {
  const seat = it => h("li", {}, sign(`figure ${it.who}`, "0 0 100 100"), h("span", {},
    h("b", { dir: "auto" }, figureName(it.who)), h("small", { dir: "auto" }, it.brings)));
  const page = setup => [
    limits(setup).map(([row, n]) => h("p", { class: "limit" }, bold(sayOf("js-pages-limit", rules.sides.invader, { count: n, noun: row.noun }), n))),
    h("h2", {}, say("js-pages-marines")), h("ul", { class: "loadouts" }, rules.seats[setup.marines].map(seat)),
    h("h2", {}, say("js-pages-order")),
    h("ol", { class: "steps" }, steps(setup).map(({ text, places }) => h("li", {},
      h("label", {}, h("input", { type: "checkbox" }), h("span", { dir: "auto" }, text)),
      places.length === 0 ? null : h("ul", { class: "places" }, places.map(it => h("li", {},
        h("button", { type: "button", dir: "auto", onclick: () => point(it.x, it.y, true) }, it.text))))))),
    rules.shown.length === 0 ? null : [h("h2", {}, say("js-pages-shown")), rules.shown.map(sheet)],
    h("h2", { class: "sealed" }, sayOf("js-pages-invader", rules.sides.invader)), veiled(), secret(rules.secret.map(sheet)),
  ];
  const place = h("div", { role: "group", "aria-live": "polite" });
  const choose = setup => { place.replaceChildren(...page(setup).flat()); };
  const options = mission.setups.map((it, index) => h("label", {},
    h("input", { type: "radio", name: "marines", value: it.marines, checked: index === mission.setups.length - 1, onchange: () => choose(it) }),
    h("span", {}, String(it.marines))));
  choose(mission.setups[mission.setups.length - 1]);
  return [h("fieldset", { class: "choice" }, h("legend", {}, say("js-pages-marines")), options), place];
};

const stockPage = () => {
  const groups = new Map();
  for (const it of plan.stock) groups.set(it.group, [...(groups.get(it.group) ?? []), it]);
  const row = it => {
    const over = it.there !== null && it.needed > it.there;
    const part = it.there ? Math.min(it.needed / it.there, 1) : 1;
    return h("tr", { class: over ? "over" : null },
      h("th", { scope: "row", dir: "auto" }, it.name, it.own ? h("small", {}, say("js-pages-own")) : null),
      h("td", {}, String(it.needed)),
      h("td", {}, it.there === null ? "–" : String(it.there), over ? h("small", {}, say("js-pages-few")) : null),
      h("td", { class: "gauge", "aria-hidden": "true" }, svg("svg", { viewBox: "0 0 100 8", preserveAspectRatio: "none" },
        svg("rect", { width: 100, height: 8, rx: 2, class: "rail" }), svg("rect", { width: 100 * part, height: 8, rx: 2, class: "fill" }))));
  };
  const heads = [say("js-pages-piece"), say("js-pages-needed"), say("js-pages-box")];
  return [
    h("p", { class: "facts" }, say("js-pages-stock")),
    [...groups].map(([name, lines]) => h("table", { class: "stock" }, h("caption", {}, name),
      h("thead", {}, h("tr", {}, heads.map(head => h("th", { scope: "col" }, head)), h("td", {}))),
      h("tbody", {}, lines.map(row)))),
  ];
};

