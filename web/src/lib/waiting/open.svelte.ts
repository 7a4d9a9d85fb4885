/** What is open about waiting: the dialog of standing orders, and from which place of the log somebody wants to go back. */
export const waiting = $state<{ orders: boolean; back: number | null }>({ orders: false, back: null });
