// The pages beside the map: the mission's texts, cards, set-up and components. Whatever an author wrote is put in as text.

// Only for who looks with the invader's eyes.
const secret = (...children) => h("div", { class: "secret" }, ...children);
// What stands there instead.
const veiled = () => h("p", { class: "veil" }, "Not for marines. “Invader’s view” shows it.");

const written = text => h("p", { class: "written", dir: "auto" }, text);

const missionPage = () => {
  const { texts } = mission;
  const numbers = mission.setups.map(it => it.marines);
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
  const range = least === most ? count(most, "marine") : `${least}–${most} marines`;
  const end = (title, text) => text.trim() &&
    h("details", { class: "end" }, h("summary", {}, title), written(text));
  return [
    texts.summary.trim() ? h("p", { class: "lead", dir: "auto" }, texts.summary) : null,
    h("p", { class: "facts" }, [
      range, count(mission.board.tiles.length, "tile"), count(spaces.length, "space"),
      count(mission.board.doors.length, "door"),
    ].join(" · ")),
    texts.briefing.trim() ? [h("h2", {}, "Briefing"), written(texts.briefing)] : null,
    texts.victory.trim() || texts.defeat.trim() ? h("h2", { class: "sealed" }, "How it ends") : null,
    end("If the marines win", texts.victory) || null,
    end("If the invader wins", texts.defeat) || null,
    texts.notes.trim() ? [h("h2", { class: "sealed" }, "Notes of the author"), veiled(), secret(written(texts.notes))] : null,
    h("h2", {}, "Signs on the map"), h("ul", { class: "signs", id: "signs" }),
    h("dl", { class: "colophon" },
      texts.author.trim() ? [h("dt", {}, "Author"), h("dd", { dir: "auto" }, texts.author)] : null,
      texts.licence.trim() ? [h("dt", {}, "Licence"), h("dd", { dir: "auto" }, texts.licence)] : null,
      h("dt", {}, "Rules"), h("dd", {}, `${mission.rules}, revision ${mission.revision}`),
      h("dt", {}, "Fingerprint"), h("dd", {}, h("code", {}, mission.digest))),
  ];
};

// Every sign on the map once.
const signsOf = pieces => {
  const rows = new Map();
  const lines = [
    ["wall", "Wall"], ["blocking", "Blocking: no way, no sight"], ["impassable", "Impassable: no way, but sight"],
  ];
  for (const [kind, name] of lines) {
    if (mission.board.edges.some(it => it.kind === kind)) rows.set(name, [name, name]);
  }
  if (spaces.some(it => it.difficult)) rows.set("difficult", ["difficult", "Difficult: 1 more to enter, cover"]);
  for (const it of pieces) {
    if (it.layer === "starts") rows.set("start", ["start 1", "Marine start"]);
    else if (it.door) rows.set(it.door.sign, [`${it.door.sign} north`, it.name]);
    else rows.set(it.sign.replace(" turned", ""), [it.sign.replace(" turned", ""), it.name, it]);
  }
  const box = (name, it) => {
    if (name.startsWith("door ")) return "-12 -106 224 212";
    if (it?.layer === "figures") {
      const [width, height] = baseOf(it.kind, false);
      return `-6 -6 ${width * UNIT + 12} ${height * UNIT + 12}`;
    }
    return name.includes(" ") && !lines.some(line => line[1] === name) ? undefined : "-54 -54 108 108";
  };
  return [...rows.values()].map(([name, text, it]) => h("li", {}, sign(name, box(name, it)), h("span", { dir: "auto" }, text)));
};

const cardsPage = () => {
  const value = it => it === true ? "yes" : it === false ? "no" : String(it).replaceAll("_", " ");
  const card = it => h("article", { class: `card ${it.role}` },
    h("header", {}, h("p", {}, `${words(it.role)} card`), h("h2", { dir: "auto" }, it.title || it.script)),
    written(it.text),
    it.parameters.every(one => one.in_text) ? null : h("table", {},
      h("caption", {}, "In this mission"),
      h("tbody", {}, it.parameters.filter(one => !one.in_text).map(one => h("tr", {},
        h("th", { scope: "row", dir: "auto" }, one.text || words(one.name)),
        h("td", {}, h("b", { dir: "auto" }, value(one.value))))))));
  return mission.cards.length === 0
    ? h("p", { class: "facts" }, "This mission has no cards, so no side can win.")
    : mission.cards.map(card);
};

// With how much of what the invader wins.
const limits = setup => rules.counts.filter(row => row.limit).map(row => [row, setup[row.limit]]);
const tokens = (row, n) => `${n} ${row.noun} token${n === 1 ? "" : "s"}`;

// What one does to set a game up, in order: each step with the places of its pieces, which are buttons that show them.
const steps = setup => {
  const { pieces } = mission;
  const span = (from, length) => length === 1 ? `${from}` : `${from} to ${from + length - 1}`;
  const at = it => `${it.x},${it.y}`;
  const named = it => it.name ? ` (${it.name.replaceAll("_", " ")})` : "";
  const place = (what, it, more = "") => ({ text: `${what} · ${at(it)}${more}`, x: it.x, y: it.y });
  const tile = (it, index) => ({
    text: `${index + 1}. ${tileName(it)} · turned ${it.turn}° · columns ${span(it.x, it.width)}, rows ${span(it.y, it.height)}`
      + ` · ${it.joins}`, x: it.middle?.x ?? it.x, y: it.middle?.y ?? it.y,
  });
  const tally = (list, name) => {
    const counts = new Map();
    for (const it of list) counts.set(name(it), (counts.get(name(it)) ?? 0) + 1);
    return [...counts].map(([key, count]) => count > 1 ? `${key} ×${count}` : key).join(", ");
  };
  const step = (list, text, places) => list.length === 0 ? null : { text, places };
  const many = (n, one, more) => `${n} ${n === 1 ? one : more}`;
  const face = (row, it) => sideOf(row, it[row.side?.asked]);
  // What has a face or is of a sort is told one by one, what is switched on and off is counted.
  const laying = (row, list) => {
    const more = it => face(row, it) ? ` · ${face(row, it)}${face(row, it).startsWith("face ") ? "" : " side up"}` : "";
    const text = row.side?.switch
      ? `Put ${many(list.length, row.noun, row.many)} down, ${list.filter(it => it[row.side.asked]).length} of them ${row.side.up}.`
      : `Put ${row.many} down: ${tally(list, it => [row.sort && it[row.sort], face(row, it)].filter(word => word).join(" ") || row.noun)}.`;
    return step(list, text, list.map(it => place(sentence(sorted(row, it)), it.at, more(it) + named(it))));
  };
  const doors = mission.board.doors;
  const door = it => ({
    text: `${plan.doors[it.id].words} · ${it.edges.map(one => `${one.side} side of ${at(one)}`).join(" and ")}${named(it)}`, x: it.edges[0]?.x, y: it.edges[0]?.y,
  });
  const seats = rules.seats[setup.marines];
  const starts = pieces.starts.slice(0, seats.length);
  return [
    step(plan.tiles, `Lay the tiles: ${tally(mission.board.tiles, tileName)}.`, plan.tiles.map(tile)),
    step(doors, `Put ${doors.length} door${doors.length === 1 ? "" : "s"} on their borders.`,
      doors.filter(it => it.edges.length > 0).map(door)),
    ...rules.laying.map(row => laying(row, pieces[row.list])),
    step(pieces.tokens, `Put tokens down: ${tally(pieces.tokens, it => tokenName(it.kind, it.what))}.`,
      pieces.tokens.map(it => place(tokenName(it.kind, it.what), it.at, named(it)))),
    step(pieces.figures, `Put demons on the map: ${tally(pieces.figures, it => figureName(it.kind))}.`,
      pieces.figures.map(it => place(figureName(it.kind), it.at, named(it)))),
    { text: `Give each marine what he brings, and put ${seats.map(it => figureName(it.who)).join(", ")} on the start spaces.`,
      places: starts.map((it, index) => place(figureName(seats[index].who), it.at)) },
    ...limits(setup).map(([row, n]) =>
      ({ text: `Lay the ${row.limit.replaceAll("_", " ")} ready: the invader wins with ${tokens(row, n)}.`, places: [] })),
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
    limits(setup).map(([row, n]) => h("p", { class: "limit" }, h("b", {}, String(n)), ` ${tokens(row, n).replace(/^\S+ /, "")}, and the invader wins`)),
    h("h2", {}, "Marines"), h("ul", { class: "loadouts" }, rules.seats[setup.marines].map(seat)),
    h("h2", {}, "In this order"),
    h("ol", { class: "steps" }, steps(setup).map(({ text, places }) => h("li", {},
      h("label", {}, h("input", { type: "checkbox" }), h("span", { dir: "auto" }, text)),
      places.length === 0 ? null : h("ul", { class: "places" }, places.map(it => h("li", {},
        h("button", { type: "button", dir: "auto", onclick: () => point(it.x, it.y, true) }, it.text))))))),
    rules.shown.length === 0 ? null : [h("h2", {}, "Face up on the table"), rules.shown.map(sheet)],
    h("h2", { class: "sealed" }, "The invader"), veiled(), secret(rules.secret.map(sheet)),
  ];
  const place = h("div", { role: "group", "aria-live": "polite" });
  const choose = setup => { place.replaceChildren(...page(setup).flat()); };
  const options = mission.setups.map((it, index) => h("label", {},
    h("input", { type: "radio", name: "marines", value: it.marines, checked: index === mission.setups.length - 1, onchange: () => choose(it) }),
    h("span", {}, String(it.marines))));
  choose(mission.setups[mission.setups.length - 1]);
  return [h("fieldset", { class: "choice" }, h("legend", {}, "Marines"), options), place];
};

const stockPage = () => {
  const groups = new Map();
  for (const it of plan.stock) groups.set(it.group, [...(groups.get(it.group) ?? []), it]);
  const row = it => {
    const over = it.there !== null && it.needed > it.there;
    const part = it.there ? Math.min(it.needed / it.there, 1) : 1;
    return h("tr", { class: over ? "over" : null },
      h("th", { scope: "row", dir: "auto" }, it.name, it.own ? h("small", {}, "own, not in the box") : null),
      h("td", {}, String(it.needed)),
      h("td", {}, it.there === null ? "–" : String(it.there), over ? h("small", {}, "too few") : null),
      h("td", { class: "gauge", "aria-hidden": "true" }, svg("svg", { viewBox: "0 0 100 8", preserveAspectRatio: "none" },
        svg("rect", { width: 100, height: 8, rx: 2, class: "rail" }), svg("rect", { width: 100 * part, height: 8, rx: 2, class: "fill" }))));
  };
  return [
    h("p", { class: "facts" }, "What the mission takes at the start, beside what the box has. Demons that come later are not counted."),
    [...groups].map(([name, lines]) => h("table", { class: "stock" }, h("caption", {}, name),
      h("thead", {}, h("tr", {}, h("th", { scope: "col" }, "Piece"), h("th", { scope: "col" }, "needed"), h("th", { scope: "col" }, "box"), h("td", {}))),
      h("tbody", {}, lines.map(row)))),
  ];
};

