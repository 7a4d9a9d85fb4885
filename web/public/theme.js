// Before the first paint, so that a dark room stays dark.
try {
  const theme = JSON.parse(localStorage.getItem("fourcures.prefs") || "{}").theme;
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
} catch {
  document.documentElement.dataset.theme = "light";
}
