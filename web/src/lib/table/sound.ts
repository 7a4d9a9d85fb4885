/** Three soft sounds, made as they are heard: sine tones with a little of their octave, that swell and fade. */
export type Cue = "turn" | "epidemic" | "outbreak";

/** Each tone: hertz, seconds until it begins, seconds that it lasts. */
const CUES: Readonly<Record<Cue, readonly (readonly [number, number, number])[]>> = {
  turn: [[523.25, 0, 0.5], [783.99, 0.13, 0.8]], // a fifth up
  epidemic: [[220, 0, 0.9], [207.65, 0.28, 0.9], [174.61, 0.56, 1.3]], // three steps down
  outbreak: [[146.83, 0, 0.35], [138.59, 0.12, 0.6]], // a low knock
}; // prettier-ignore
const LOUD = 0.11;

let context: AudioContext | null = null;

export function sound(cue: Cue): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const { currentTime, destination } = context;
  for (const [hertz, wait, lasts] of CUES[cue]) {
    for (const [over, share] of [[1, 1], [2, 0.18]] as const) {
      const tone = context.createOscillator();
      const level = context.createGain();
      const start = currentTime + 0.02 + wait;
      tone.frequency.value = hertz * over;
      level.gain.setValueAtTime(0.0001, start);
      level.gain.exponentialRampToValueAtTime(LOUD * share, start + 0.03);
      level.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
      tone.connect(level).connect(destination);
      tone.start(start);
      tone.stop(start + lasts + 0.05);
    }
  }
}
