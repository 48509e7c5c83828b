// Pieces on the map: what lies where before a game and at any moment of one, and their drawings, which stay the same elements
// while they move.

const byId = list => new Map(list.map(it => [it.id, it]));
const spaces = mission.board.spaces;
// What the rules call their pieces, and how these may lie: in the order of legends, and in that of laying.
const rules = plan.rules;
rules.laying = rules.order.map(id => rules.own.find(row => row.id === id));
// A text about a side: what it is called, and whether its verbs are those of several.
const sayOf = (id, side, filled = {}) => say(id, { side: side.noun, name: side.name, many: side.many, ...filled });
const figures = rules.figures;

const sentence = text => say("js-capital", { text });
const words = id => sentence(id.replaceAll("-", " ").replaceAll("_", " "));
// Of any word, or by the name of a card.
const sortName = (row, sort) => row.words ? sort : row.names[sort] ?? words(sort);
const tokenName = (kind, what) => what === null ? rules.tokens[kind].title : sortName(rules.tokens[kind], what);
const figureName = kind => figures[kind]?.name ?? words(kind);
const baseOf = (kind, turned) => {
  const { width = 1, height = 1 } = figures[kind] ?? {};
  return turned ? [height, width] : [width, height];
};

// Of which sort a piece is, and which side is up, in words. Its sort is no secret: the set-up is open to everybody.
const sorted = (row, it) => row.sort ? say("js-pieces-sorted", { sort: it[row.sort], noun: row.noun }) : row.noun;
const sideOf = (row, up) => row.side ? row.side[up ? "up" : "down"] : null;
const lying = (row, it, up) => ({
  layer: row.list, sign: [row.id, row.sort && it[row.sort], sideOf(row, up)?.sign].filter(word => word).join(" "),
  name: row.side ? say("js-pieces-lying", { piece: sorted(row, it), side: sideOf(row, up).words }) : sentence(sorted(row, it)),
  called: it.name, id: it.id,
});
const token = (kind, what, called, id) => ({
  layer: "tokens", sign: what === null ? `token ${kind}` : `token ${kind} ${what}`,
  name: rules.tokens[kind].words ? say("js-pieces-word", { title: rules.tokens[kind].title, word: what }) : tokenName(kind, what),
  called, id,
});
const door = it => ({
  key: `door ${it.id}`, layer: "doors", door: plan.doors[it.id], name: plan.doors[it.id].words, called: it.name, id: it.id,
  sign: `${plan.doors[it.id].sign} ${plan.doors[it.id].west ? "west" : "north"}`,
});
const figure = (kind, turned) => {
  const [width, height] = baseOf(kind, turned);
  const long = turned && width !== height ? " turned" : "";
  const health = figures[kind]?.health;
  return { layer: "figures", sign: `figure ${kind}${long}`, name: figureName(kind), kind, width, height, health };
};

// Everything on the map before a game.
const piecesOfMission = () => {
  const { pieces } = mission;
  return [
    ...rules.own.flatMap(row => pieces[row.list].map(it =>
      ({ key: `${row.id} ${it.id}`, ...it.at, ...lying(row, it, it[row.side?.asked]) }))),
    ...pieces.starts.map((it, index) => ({
      key: `start ${it.id}`, ...it.at, layer: "starts", sign: `start ${index + 1}`, called: it.name, id: it.id,
      name: say("js-pieces-start", { number: index + 1 }),
    })),
    ...pieces.tokens.map(it => ({ key: `token ${it.id}`, ...it.at, ...token(it.kind, it.what, it.name, it.id) })),
    ...pieces.figures.map(it => ({
      key: `demon ${it.id}`, ...it.at, ...figure(it.kind, it.turned), width: it.width, height: it.height,
      called: it.name, id: it.id, damage: 0,
    })),
    ...mission.board.doors.map(door),
  ];
};

// Everything on the map at a moment of a game.
const piecesOfTable = table => {
  const { pieces } = mission;
  const there = list => list.filter(it => it.index !== null);
  const at = space => ({ x: spaces[space].x, y: spaces[space].y, space });
  const named = byId(pieces.tokens);
  return [
    ...rules.own.flatMap(row => there(pieces[row.list]).filter(it => table.own.get(row.id).has(it.index)).map(it =>
      ({ key: `${row.id} ${it.id}`, ...it.at, ...lying(row, it, table.own.get(row.id).get(it.index)) }))),
    ...inOrder(table.tokens).map(([number, it]) => ({
      key: it.id === null ? `token new ${number}` : `token ${it.id}`, ...at(it.space),
      ...token(it.kind, it.name, named.get(it.id)?.name ?? null, it.id), progress: it.progress,
    })),
    ...inOrder(table.figures).map(([number, it]) => ({
      key: `figure ${number}`, number, ...at(it.space), ...figure(table.kinds.get(number), it.turned),
      marine: number < table.marines, damage: it.damage, stunned: it.stunned,
    })),
    ...mission.board.doors.filter(it => table.doors.has(it.index)).map(door),
  ];
};

// The spaces a piece covers; a door covers none.
const covers = it => {
  const cells = [];
  if (it.door) return cells;
  for (let y = it.y; y < it.y + (it.height ?? 1); y++) {
    for (let x = it.x; x < it.x + (it.width ?? 1); x++) cells.push(`${x},${y}`);
  }
  return cells;
};

// Things of one space share it; where a figure stands they show at its feet.
const places = pieces => {
  const trodden = new Set(pieces.filter(it => it.layer === "figures").flatMap(covers));
  const shared = new Map();
  for (const it of pieces.filter(it => !it.door && it.layer !== "figures")) {
    const cell = `${it.x},${it.y}`;
    if (!shared.has(cell)) shared.set(cell, []);
    shared.get(cell).push(it);
  }
  const result = new Map();
  for (const [cell, things] of shared) {
    things.forEach((it, index) => {
      const number = Math.min(index, 8);
      let [dx, dy, size] = [0.5, 0.5, 0.4];
      if (trodden.has(cell)) [dx, dy, size] = [number % 2 ? 0.15 : 0.85, 0.85 - 0.3 * Math.floor(number / 2), 0.15];
      else if (things.length === 2) [dx, dy, size] = [number ? 0.69 : 0.31, number ? 0.69 : 0.31, 0.27];
      else if (things.length <= 4 && things.length > 1) {
        [dx, dy, size] = [number % 2 ? 0.73 : 0.27, number > 1 ? 0.73 : 0.27, 0.21];
      } else if (things.length > 4) {
        [dx, dy, size] = [0.2 + 0.3 * (number % 3), 0.2 + 0.3 * Math.floor(number / 3), 0.14];
      }
      result.set(it.key, { x: it.x + dx, y: it.y + dy, size, above: trodden.has(cell) });
    });
  }
  return result;
};

class Pieces {
  constructor() { this.drawn = new Map(); }

  show(pieces) {
    const where = places(pieces);
    const gone = new Set(this.drawn.keys());
    for (const it of pieces) {
      gone.delete(it.key);
      const place = it.door ?? where.get(it.key) ?? it;
      const group = it.layer === "figures" ? $("figures") : it.door || place.above ? $("above") : $("below");
      let element = this.drawn.get(it.key);
      if (!element) {
        element = svg("g", { class: "piece", "data-layer": it.layer, "data-piece": it.key }, svg("use"));
        this.drawn.set(it.key, element);
      }
      if (element.parentNode !== group) group.append(element);
      const size = place.size ?? 1;
      element.style.transform = `translate(${place.x * UNIT}px, ${place.y * UNIT}px) scale(${size})`;
      // Browsers build the drawing of a sign anew whenever they are told of it.
      if (element.dataset.sign !== it.sign) {
        element.dataset.sign = it.sign;
        element.firstChild.setAttribute("href", `#sign-${plan.signs[it.sign]}`);
      }
      const worn = [it.marine, it.damage, it.stunned, it.progress].join(" ");
      if (element.dataset.worn !== worn) {
        element.dataset.worn = worn;
        this.dress(element, it);
      }
    }
    for (const key of gone) {
      this.drawn.get(key).remove();
      this.drawn.delete(key);
    }
    // Names stand beside what is there.
    const there = new Set(pieces.filter(it => it.called).map(it => String(it.id)));
    for (const it of pieces) if (it.layer === "tokens" && it.id !== null) there.add(String(it.id));
    for (const it of mission.pieces.labels) there.add(String(it.id));
    for (const name of document.querySelectorAll("#over [data-layer=labels] [data-id]")) {
      const seen = there.has(name.dataset.id) ? "inherit" : "hidden";
      if (name.getAttribute("visibility") !== seen) name.setAttribute("visibility", seen);
    }
  }

  // Health, stun and progress.
  dress(element, it) {
    while (element.childNodes.length > 1) element.lastChild.remove();
    if (it.layer === "figures" && (it.marine || it.damage > 0)) {
      const left = Math.max(0, it.health - it.damage);
      const width = it.width * UNIT - 44;
      const state = left > 0.6 * it.health ? "well" : left > 0.3 * it.health ? "worse" : "bad";
      element.append(
        svg("rect", { x: 5.5, y: -0.5, width: width + 5, height: 17, rx: 5, class: "rail" }),
        svg("rect", { x: 8, y: 2, width: width * left / it.health, height: 12, rx: 3.5, class: state }),
        svg("text", { x: it.width * UNIT - 18, y: 18, class: "number" }, String(left)),
      );
    }
    if (it.stunned) {
      const down = (it.height - 1) * UNIT / 2;
      element.append(svg("use", { href: `#sign-${plan.signs.stunned}`, transform: `translate(0 ${down})`, class: "stun" }));
    }
    if (it.progress > 0) {
      element.append(
        svg("circle", { cx: 72, cy: -72, r: 52, class: "badge" }),
        svg("text", { x: 72, y: -48, class: "count" }, String(it.progress)),
      );
    }
  }
}

