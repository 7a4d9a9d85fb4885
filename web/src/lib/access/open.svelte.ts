/** Whether this device shows the table as text. */
const KEY = "fourcures.text";

class AsText {
  on = $state(false);
  /** It was asked for just now: the focus goes there. */
  fresh = false;

  constructor() {
    try {
      this.on = localStorage.getItem(KEY) === "yes";
    } catch {
      // No storage: it is asked for at each visit.
    }
  }

  set(on: boolean): void {
    this.on = on;
    this.fresh = on;
    try {
      if (on) localStorage.setItem(KEY, "yes");
      else localStorage.removeItem(KEY);
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const asText = new AsText();
