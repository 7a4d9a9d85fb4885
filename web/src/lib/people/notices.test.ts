import { expect, it } from "vitest";
import { bytes } from "./notices.svelte";

it("the server's key is read from the letters of the web", () => {
  expect([...bytes("_-8")]).toEqual([255, 239]);
  expect([...bytes("AQID")]).toEqual([1, 2, 3]);
});
