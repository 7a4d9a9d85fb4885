// Writes src/lib/net/schema.json (what `python -m fourcures.server.schema` prints) and the TypeScript types made of it.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { compile } from "json-schema-to-typescript";

const at = (path) => new URL(path, import.meta.url);
const file = at("../src/lib/net/schema.json");
if (!process.argv.includes("--saved")) {
  const src = at("../../src").pathname;
  const out = execFileSync(process.env.PYTHON ?? "python3", ["-m", "fourcures.server.schema"], {
    env: { ...process.env, PYTHONPATH: src },
    encoding: "utf8",
  });
  writeFileSync(file, out);
}
const { $defs } = JSON.parse(readFileSync(file, "utf8"));

/** `t` is always sent, and fields with a default may be left out. */
const closed = (schema) => ({ ...schema, additionalProperties: schema.additionalProperties ?? false, required: schema.required });
const root = {
  $schema: "http://json-schema.org/draft-07/schema#",
  title: "Protocol",
  definitions: Object.fromEntries(Object.entries($defs).map(([name, schema]) => [name, closed(schema)])),
};
// A reference with a default beside it would become a second type.
const plain = (_, part) => (part?.$ref ? { $ref: part.$ref } : part);
const text = JSON.stringify(root, plain).replaceAll("#/$defs/", "#/definitions/");
const made = await compile(JSON.parse(text), "Protocol", {
  bannerComment: "/* Made by `npm run types` from the server's schema. */",
  unreachableDefinitions: true,
  additionalProperties: false,
  format: true,
});
// The root is only a bag for the definitions.
const body = made
  .replace(/export interface Protocol \{[^}]*\}\n/, "")
  .replace(/\/\*\*\n \* This interface was referenced by[^/]*\*\/\n/g, "")
  .replace(/ \*\n \* This interface was referenced by[^/]*"\.\n/g, "");
writeFileSync(at("../src/lib/net/protocol.ts"), body);
