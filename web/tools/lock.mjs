// Takes the addresses for donations out of package-lock.json: a lock names no host.
import { readFileSync, writeFileSync } from "node:fs";

const file = new URL("../package-lock.json", import.meta.url);
const lock = JSON.parse(readFileSync(file, "utf8"), (key, value) => (key === "funding" ? undefined : value));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
