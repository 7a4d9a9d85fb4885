/** The sentences about looking back at games together are loaded with the first place that has them. */
import "$lib/lobby/texts";
import "$lib/replay/texts";
import "$lib/table/aside";
import { learn } from "$lib/i18n/say";

await learn("review");
