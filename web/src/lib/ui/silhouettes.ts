/** Silhouettes of the diseases, of equal visual weight, about 10 units around 0, 0. */
export const SILHOUETTE: Record<string, string> = {
  b: "M-8.8 0a8.8 8.8 0 1 0 17.6 0a8.8 8.8 0 1 0-17.6 0Z",
  y: "M0-9 9.18 6.9H-9.18Z",
  k: "M-6.5-8h13a1.5 1.5 0 0 1 1.5 1.5v13a1.5 1.5 0 0 1-1.5 1.5h-13a1.5 1.5 0 0 1-1.5-1.5v-13a1.5 1.5 0 0 1 1.5-1.5Z",
  r: "M0-10.6 10.6 0 0 10.6-10.6 0Z",
  p: "M0-10.4 3.06-3.41 10.65-2.66 4.95 2.41 6.58 9.86 0 6-6.58 9.86-4.95 2.41-10.65-2.66-3.06-3.41Z",
};
