/** The deal of the first game, as the server promises it: the SHA-256 of its seed in `lesson.ts`. */
export const LESSON = "sha256:5ffee1b39aee87038a46ad08d311807d661eb34dd405b116952df6e22d104456";
