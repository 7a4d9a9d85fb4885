/** Names and sentences of all modules, which are loaded with this file. */
import { learn } from "./say";

for (const text of Object.values(import.meta.glob<string>("$locales/en/{bioterror,brink,challenges,crises,lab,quarantines,rescue}.ftl", { query: "?raw", import: "default", eager: true }))) learn(text);
