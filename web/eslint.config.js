import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/lib/net/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: [".svelte"] } },
    rules: {
      // Sets and maps inside $derived are made anew each time, so they need not be reactive themselves.
      "svelte/prefer-svelte-reactivity": "off",
      // The compiler lets a parent write to what it bound; `let` is how Svelte spells it.
      "prefer-const": "off",
      "svelte/no-navigation-without-resolve": "off",
    },
  },
  { rules: { "@typescript-eslint/no-non-null-assertion": "off", "no-undef": "off" } },
);
