/** One thing at a time that asks the server, and what came of it. */
export class Doing {
  busy = $state(false);
  trouble = $state("");
  done = $state("");

  async run(work: () => Promise<void>, done = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = this.done = "";
    try {
      await work();
      this.done = done;
    } catch (error) {
      this.trouble = (error as Error).message;
    }
    this.busy = false;
    return !this.trouble;
  }
}
