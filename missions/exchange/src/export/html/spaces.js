// What lies on a space, in words: for the tip beside the pointer, the note on the map and whoever hears the page.

const spaceAt = new Map(spaces.map(it => [`${it.x},${it.y}`, it]));
const tilesById = byId(mission.board.tiles);
const areaNames = new Set(mission.pieces.regions.filter(it => it.area).map(it => it.name));
const tileName = it => `${String(it.tile).padStart(2, "0")}${it.side}`;
const borders = new Map(mission.board.edges.map(it => [`${it.side} ${it.x},${it.y}`, it]));
const SIDES = [
  ["north", (x, y) => `north ${x},${y}`], ["east", (x, y) => `west ${x + 1},${y}`],
  ["south", (x, y) => `north ${x},${y + 1}`], ["west", (x, y) => `west ${x},${y}`],
];

// Around a space: `wall to the north and east, closed door to the west`.
const around = (x, y, pieces) => {
  const closed = new Set(pieces.filter(it => it.door).map(it => it.id));
  const doors = mission.board.doors;
  const found = new Map();
  for (const [side, name] of SIDES) {
    const border = borders.get(name(x, y));
    if (!border) continue;
    const shut = border.doors.find(index => closed.has(doors[index].id));
    const open = border.doors.length > 0;
    const kind = shut !== undefined ? "closed-door" : border.kind !== "open" ? border.kind : open ? "open-door" : null;
    if (kind) found.set(kind, [...(found.get(kind) ?? []), side]);
  }
  const names = sides => joined("and-two", sides.map(side => say("js-spaces-side", { side })));
  return [...found].map(([kind, sides]) => say("js-spaces-border", { kind, sides: names(sides) }));
};

const describe = (x, y, pieces) => {
  const space = spaceAt.get(`${x},${y}`);
  const here = pieces.filter(it => covers(it).includes(`${x},${y}`));
  if (!space && here.length === 0) return null;
  const facts = [];
  if (space) {
    const tile = tilesById.get(space.tile);
    if (tile) facts.push(say("js-spaces-tile", { tile: tileName(tile) }));
    if (space.difficult) facts.push(say("js-spaces-difficult"));
    for (const region of space.regions) {
      facts.push(say(areaNames.has(region) ? "js-spaces-area" : "js-spaces-region", { name: region }));
    }
    facts.push(...around(x, y, pieces));
  } else {
    facts.push(say("js-spaces-beside"));
  }
  const lying = here.map(it => {
    const more = [];
    if (it.called) more.push(it.called);
    if (it.health && it.damage !== undefined) {
      more.push(say("js-spaces-health", { left: Math.max(0, it.health - it.damage), health: it.health }));
    }
    if (it.stunned) more.push(say("js-spaces-stunned"));
    if (it.progress > 0) more.push(say("js-spaces-progress", { progress: it.progress }));
    return { sign: it.sign, box: it.layer === "figures" ? `-4 -4 ${it.width * UNIT + 8} ${it.height * UNIT + 8}` : undefined, name: it.name, more };
  });
  return { x, y, title: say("js-spaces-space", { at: `${x},${y}` }), facts, lying };
};

// In one breath.
const aloud = it => [it.title, ...it.lying.map(one => joined("list", [one.name, ...one.more])), ...it.facts].join(". ");

const note = it => [
  h("h3", {}, it.title),
  h("p", { class: "facts" }, sentence(it.facts.join(" · "))),
  h("ul", {}, it.lying.map(one => h("li", {}, sign(one.sign, one.box),
    h("span", {}, h("b", { dir: "auto" }, one.name), one.more.map(more => h("small", { dir: "auto" }, more)))))),
];

