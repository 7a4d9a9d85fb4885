import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { words } from "./words.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What lobby and table both begin with comes in one file: many small ones pack badly. */
const COMMON = /node_modules\/(svelte|@fluent|esm-env)\/|preload-helper|src\/(routes|lib\/(i18n\/(index|say|parts|tongue)|net\/(api|socket)|people\/(me|doing|PersonName)|rules\/open|replay\/promises|waiting\/open|talk\/talk|state\/(prefs|table)|table\/(cards|keys|roles|title)|ui\/))/;

export default defineConfig({
  plugins: [words, svelte()],
  resolve: { alias: { $lib: here("src/lib") } },
  build: { outDir: "dist", manifest: "manifest.json", target: "es2022", assetsInlineLimit: 0, rolldownOptions: { output: { codeSplitting: { groups: [{ name: "common", test: COMMON }] } } } },
  server: {
    port: 5173,
    fs: { allow: [here(".."), here(".")] },
    proxy: { "/api": { target: process.env["FOURCURES_API"] ?? "http://127.0.0.1:8000", ws: true } },
  },
});
