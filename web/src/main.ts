import { speak } from "$lib/i18n";
import { ofBrowser } from "$lib/i18n/tongue.svelte";
import { KEY, prefs } from "$lib/state/prefs.svelte";
import { mount } from "svelte";
import "./fonts/fonts.css";
import "./app.css";
import App from "./App.svelte";
import { pages } from "./pages";
import { placeOf } from "./routes";

const target = document.getElementById("app");
pages[placeOf(location.pathname).page]().catch(() => {}); // comes with the words, and is asked for again
await speak(prefs.language || ofBrowser());
addEventListener("storage", ({ key }) => {
  if (key !== KEY) return;
  prefs.read(); // another page of this browser has chosen
  prefs.paint();
  void speak(prefs.language || ofBrowser());
});
if (target) mount(App, { target });
