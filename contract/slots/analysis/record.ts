import { expectedOf, type SlotDefinition } from '../models.ts';
import { RATE_OF_A_BET } from '../round.ts';
import { definitionHash, type SlotRecord } from '../title.ts';
import { volatilityOf } from '../volatility.ts';
import { everyStop } from './everyStop.ts';
import { returnOf } from './expected.ts';
import { highestReach } from './highestReach.ts';
import { simulate } from './simulate.ts';

/** The numbers of simulated spins for a record. */
interface RecordPlay {
  /** Spins if the return can be computed exactly, and if not. */
  exact: number;
  simulated: number;
  seed: number;
}

const digits = (value: number, many: number) => Number(value.toFixed(many));

/** Computes the record of a definition. */
export function recordOf(slot: SlotDefinition, play: RecordPlay): SlotRecord {
  const expected = expectedOf(slot);
  const counted = everyStop(slot);
  const seen = counted ?? simulate(slot, expected ? play.exact : play.simulated, play.seed);
  const bought = boughtReturn(slot, expected?.bought ?? null, play);
  return {
    hash: definitionHash(slot),
    method: expected ? 'exact' : 'simulated',
    rtp: digits(counted ? counted.average : expected ? returnOf(expected, slot.pays) : seen.average, 2),
    standardError: expected ? 0 : digits(seen.standardError, 2),
    ...(bought !== null && { buyRtp: digits(bought, 2) }),
    spins: counted ? 0 : seen.spins,
    hitRate: digits(seen.hitRate, 5),
    featureRate: digits(expected?.featureRate ?? seen.featureRate, 6),
    deviation: digits(seen.deviation, 3),
    volatility: volatilityOf(seen.deviation),
    maxWin: counted ? counted.highest : highestReach(slot, 24),
    maxSeen: seen.highest,
  };
}

/** The return of a bought feature relative to its price, in 1/10000; null if it cannot be bought. */
function boughtReturn(slot: SlotDefinition, exact: number | null, play: RecordPlay): number | null {
  const price = 'buy' in slot ? slot.buy : undefined;
  if (price === undefined) return null;
  const won = exact ?? simulate(slot, Math.ceil(play.simulated / 50), play.seed, 'buy').average;
  return (won / price) * RATE_OF_A_BET;
}
