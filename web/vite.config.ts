import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The catalogues travel without their comments, and without what is said to the command line and to programs alone. */
const UNSAID = /^(cli|problem|server-(address|own|mail|data|stop|folder|file|port|host|no-client|bad|body|field|message|not-json|other)|socket-binary)\b.*\n(?:[ }].*\n)*/gm;
const catalogues: Plugin = {
  name: "catalogues",
  enforce: "pre",
  async load(id) {
    if (!id.endsWith(".ftl?raw")) return null;
    const text = await readFile(id.slice(0, -"?raw".length), "utf8");
    this.addWatchFile(id.slice(0, -"?raw".length));
    return `export default ${JSON.stringify(text.replace(/^#.*\n|^\n/gm, "").replace(UNSAID, ""))};`;
  },
};

export default defineConfig({
  plugins: [catalogues, svelte()],
  resolve: { alias: { $lib: here("src/lib"), $locales: here("../src/fourcures/locales") } },
  build: { outDir: "dist", manifest: "manifest.json", target: "es2022", assetsInlineLimit: 0 },
  server: {
    port: 5173,
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env["FOURCURES_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
});
