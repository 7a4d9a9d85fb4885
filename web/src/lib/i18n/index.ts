export * from "./say";
