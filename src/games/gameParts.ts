// Generated from the folders of games by scripts/registries/games.ts (npm run codegen): not to be edited.

/** What there is of each game beside its definition: a file of its own, fetched as the game is opened. */
export const PARTS = {
  crash: async () => (await import('./crash/parts.ts')).default,
  wingo: async () => (await import('./wingo/parts.ts')).default,
  dice: async () => (await import('./dice/parts.ts')).default,
  roulette: async () => (await import('./roulette/parts.ts')).default,
  dingdong: async () => (await import('./dingdong/parts.ts')).default,
  coinFlip: async () => (await import('./coinFlip/parts.ts')).default,
  eggs: async () => (await import('./eggs/parts.ts')).default,
  hilo: async () => (await import('./hilo/parts.ts')).default,
  mines: async () => (await import('./mines/parts.ts')).default,
  roller: async () => (await import('./roller/parts.ts')).default,
  colorWheel: async () => (await import('./colorWheel/parts.ts')).default,
  stairs: async () => (await import('./stairs/parts.ts')).default,
  cryptos: async () => (await import('./cryptos/parts.ts')).default,
} as const;
