/// <reference types="svelte" />
/// <reference types="vite/client" />

declare module "virtual:words" {
  type Text = () => Promise<{ default: string }>;
  const words: Readonly<Record<import("./lib/i18n/parts").Language, () => Promise<{ base: string; parts: Readonly<Record<string, Text>> }>>>;
  export default words;
}
