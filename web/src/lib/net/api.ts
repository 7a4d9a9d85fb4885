/** The server's HTTP side.  Every refusal arrives as one sentence in the reader's language. */
import { has, learn, said, t } from "$lib/i18n/say";
import { tongue } from "$lib/i18n/tongue.svelte";
import type { DealCheck, Doubt, Handbook, Key, Lines, MadeTable, NewTable, Plan, Presets, Problem, TableSummary, View } from "./protocol";

export class Refusal extends Error {
  constructor(
    message: string,
    readonly status: number,
  ) {
    super(message);
  }
}

export async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: { "Accept-Language": tongue.language, ...(body === undefined ? {} : { "Content-Type": "application/json" }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refusal(t("ui-no-server"), 0);
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  let why = t("ui-server-error", { status: answer.status });
  try {
    const problem = JSON.parse(text) as Problem;
    if (problem.said && !has(problem.said.id)) await learn("refusals");
    why = problem.said ? said(problem.said) : problem.detail || why;
  } catch {
    // A proxy's own page: the general sentence will do.
  }
  throw new Refusal(why, answer.status);
}

export const api = {
  presets: () => call<Presets>("GET", "/presets"),
  check: (wish: NewTable) => call<Plan>("POST", "/presets/check", wish),
  handbook: () => call<Handbook>("GET", "/handbook"),
  why: (id: string, about: string, seat: number) => call<Doubt[]>("GET", `/tables/${id}/why/${about}?seat=${seat}`),
  tables: () => call<TableSummary[]>("GET", "/tables"),
  table: (id: string) => call<TableSummary>("GET", `/tables/${id}`),
  make: (wish: NewTable) => call<MadeTable>("POST", "/tables", wish),
  sit: (id: string, seats: number[], name: string) => call<unknown>("POST", `/tables/${id}/seats`, { seats, name }),
  fill: (id: string, seats: number[], level: string) => call<unknown>("POST", `/tables/${id}/programs`, { seats, level }),
  clear: (id: string, seats: number[]) => call<unknown>("DELETE", `/tables/${id}/seats`, { seats }),
  stand: (id: string) => call<unknown>("DELETE", `/tables/${id}/seats`),
  options: (id: string) => call<Plan>("GET", `/tables/${id}/options`),
  key: (id: string) => call<Key>("GET", `/tables/${id}/key`),
  useKey: (id: string, secret: string) => call<unknown>("POST", `/tables/${id}/key`, { secret }),
  /** The table after its first `at` tokens, with the log; or at the end. */
  past: (id: string, at?: number, line = 0, legal = false) => call<View>("GET", `/tables/${id}/past?line=${line}${at === undefined ? "" : `&at=${at}&since=${at}`}${legal ? "&legal=true" : ""}`),
  talk: (id: string) => call<Lines>("GET", `/tables/${id}/talk`),
  deal: (id: string) => call<DealCheck>("GET", `/tables/${id}/deal`),
  bring: (record: string) => call<MadeTable>("POST", "/records", { record }),
  record: (id: string): string => `/api/tables/${id}/record`,
};
