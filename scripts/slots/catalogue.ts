import { readFileSync, writeFileSync } from 'node:fs';
import { RATE_OF_A_BET } from '../../contract/slots/round.ts';
import type { SlotRecord } from '../../contract/slots/title.ts';

/** A slot in the catalogue's seed. */
export interface CatalogueSlot {
  id: string;
  type: string;
  theme: string;
  rtp: number;
  volatility: 1 | 2 | 3 | 4 | 5;
  hitRate?: number;
  maxWin?: number;
  art: { motif: string; skin: number; palette: string; scene: string; pattern: string; seed: number };
}

const SEED = new URL('../../house/site/catalogue/seed/games.json', import.meta.url);

/** The slots of the catalogue, in its order. */
export function catalogueSlots(): CatalogueSlot[] {
  return readAll().filter(({ type }) => type === 'slot');
}

/**
 * Writes measured statistics of slots into the catalogue, by id. Returns are already there: definitions are solved for them.
 */
export function stateRecords(records: ReadonlyMap<string, SlotRecord>): void {
  const games = readAll().map((game) => {
    const record = records.get(game.id);
    if (!record) return game;
    const { volatility, hitRate, maxWin } = record;
    const { art, ...words } = game;
    const bets = Math.floor(maxWin / RATE_OF_A_BET);
    return { ...words, volatility, hitRate: Math.round(hitRate * 10_000), maxWin: bets, art };
  });
  const text = JSON.stringify(games, null, 2);
  // In Biome's format: short lists on one line.
  writeFileSync(
    SEED,
    `${text.replace(/\[\s+([-\d.,\s]+?)\s+\]/g, (_, list) => `[${list.replace(/\s+/g, ' ')}]`)}\n`,
  );
}

function readAll(): CatalogueSlot[] {
  return JSON.parse(readFileSync(SEED, 'utf8')) as CatalogueSlot[];
}
