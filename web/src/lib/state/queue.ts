/** The presentation queue: shows beats one after the other, and never gets far behind the table. */

/** Something that is shown for a while. */
export interface Shown {
  readonly lasts: number;
  readonly lands: number;
}

export interface Clock {
  /** Calls after so many milliseconds; the function it gives calls it off. */
  after(ms: number, call: () => void): () => void;
}

export const CLOCK: Clock = {
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

export interface Screen<B> {
  /** It begins; it takes so many milliseconds. */
  begin(beat: B, ms: number): void;
  /** What it changes is changed now. */
  land(beat: B): void;
  /** Nothing is left: the table is as it is. */
  rest(): void;
}

/** Milliseconds that the screen may be behind; beyond them it runs at double speed. */
export const BEHIND = 6000;
/** Beyond these, somebody was away: what came first is not shown any more. */
export const TOO_FAR = 15000;

export class Queue<B extends Shown> {
  private waiting: B[] = [];
  private running = false;
  private stop: () => void = () => undefined;

  constructor(
    private readonly screen: Screen<B>,
    private readonly clock: Clock = CLOCK,
  ) {}

  get busy(): boolean {
    return this.running;
  }

  /** These come last, at this speed (1 or 2). */
  push(beats: readonly B[], speed = 1): void {
    this.waiting.push(...beats);
    while (this.behind > TOO_FAR) this.screen.land(this.waiting.shift()!);
    this.speed = speed;
    if (!this.running && this.waiting.length) this.next();
  }

  /** Ends it: everything is as it is. */
  skip(): void {
    if (!this.running) return;
    this.stop();
    this.waiting = [];
    this.running = false;
    this.screen.rest();
  }

  private speed = 1;

  private get behind(): number {
    return this.waiting.reduce((sum, beat) => sum + beat.lasts, 0);
  }

  private next(): void {
    this.running = true;
    const pace = this.behind / this.speed > BEHIND ? 2 * this.speed : this.speed;
    const beat = this.waiting.shift();
    if (!beat) {
      this.running = false;
      this.screen.rest();
      return;
    }
    if (!beat.lasts) {
      this.screen.land(beat);
      this.next();
      return;
    }
    this.screen.begin(beat, beat.lasts / pace);
    const land = (): void => {
      this.screen.land(beat);
      this.stop = this.clock.after((beat.lasts - beat.lands) / pace, () => this.next());
    };
    if (beat.lands) this.stop = this.clock.after(beat.lands / pace, land);
    else land();
  }
}
