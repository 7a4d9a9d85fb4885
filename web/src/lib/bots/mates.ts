/** What AI team-mates say at a table, and why they do what they do: loaded with this file. */
import { learn } from "$lib/i18n/say";
import "./texts";

await Promise.all([learn("mates"), learn("why")]);
