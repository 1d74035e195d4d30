import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { everyStop } from '../../../../contract/slots/analysis/everyStop.ts';
import { returnOf } from '../../../../contract/slots/analysis/expected.ts';
import { simulate } from '../../../../contract/slots/analysis/simulate.ts';
import { expectedOf, MODEL_KEYS } from '../../../../contract/slots/models.ts';
import { RATE_OF_A_BET } from '../../../../contract/slots/round.ts';
import { definitionHash } from '../../../../contract/slots/title.ts';
import { volatilityOf } from '../../../../contract/slots/volatility.ts';
import { readTitles } from './titles.ts';

interface Stated {
  id: string;
  type: string;
  rtp: number;
  volatility: number;
}

const SEED = new URL('../../../site/catalogue/seed/games.json', import.meta.url);
const games = (JSON.parse(await readFile(SEED, 'utf8')) as Stated[]).filter(({ type }) => type === 'slot');
const titles = await readTitles();

/** Maximum difference between an exact return and the stated one: 0.05 percentage points. */
const OFF = 5;

it('every slot of the catalogue has a title, and every model fifteen', () => {
  expect([...titles.keys()].sort()).toEqual(games.map(({ id }) => id).sort());
  for (const key of MODEL_KEYS)
    expect([...titles.values()].filter(({ slot }) => slot.model === key).length).toBeGreaterThanOrEqual(15);
});

it('no two titles share the same reels or pays', () => {
  const all = [...titles.values()];
  for (const part of ['reels', 'pays'] as const)
    expect(new Set(all.map(({ slot }) => JSON.stringify(slot[part]))).size).toBe(all.length);
});

describe.each(games.map((game) => [game.id, game] as const))('%s', (id, stated) => {
  const { slot, record } = titles.get(id) ?? {};
  if (!slot || !record) throw new Error(`${id} is not stamped: npm run slots:stamp`);

  it("is stamped unchanged, with the catalogue's values", () => {
    expect(definitionHash(slot), 'npm run slots:stamp').toBe(record.hash);
    expect(record.volatility).toBe(volatilityOf(record.deviation));
    expect(record.volatility).toBe(stated.volatility);
    const off = record.method === 'exact' ? OFF : 3 * record.standardError;
    expect(Math.abs(record.rtp - stated.rtp)).toBeLessThan(off);
    expect(record.rtp).toBeGreaterThanOrEqual(9_395);
    expect(record.rtp).toBeLessThanOrEqual(9_785);
    expect(record.hitRate).toBeGreaterThan(0.1);
    expect(record.maxWin).toBeGreaterThanOrEqual(record.maxSeen);
    // All modes have about the same return.
    if (record.buyRtp) expect(Math.abs(record.buyRtp - stated.rtp)).toBeLessThan(100);
  });

  it('has the stamped return, counted and simulated', () => {
    const expected = expectedOf(slot);
    const counted = everyStop(slot);
    if (counted) expect(counted.average).toBeCloseTo(record.rtp, 1);
    else if (expected) expect(returnOf(expected, slot.pays)).toBeCloseTo(record.rtp, 1);
    // Wide bounds: rare wins have a large effect in so few spins.
    const { average, highest, hitRate } = simulate(slot, 3_000, 5);
    const wide = (6 * record.deviation * RATE_OF_A_BET) / Math.sqrt(3_000);
    expect(Math.abs(average - record.rtp)).toBeLessThan(wide);
    expect(Math.abs(hitRate - record.hitRate)).toBeLessThan(0.05);
    expect(highest).toBeLessThanOrEqual(record.maxWin);
  });
});
