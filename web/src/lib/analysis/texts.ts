/** The sentences about what positions are worth are loaded with the first place that has them. */
import { learn } from "$lib/i18n/say";

await Promise.all([learn("analysis"), learn("why")]);
