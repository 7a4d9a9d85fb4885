/** Whether the rules are open, and at which place. */
import type { View } from "$lib/net/protocol";

/** Where to open: a place (a section, or a card by its code), or a reason why something cannot be done. */
interface Where {
  place?: string;
  reason?: string;
}

class Rules {
  at = $state.raw<Where | null>(null);
  /** Modules and roles of the table that asked. */
  modules = $state.raw<readonly string[] | null>(null);
  roles = $state.raw<readonly string[]>([]);

  open(where: Where, view?: View): void {
    this.modules = view ? view.board.rules.split("/")[0]!.split("+") : null;
    this.roles = view ? view.seats.map((s) => s.role) : [];
    this.at = where;
  }

  close(): void {
    this.at = null;
  }
}

export const rules = new Rules();
