// Games to step through: the bar under the map, the log of what happened, who stands how. It asks the table and tells the map.

const seatName = (game, seat) => seat === null ? say("js-player-chance") : game.seats.find(it => it.seat === seat)?.name ?? say("js-player-seat", { seat });

// What a choice led to, for people. What the invader drew in secret is told only to who looks with his eyes.
const told = (choice, known) => {
  const lines = choice.events.map(it => it.text).filter(text => text !== null);
  const draw = choice.seat === null ? rules.draws.find(row => choice.key.startsWith(row.key)) : undefined;
  const drawn = draw !== undefined;
  const hidden = drawn && draw.secret !== null && !known;
  if (lines.length === 0) return hidden ? [draw.secret] : [choice.text];
  return drawn && !hidden ? [...lines, choice.text] : lines;
};

class Player {
  constructor(show) {
    Object.assign(this, { show, game: null, at: 0, playing: null, speed: 1, known: false, courses: new Map() });
    this.bar = $("transport");
    this.build();
  }

  get course() {
    if (!this.courses.has(this.game)) this.courses.set(this.game, new Course(mission, mission.games[this.game]));
    return this.courses.get(this.game);
  }

  build() {
    const icon = path => svg("svg", { viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: path }));
    const button = (id, label, key, path, act) =>
      h("button", { type: "button", id, "aria-label": label, title: `${label} (${key})`, onclick: act }, icon(path));
    this.slider = h("input", { type: "range", id: "slider", min: 0, step: 1, "aria-label": say("js-player-choice"), oninput: () => {
      this.pause();
      this.go(Number(this.slider.value));
    } });
    this.marks = h("div", { class: "marks", "aria-hidden": "true" });
    this.rounds = h("select", { id: "round", "aria-label": say("js-player-rounds"), onchange: () => { this.pause(); this.go(Number(this.rounds.value)); } });
    this.pace = h("select", { id: "pace", "aria-label": say("js-player-speed"), onchange: () => { this.speed = Number(this.pace.value); } },
      [[0.5, "½×"], [1, "1×"], [2, "2×"], [4, "4×"], [16, "16×"]].map(([value, name]) => h("option", { value, selected: value === 1 }, name)));
    this.playButton = button("play", say("js-player-play"), say("js-key-space"), "M7 4.5v15l12-7.5z", () => this.toggle());
    this.count = h("output", { id: "count", for: "slider" });
    this.now = h("p", { id: "now", class: "now", dir: "auto" });
    this.doubt = h("p", { class: "doubt", role: "alert", hidden: true });
    this.bar.append(
      this.doubt, this.now,
      h("div", { class: "track" }, this.marks, this.slider),
      h("div", { class: "controls" },
        button("first", say("js-player-start"), say("js-key-home"), "M6 5v14M19 5l-10 7 10 7z", () => this.by(-Infinity)),
        button("previous-round", say("js-player-round-back"), "[", "M12 5l-8 7 8 7zM21 5l-8 7 8 7z", () => this.round(-1)),
        button("back", say("js-player-back"), ",", "M17 5L7 12l10 7z", () => this.by(-1)),
        this.playButton,
        button("forward", say("js-player-forward"), ".", "M7 5l10 7-10 7z", () => this.by(1)),
        button("next-round", say("js-player-round-forward"), "]", "M12 5l8 7-8 7zM3 5l8 7-8 7z", () => this.round(1)),
        button("last", say("js-player-end"), say("js-key-end"), "M18 5v14M5 5l10 7-10 7z", () => this.by(Infinity)),
        h("span", { class: "space" }), this.count, this.rounds, this.pace));
  }

  // The page beside the map.
  page() {
    const winner = game => game.outcome?.winner ?? "none";
    const name = (game, index) => sayOf("js-player-game", rules.sides[winner(game)] ?? {}, {
      number: index + 1, marines: game.marines, choices: game.choices.length, won: winner(game),
    });
    this.which = h("select", { id: "game", "aria-label": say("js-player-shown"), onchange: () => this.open(this.which.value === "" ? null : Number(this.which.value)) },
      h("option", { value: "" }, say("js-player-before")), mission.games.map((game, index) => h("option", { value: index }, name(game, index))));
    this.standing = h("ul", { class: "standing", id: "standing" });
    this.log = h("ol", { class: "log", id: "log", tabindex: "0", "aria-label": say("js-player-log") });
    this.log.addEventListener("click", event => {
      const row = event.target.closest("[data-at]");
      if (row) { this.pause(); this.go(Number(row.dataset.at)); }
    });
    return [this.which, this.standing, this.log];
  }

  open(game) {
    this.pause();
    this.stood = null;
    this.game = game;
    this.at = 0;
    if (this.which) this.which.value = game === null ? "" : String(game);
    this.bar.hidden = game === null;
    document.body.classList.toggle("playing", game !== null);
    this.write();
    this.draw();
  }

  // The log, once for each game and each pair of eyes.
  write() {
    this.rows = new Map();
    if (!this.log) return;
    this.log.hidden = this.standing.hidden = this.game === null;
    this.log.replaceChildren();
    if (this.game === null) return;
    const { game, rounds, length } = this.course;
    this.slider.max = length;
    this.rounds.replaceChildren(h("option", { value: 0 }, say("js-player-set-up")),
      ...rounds.map(it => h("option", { value: it.at }, say("js-player-round", { round: it.round }))), h("option", { value: length }, say("js-player-end")));
    this.marks.replaceChildren(...rounds.map(it => {
      const mark = h("i", {});
      mark.style.left = `${100 * it.at / Math.max(length, 1)}%`;
      return mark;
    }));
    const begins = new Map(rounds.map(it => [it.at, it.round]));
    const rows = game.choices.flatMap((choice, index) => {
      const at = index + 1;
      const seat = choice.seat === null ? "chance" : choice.seat >= game.marines ? "invader" : `seat-${choice.seat}`;
      const row = h("li", { "data-at": at, class: seat }, h("b", { "aria-label": seatName(game, choice.seat) },
        choice.seat === null ? "⚄" : seatName(game, choice.seat).replace(say("js-player-article"), "").charAt(0).toUpperCase()),
      h("span", { dir: "auto" }, told(choice, this.known).map(line => h("span", {}, line))));
      this.rows.set(at, row);
      return begins.has(at) ? [row, h("li", { class: "round" }, say("js-player-round", { round: begins.get(at) }))] : [row];
    });
    if (game.outcome) rows.push(h("li", { class: "round" }, say("js-player-outcome", { reason: game.outcome.reason })));
    this.log.replaceChildren(...rows);
  }

  go(at) {
    if (this.game === null) return;
    this.at = Math.min(Math.max(at, 0), this.course.length);
    if (this.at === this.course.length) this.pause();
    this.draw();
  }

  by(count) { this.pause(); this.go(this.at + count); }

  round(step) {
    this.pause();
    const stops = [0, ...this.course.rounds.map(it => it.at), this.course.length];
    this.go(step > 0 ? stops.find(it => it > this.at) ?? this.course.length : stops.findLast(it => it < this.at) ?? 0);
  }

  toggle() {
    if (this.game === null) return;
    if (this.playing !== null) { this.pause(); return; }
    if (this.at === this.course.length) this.go(0);
    this.playing = 0;
    this.playButton.setAttribute("aria-label", say("js-player-pause"));
    this.playButton.classList.add("on");
    this.playButton.querySelector("path").setAttribute("d", "M6 4.5h4v15H6zM14 4.5h4v15h-4z");
    this.next();
  }

  // Choices after which the table looks as before pass more quickly.
  next() {
    const choice = this.course.game.choices[this.at];
    const wait = (choice?.events.some(it => it.change) ? 900 : 380) / this.speed;
    this.playing = setTimeout(() => {
      this.go(this.at + 1);
      if (this.playing !== null) this.next();
    }, wait);
  }

  pause() {
    if (this.playing === null) return;
    clearTimeout(this.playing);
    this.playing = null;
    this.playButton.setAttribute("aria-label", say("js-player-play"));
    this.playButton.classList.remove("on");
    this.playButton.querySelector("path").setAttribute("d", "M7 4.5v15l12-7.5z");
  }

  draw() {
    if (this.game === null) { this.show(null, null, null); return; }
    const { course, at } = this;
    const table = course.at(at);
    const choice = at === 0 ? null : course.game.choices[at - 1];
    const line = choice ? told(choice, this.known).join(" · ") : say("js-player-ready");
    this.slider.value = at;
    this.slider.setAttribute("aria-valuetext", say("js-player-at", { at, length: course.length, round: table.round, line }));
    this.count.textContent = `${at} / ${course.length}`;
    const stop = [...this.rounds.options].map(it => Number(it.value)).findLastIndex(it => it <= at);
    this.rounds.selectedIndex = Math.max(stop, 0);
    this.now.replaceChildren(h("b", {}, choice ? seatName(course.game, choice.seat) : say("js-player-set-up")), ` ${line}`);
    const digest = table.digest();
    this.doubt.hidden = digest === course.digest(at);
    this.doubt.textContent = this.doubt.hidden ? "" : say("js-player-doubt", { at });
    this.stand(table);
    this.mark();
    this.show(table, choice, at === 0 ? null : course.at(at - 1));
    Object.assign($("map").dataset, { choice: at, digest });
  }

  mark() {
    this.log.querySelector("[aria-current]")?.removeAttribute("aria-current");
    const row = this.rows.get(this.at);
    if (!row) { this.log.scrollTop = 0; return; }
    row.setAttribute("aria-current", "step");
    // Rows far away have guessed heights until they come near: the second look is exact.
    for (let look = 0; look < 2; look++) {
      const [box, line] = [this.log.getBoundingClientRect(), row.getBoundingClientRect()];
      if (line.top < box.top + 40 || line.bottom > box.bottom - 40) this.log.scrollTop += line.top - box.top - box.height / 2;
    }
  }

  // Who stands how: the marines one by one, demons counted.
  stand(table) {
    if (this.stood !== table.marines) this.seats(table);
    this.stands.forEach(({ row, text, meter, health }, seat) => {
      const it = table.figures.get(seat);
      const left = it ? Math.max(0, health - it.damage) : 0;
      row.className = it ? "" : "gone";
      text.textContent = it ? say(it.stunned ? "js-player-health-stunned" : "js-player-health", { left, health }) : say("js-player-fragged");
      meter.value = left;
    });
    const counts = new Map();
    for (const [number] of inOrder(table.figures)) {
      if (number >= table.marines) counts.set(table.kinds.get(number), (counts.get(table.kinds.get(number)) ?? 0) + 1);
    }
    const list = joined("list", [...counts].map(([kind, count]) => say("js-player-times", { count, figure: figureName(kind) })));
    this.demons.textContent = list ? say("js-player-demons", { list }) : say("js-player-no-demons");
  }

  seats(table) {
    this.stood = table.marines;
    this.stands = Array.from({ length: table.marines }, (_, seat) => {
      const kind = table.kinds.get(seat);
      const { health } = figures[kind] ?? { health: 1 };
      const text = h("small", {});
      const meter = h("meter", { min: 0, max: health, low: health * 0.31, high: health * 0.61, optimum: health, "aria-label": say("js-player-health-of", { figure: figureName(kind) }) });
      const row = h("li", {}, sign(`figure ${kind}`, "0 0 100 100"), h("span", {}, h("b", { dir: "auto" }, figureName(kind)), text, meter));
      return { row, text, meter, health };
    });
    this.demons = h("small", { dir: "auto" });
    this.standing.replaceChildren(...this.stands.map(it => it.row), h("li", { class: "demons" }, this.demons));
  }
}

