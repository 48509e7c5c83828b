// Validates documents against a JSON Schema with Ajv as it is by default, which is strict: node validate.mjs AJV SCHEMA FILE…
// One line a document on standard output: "ok", or what is wrong. Whatever Ajv says of the schema is an error.
import { createRequire } from "node:module";
import { readFileSync } from "node:fs";

const [ajv, schema, ...files] = process.argv.slice(2);
const Ajv = createRequire(import.meta.url)(ajv);
const read = (file) => JSON.parse(readFileSync(file, "utf8"));
const said = [];
const log = (...words) => said.push(words.join(" "));
const validate = new Ajv.default({ logger: { log, warn: log, error: log } }).compile(read(schema));
if (said.length > 0) {
    console.error(said.join("\n"));
    process.exit(1);
}
for (const file of files) {
    const [first] = validate(read(file)) ? [] : validate.errors;
    console.log(first ? `${first.instancePath}: ${first.message}` : "ok");
}
