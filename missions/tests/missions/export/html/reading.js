// What a page shows, read off its drawing and nothing else: the proof puts this into the page.
(() => {
  const map = document.getElementById("map");
  // Inside drawings browsers only look at the element itself.
  const shown = element => {
    for (let around = element; around instanceof SVGElement; around = around.parentElement) {
      if (getComputedStyle(around).display === "none") return false;
    }
    return element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  };
  // A box of the window as one of the board, in spaces.
  const board = element => {
    const box = element.getBoundingClientRect();
    const back = map.getScreenCTM().inverse();
    const at = (x, y) => { const p = new DOMPoint(x, y).matrixTransform(back); return [p.x / 100, p.y / 100]; };
    const [[west, north], [east, south]] = [at(box.left, box.top), at(box.right, box.bottom)];
    return { x: (west + east) / 2, y: (north + south) / 2, width: east - west, height: south - north };
  };
  const piece = element => {
    const use = element.querySelector("use");
    const text = selector => element.querySelector(selector)?.textContent ?? null;
    return {
      name: element.dataset.piece, sign: element.dataset.sign, ...board(use), drawn: shown(element),
      symbol: document.querySelector(use.getAttribute("href")) !== null, href: use.getAttribute("href"),
      health: text(".number"), progress: text(".count"), stunned: element.querySelector(".stun") !== null,
    };
  };
  const moment = () => ({
    pieces: [...map.querySelectorAll(".piece")].map(piece),
    score: [...document.querySelectorAll("#score b")].map(it => it.textContent),
    digest: map.dataset.digest, choice: map.dataset.choice, slider: document.getElementById("slider").value,
    present: document.querySelector("#log [aria-current]")?.dataset.at ?? "0",
    doubt: shown(document.querySelector(".doubt")) ? document.querySelector(".doubt").textContent : null,
  });
  const key = name => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: name, bubbles: true, cancelable: true }));
  const line = (x, y) => {
    const point = new DOMPoint(x * 100, y * 100);
    const paths = [...map.querySelectorAll("[data-layer=lines] path")].filter(shown);
    return paths.flatMap(path => {
      const fill = path.getAttribute("fill"), stroke = path.getAttribute("stroke");
      return [fill && path.isPointInFill(point) ? fill : null, stroke && path.isPointInStroke(point) ? stroke : null];
    }).filter(it => it);
  };
  window.reading = { moment, key, line, board, shown, walk: (name, count) => Array.from({ length: count }, () => { key(name); return moment(); }) };
})();
