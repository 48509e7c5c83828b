// The table of a game: what lies on it for everybody to see, what events do to it, and its digest (docs/exports.md).
// It knows nothing of the page.

// SHA-256 of a text, as hexadecimal digits. Browsers have one of their own, but not on every page that is opened as a file.
const sha256 = (() => {
  const roots = (power, count) => {
    const found = [];
    for (let n = 2; found.length < count; n++) {
      let prime = true;
      for (let d = 2; d * d <= n; d++) if (n % d === 0) prime = false;
      if (prime) found.push((n ** power % 1 * 2 ** 32) >>> 0);
    }
    return found;
  };
  const start = roots(1 / 2, 8);
  const keys = roots(1 / 3, 64);
  const turn = (word, by) => (word >>> by) | (word << (32 - by));
  return text => {
    const bytes = new TextEncoder().encode(text);
    const length = (bytes.length + 72) & ~63;
    const padded = new Uint8Array(length);
    padded.set(bytes);
    padded[bytes.length] = 128;
    const view = new DataView(padded.buffer);
    view.setUint32(length - 8, bytes.length / 2 ** 29);
    view.setUint32(length - 4, bytes.length << 3);
    const sum = start.slice();
    const words = new Uint32Array(64);
    for (let block = 0; block < length; block += 64) {
      for (let i = 0; i < 16; i++) words[i] = view.getUint32(block + 4 * i);
      for (let i = 16; i < 64; i++) {
        const [a, b] = [words[i - 15], words[i - 2]];
        const one = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const two = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        words[i] = words[i - 16] + one + words[i - 7] + two;
      }
      let [a, b, c, d, e, f, g, h] = sum;
      for (let i = 0; i < 64; i++) {
        const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + keys[i] + words[i];
        const two = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + two) | 0];
      }
      [a, b, c, d, e, f, g, h].forEach((word, i) => { sum[i] = (sum[i] + word) | 0; });
    }
    return sum.map(word => (word >>> 0).toString(16).padStart(8, "0")).join("");
  };
})();

const inOrder = map => [...map.keys()].sort((a, b) => a - b).map(key => [key, map.get(key)]);

class Table {
  // As a mission is set up for so many marines.
  static of(mission, marines) {
    const table = new Table();
    const { pieces } = mission;
    const there = kind => pieces[kind].filter(it => it.index !== null);
    table.marines = marines;
    table.round = 0;
    table.counts = new Map(rules.counts.map(row => [row.id, 0]));
    const doors = mission.board.doors;
    table.doors = new Set(doors.filter(it => !it.open).map(it => it.index));
    table.locked = new Set(doors.filter(it => it.locked).map(it => it.index));
    table.gone = new Set();
    // Pieces of the rules' own by kind and number: which side is up.
    table.own = new Map(rules.own.map(row => [row.id, new Map(there(row.list).map(it => [it.index, !!it[row.side?.asked]]))]));
    table.tokens = new Map();
    table.figures = new Map();
    table.kinds = new Map();
    for (const it of there("tokens")) table.token(it.index, it.kind, it.what, it.at.space, it.id);
    const setup = mission.setups.find(it => it.marines === marines);
    for (const it of setup.figures) table.figure(it.figure, it.kind, it.space, it.turned);
    return table;
  }

  copy() {
    const copy = new Table();
    const all = map => new Map([...map].map(([key, value]) => [key, { ...value }]));
    Object.assign(copy, this, {
      doors: new Set(this.doors), locked: new Set(this.locked), gone: new Set(this.gone), counts: new Map(this.counts), own: new Map([...this.own].map(([id, map]) => [id, new Map(map)])),
      tokens: all(this.tokens), figures: all(this.figures), kinds: new Map(this.kinds),
    });
    return copy;
  }

  // `id` is the token's number in the mission, if it lay there from the start.
  token(number, kind, name, space, id = null) {
    this.tokens.set(number, { space, progress: 0, kind, name, id });
  }

  figure(number, kind, space, turned) {
    this.kinds.set(number, kind);
    this.figures.set(number, { space, turned, damage: 0, stunned: false });
  }

  // Do what an event did.
  change(it) {
    const figure = this.figures.get(it.figure);
    switch (it.what) {
      case "round-started": this.round = it.round; break;
      case "moved": Object.assign(figure, { space: it.space, turned: it.turned }); break;
      case "placed": this.figure(it.figure, it.kind, it.space, it.turned); break;
      case "respawned": this.figure(it.figure, this.kinds.get(it.figure), it.space, false); break;
      case "hurt": figure.damage += it.amount; break;
      case "healed": figure.damage = Math.max(0, figure.damage - it.amount); break;
      case "fragged": this.figures.delete(it.figure); break;
      case "stunned": figure.stunned = true; break;
      case "stun-ended": figure.stunned = false; break;
      case "door-opened": this.doors.delete(it.door); break;
      case "door-closed": this.doors.add(it.door); break;
      case "door-locked": this.locked.add(it.door); break;
      case "door-unlocked": this.locked.delete(it.door); break;
      case "door-destroyed": this.doors.delete(it.door); this.locked.delete(it.door); this.gone.add(it.door); break;
      case "token-placed": this.token(it.token, it.kind, it.name, it.space); break;
      case "token-removed": this.tokens.delete(it.token); break;
      case "progressed": this.tokens.get(it.token).progress = it.count; break;
      default: this.changeOwn(it);
    }
  }

  // What only the rules of this game have. Whatever has no row here leaves the table as it is: cards, dice, attacks.
  changeOwn(it) {
    const row = rules.changes.find(row => row.what === it.what);
    if (!row) return;
    if (row.does === "counted") this.counts.set(row.of, it.count);
    else if (row.does === "gone") this.own.get(row.of).delete(it[row.of]);
    else this.own.get(row.of).set(it[row.of], row.does === "up");
  }

  // Is a piece of the rules' own to be seen? Of what is switched on and off that is told what is on.
  lies(row, index) {
    const pieces = this.own.get(row.id);
    return pieces.has(index) && (pieces.get(index) || !row.side?.switch);
  }

  lines() {
    const lines = [`round ${this.round}`, ...rules.counts.map(row => `${row.id} ${this.counts.get(row.id)}`)];
    for (const [word, doors] of [["door", this.doors], ["locked", this.locked], ["gone", this.gone]]) {
      for (const door of [...doors].sort((a, b) => a - b)) lines.push(`${word} ${door}`);
    }
    for (const row of rules.laying) {
      for (const [it, up] of inOrder(this.own.get(row.id)).filter(([it]) => this.lies(row, it))) {
        lines.push(row.side && !row.side.switch ? `${row.id} ${it} ${up ? "up" : "down"}` : `${row.id} ${it}`);
      }
    }
    for (const [number, it] of inOrder(this.figures)) {
      lines.push(`figure ${number} ${this.kinds.get(number)} ${it.space} ${+it.turned} ${it.damage} ${+it.stunned}`);
    }
    for (const [number, it] of inOrder(this.tokens)) {
      const name = it.name === null ? "" : ` ${it.name}`;
      lines.push(`token ${number} ${it.space} ${it.progress} ${it.kind}${name}`);
    }
    return lines.map(line => `${line}\n`).join("");
  }

  digest() { return sha256(this.lines()); }
}

// A game from its start to its end: the table after any number of choices. Tables on the way are kept, so that going back
// is as quick as going on.
class Course {
  constructor(mission, game) {
    this.game = game;
    this.length = game.choices.length;
    this.kept = [Table.of(mission, game.marines)];
    this.rounds = [];
    const every = 64;
    const table = this.kept[0].copy();
    game.choices.forEach((choice, index) => {
      for (const { change } of choice.events) {
        if (!change) continue;
        table.change(change);
        if (change.what === "round-started") this.rounds.push({ round: change.round, at: index + 1 });
      }
      if ((index + 1) % every === 0) this.kept.push(table.copy());
    });
    this.every = every;
  }

  at(number) {
    const from = Math.floor(number / this.every);
    const table = this.kept[from].copy();
    for (const choice of this.game.choices.slice(from * this.every, number)) {
      for (const { change } of choice.events) if (change) table.change(change);
    }
    return table;
  }

  // The digest of the table on which the game was played, after so many choices.
  digest(number) { return number === 0 ? this.game.start : this.game.choices[number - 1].digest; }
}

