/** Seconds that are left, counted down from what the server said last. */
export class Count {
  private now = $state(performance.now());
  private readonly due: number | null;

  constructor(seconds: () => number | null | undefined) {
    this.due = $derived.by(() => {
      const left = seconds();
      return left == null ? null : performance.now() + left * 1000;
    });
    $effect(() => {
      if (this.due === null) return;
      this.now = performance.now();
      const timer = setInterval(() => (this.now = performance.now()), this.left! > 120 ? 10_000 : 250);
      return () => clearInterval(timer);
    });
  }

  get left(): number | null {
    return this.due === null ? null : Math.max(0, (this.due - this.now) / 1000);
  }
}
