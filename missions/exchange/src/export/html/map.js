// The map as a picture one can move about: camera, fingers, wheel and keys. What lies on it is drawn elsewhere.

const $ = id => document.getElementById(id);
const mission = JSON.parse($("mission").textContent);
const plan = JSON.parse($("plan").textContent);
const calm = matchMedia("(prefers-reduced-motion: reduce)");

// Units of the drawing for a space.
const UNIT = 100;

const svg = (tag, attributes = {}, ...children) => {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.append(...children);
  return element;
};

// An element of the page. Strings among the children stay texts; nothing is ever read as markup.
const h = (tag, attributes = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.flat(Infinity).filter(it => it !== null && it !== undefined));
  return element;
};

// A sign by itself, so large that all of it shows.
const sign = (name, box) => {
  const number = plan.signs[name];
  const use = svg("use", { href: `#sign-${number}` });
  return svg("svg", { viewBox: box ?? "-110 -110 220 220", class: "sign", "aria-hidden": "true" }, use);
};

class Camera {
  constructor(field, picture, onMove) {
    const [x, y, width, height] = plan.frame.map(it => it * UNIT);
    Object.assign(this, { field, picture, onMove, frame: { x, y, width, height } });
    // The middle of what is seen, and how many units of the drawing a pixel shows.
    this.x = x + width / 2;
    this.y = y + height / 2;
    this.units = 1;
    this.fitted = true;
    this.drawn = false;
    new ResizeObserver(() => { this.size(); }).observe(field);
    this.size();
  }

  size() {
    const box = this.field.getBoundingClientRect();
    this.width = Math.max(box.width, 1);
    this.height = Math.max(box.height, 1);
    if (this.fitted) this.fit();
    else this.move(this.x, this.y, this.units);
  }

  // Pixels at the top that the count of a game covers.
  get covered() { return document.body.classList.contains("playing") ? 44 : 0; }

  // Units a pixel when everything is in sight.
  get whole() {
    return Math.max(this.frame.width / this.width, this.frame.height / Math.max(this.height - this.covered, 1));
  }

  fit() {
    const { x, y, width, height } = this.frame;
    const units = this.whole;
    this.move(x + width / 2, y + height / 2 - this.covered * units / 2, units);
    this.fitted = true;
  }

  move(x, y, units) {
    const within = (value, least, most) => Math.min(Math.max(value, least), most);
    const { frame } = this;
    this.units = within(units, 0.3, Math.max(this.whole * 1.25, 0.31));
    this.x = within(x, frame.x, frame.x + frame.width);
    this.y = within(y, frame.y, frame.y + frame.height);
    this.fitted = false;
    if (this.drawn) return;
    this.drawn = true;
    requestAnimationFrame(() => {
      this.drawn = false;
      const [w, hh] = [this.width * this.units, this.height * this.units];
      const box = `${this.x - w / 2} ${this.y - hh / 2} ${w} ${hh}`;
      if (this.picture.getAttribute("viewBox") === box) return;
      this.picture.setAttribute("viewBox", box);
      this.onMove();
    });
  }

  // The point of the drawing under a point of the window.
  point(clientX, clientY) {
    const box = this.field.getBoundingClientRect();
    const across = (clientX - box.left - this.width / 2) * this.units;
    return [this.x + across, this.y + (clientY - box.top - this.height / 2) * this.units];
  }

  // Nearer or farther, with a point of the window staying where it is.
  zoom(factor, clientX, clientY) {
    const box = this.field.getBoundingClientRect();
    const [px, py] = [clientX ?? box.left + this.width / 2, clientY ?? box.top + this.height / 2];
    const [x, y] = this.point(px, py);
    const units = Math.min(Math.max(this.units / factor, 0.3), Math.max(this.whole * 1.25, 0.31));
    const part = units / this.units;
    this.move(x + (this.x - x) * part, y + (this.y - y) * part, units);
  }

  pan(dx, dy) { this.move(this.x - dx * this.units, this.y - dy * this.units, this.units); }

  // Move as little as needed for a space to be in sight.
  reveal(x, y) {
    const margin = UNIT * 1.5;
    const [w, hh] = [this.width * this.units / 2 - margin, this.height * this.units / 2 - margin];
    const toward = (value, middle, room) =>
      room <= 0 ? value : Math.min(Math.max(middle, value - room), value + room);
    const at = [toward((x + 0.5) * UNIT, this.x, w), toward((y + 0.5) * UNIT, this.y, hh)];
    if (at[0] !== this.x || at[1] !== this.y) this.move(at[0], at[1], this.units);
  }
}

// Fingers, mouse and wheel on the map: they move the camera, or point at a space.
const hands = (field, camera, { onPoint, onLeave, onTap }) => {
  const down = new Map();
  let moved = 0;
  const spread = () => {
    const [a, b] = [...down.values()];
    return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2, gap: Math.hypot(a.x - b.x, a.y - b.y) };
  };
  field.addEventListener("pointerdown", event => {
    if (event.button !== 0) return;
    field.setPointerCapture(event.pointerId);
    if (down.size === 0) moved = 0;
    down.set(event.pointerId, { x: event.clientX, y: event.clientY });
  });
  field.addEventListener("pointermove", event => {
    const before = down.get(event.pointerId);
    if (!before) {
      if (event.pointerType === "mouse") onPoint(event.clientX, event.clientY);
      return;
    }
    const now = { x: event.clientX, y: event.clientY };
    if (down.size === 1) {
      moved += Math.hypot(now.x - before.x, now.y - before.y);
      if (moved > 4) {
        onLeave();
        field.classList.add("held");
        camera.pan(now.x - before.x, now.y - before.y);
      }
      down.set(event.pointerId, now);
    } else if (down.size === 2) {
      moved = Infinity;
      const from = spread();
      down.set(event.pointerId, now);
      const to = spread();
      camera.pan(to.x - from.x, to.y - from.y);
      if (from.gap > 0 && to.gap > 0) camera.zoom(to.gap / from.gap, to.x, to.y);
    }
  });
  const up = event => {
    if (!down.delete(event.pointerId)) return;
    field.classList.remove("held");
    if (event.type === "pointerup" && moved <= 4) onTap(event.clientX, event.clientY);
  };
  field.addEventListener("pointerup", up);
  field.addEventListener("pointercancel", up);
  field.addEventListener("pointerleave", onLeave);
  field.addEventListener("wheel", event => {
    event.preventDefault();
    const pixels = event.deltaY * (event.deltaMode === 1 ? 30 : 1);
    camera.zoom(Math.exp(-Math.min(Math.max(pixels, -240), 240) / 400), event.clientX, event.clientY);
  }, { passive: false });
};

