import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { $lib: here("src/lib"), $locales: here("../src/fourcures/locales") } },
  build: { outDir: "dist", target: "es2022", assetsInlineLimit: 0 },
  server: {
    port: 5173,
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env["FOURCURES_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
});
