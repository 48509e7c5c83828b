// What the page says, by id and in the language of the person who made the page. A text is a list of its parts: a string is letters,
// and an object a gap, a choice by what is filled in, or a text that a function changes.

const say = (() => {
  const { language, texts } = JSON.parse($("texts").textContent);
  const plurals = new Intl.PluralRules(language);
  // In the pseudo-language only the whole has marks at its ends.
  const inside = value => language === "en-XA" ? String(value).replace(/^⟦(.*)⟧$/su, "$1") : String(value);
  const capital = ([first = "", ...rest]) => first.toUpperCase() + rest.join("");
  const fits = (key, value) => key === value || (typeof value === "number" && key === plurals.select(value));
  // What is not there is shown by its name. Tests refuse pages that write to the console.
  const missing = name => {
    console.error(`the page lacks ${name}`);
    return name;
  };
  const write = (parts, filled) => parts.map(part => {
    if (typeof part === "string") return part;
    if (part.capital) return capital(write(part.capital, filled));
    if (part.part) return write(part.part, filled).replace(/\.+$/, "");
    const name = part.fill ?? part.choose;
    const value = filled[name] ?? missing(`$${name}`);
    if (part.fill) return inside(value);
    return write(part.of.find(([key]) => fits(key, value))?.[1] ?? part.otherwise, filled);
  }).join("");
  return (id, filled = {}) => texts[id] ? write(texts[id], filled) : missing(id);
})();

// Several things in a row, joined by a text: `list` or `and-two`.
const joined = (id, things) => things.length === 0 ? "" : things.reduce((before, after) => say(id, { before, after }));

