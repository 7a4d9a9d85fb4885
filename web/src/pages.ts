/** The pages, each loaded when it is first wanted. */
export const pages = {
  lobby: () => import("$lib/lobby/Lobby.svelte"),
  table: () => import("$lib/table/TablePage.svelte"),
  words: () => import("$lib/lobby/JoinPage.svelte"),
  replay: () => import("$lib/replay/Replay.svelte"),
  analysis: () => import("$lib/analysis/Analysis.svelte"),
  deal: () => import("$lib/replay/Deal.svelte"),
  "person-stats": () => import("$lib/stats/PersonStats.svelte"),
  stats: () => import("$lib/stats/Stats.svelte"),
  profile: () => import("$lib/people/Profile.svelte"),
  boards: () => import("$lib/people/Boards.svelte"),
  robots: () => import("$lib/robots/Robots.svelte"),
  account: () => import("$lib/people/Account.svelte"),
  nowhere: () => import("$lib/lobby/Nowhere.svelte"),
};
