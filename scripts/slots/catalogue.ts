import { readFileSync } from 'node:fs';

/** What the catalogue's seed says of a slot. */
export interface CatalogueSlot {
  id: string;
  type: string;
  theme: string;
  rtp: number;
  volatility: 1 | 2 | 3 | 4 | 5;
  art: { motif: string; skin: number; palette: string; scene: string; pattern: string; seed: number };
}

const SEED = new URL('../../house/site/catalogue/seed/games.json', import.meta.url);

/** The slots of the catalogue, in its order. */
export function catalogueSlots(): CatalogueSlot[] {
  const games = JSON.parse(readFileSync(SEED, 'utf8')) as CatalogueSlot[];
  return games.filter(({ type }) => type === 'slot');
}
