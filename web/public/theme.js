// Before the first paint, so that a dark room stays dark and a plain map plain.
let kept = {};
try {
  kept = JSON.parse(localStorage.getItem("fourcures.prefs") || "{}") || {};
} catch {
  // No storage, or not ours.
}
const dark = kept.theme === "dark" || (kept.theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
const of = (value, values) => (values.includes(value) ? value : values[0]);
Object.assign(document.documentElement.dataset, {
  theme: dark ? "dark" : "light",
  ground: of(kept.ground, ["atlas", "plain", "contrast", "nodes"]),
  motion: of(kept.motion, ["1", "2", "off"]),
});
document.querySelector("meta[name=theme-color]").content = dark ? "#101e26" : "#d9e6e7";
