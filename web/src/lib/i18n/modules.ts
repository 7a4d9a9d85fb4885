/** Names and sentences of all modules, which are loaded with this file. */
import { learnModules } from "./say";

await learnModules();
