import { everyStop } from '../../contract/slots/analysis/everyStop.ts';
import { returnOf } from '../../contract/slots/analysis/expected.ts';
import { highestReach } from '../../contract/slots/analysis/highestReach.ts';
import { simulate } from '../../contract/slots/analysis/simulate.ts';
import { expectedOf, type SlotDefinition, type SlotOf } from '../../contract/slots/models.ts';
import { RATE_OF_A_BET } from '../../contract/slots/round.ts';
import { volatilityOf } from '../../contract/slots/volatility.ts';
import type { CatalogueSlot } from './catalogue.ts';
import { Chance } from './chance.ts';
import type { Draft } from './drafts/draft.ts';
import { isBought } from './drafts/draft.ts';
import { measuredCounts, measuredReturn } from './measure.ts';
import { jitterOf, shiftPays, solvePays } from './solve.ts';

/** The target deviation for each volatility class: in the middle of the class. */
const AIMS = [2.3, 3.9, 6.3, 10.2, 16.5];

/** Minimum and maximum steepness of payouts. */
const [GENTLE, STEEP] = [0.25, 0.97];

/** A definition with the stated return, and with a deviation in the stated class as far as its reels allow. */
export function tune(of: CatalogueSlot, draft: Draft, spins: number): SlotDefinition {
  const chance = new Chance(of.art.seed * 7 + 3);
  const jitter = jitterOf(chance);
  const start = withChance(draft.slot, of, chance);
  const counts = start.model === 'cluster' ? measuredCounts(start, spins, of.art.seed) : null;
  const solved = (steepness: number): SlotDefinition => {
    const shape = { steepness, step: draft.step, most: start.cap * 2_500, least: draft.least, jitter };
    if (counts) return { ...start, pays: solvePays(counts, of.rtp, shape) };
    // As which symbol a line of wilds pays depends on the payouts, so solve again with those found.
    let slot = start;
    for (let round = 0; round < (start.model === 'threeReels' ? 3 : 1); round++) {
      const expected = expectedOf(slot)!;
      slot = { ...slot, pays: solvePays(expected.counts, of.rtp - expected.besides, shape) };
    }
    return slot;
  };
  let [low, high] = [GENTLE, STEEP];
  let best = solved(0.6);
  let bestOff = Number.POSITIVE_INFINITY;
  for (let round = 0; round < 8; round++) {
    const steepness = (low + high) / 2;
    const slot = solved(steepness);
    const { deviation } = simulate(slot, spins, of.art.seed + round);
    const off = Math.abs(Math.log(deviation / AIMS[of.volatility - 1]!));
    if (off < bestOff) [best, bestOff] = [slot, off];
    if (volatilityOf(deviation) === of.volatility && off < 0.07) break;
    if (deviation < AIMS[of.volatility - 1]!) low = steepness;
    else high = steepness;
  }
  if (counts && best.model === 'cluster') {
    const off = of.rtp - measuredReturn(best, spins * 30, of.art.seed + 77);
    best = { ...best, pays: shiftPays(best.pays, counts, off, draft.step) };
  }
  return priced(of, capped(best), spins);
}

/** Sets the coin probability such that the feature contributes a given part of the return. */
function withChance(
  slot: SlotDefinition,
  { rtp, volatility }: CatalogueSlot,
  chance: Chance,
): SlotDefinition {
  if (slot.model !== 'holdAndWin') return slot;
  const part = rtp * (0.42 * chance.near(0.2));
  const of = (n: number): SlotOf<'holdAndWin'> => ({ ...slot, hold: { ...slot.hold, chance: n } });
  let n = 15;
  // A full board must stay rare.
  while (n < 25 + volatility * 6 && expectedOf(of(n + 1))!.besides < part) n++;
  return of(n);
}

/** Lowers the cap to the highest possible win. */
function capped(slot: SlotDefinition): SlotDefinition {
  const counted = everyStop({ ...slot, cap: 50_000 });
  if (counted) return { ...slot, cap: Math.ceil(counted.highest / RATE_OF_A_BET) };
  const most = Math.floor(highestReach(slot, 24) / RATE_OF_A_BET);
  if (most >= slot.cap) return slot;
  const unit = most > 2_000 ? 500 : 50;
  return { ...slot, cap: Math.floor(most / unit) * unit };
}

/** The feature's price: its payout divided by the stated return, in tenths of a bet. */
function priced(of: CatalogueSlot, slot: SlotDefinition, spins: number): SlotDefinition {
  if (!isBought(of) || slot.model === 'threeReels') return slot;
  const bought = expectedOf(slot)?.bought ?? simulate(slot, spins, of.art.seed + 5, 'buy').average;
  const buy = Math.ceil((bought / of.rtp) * 10) * 1_000;
  return buy >= 100_000 && buy <= 5_000_000 ? { ...slot, buy } : slot;
}

/** The difference of a definition's exact return from the stated one, if computable; in 1/10000. */
export function offOf(of: CatalogueSlot, slot: SlotDefinition): number | null {
  const expected = expectedOf(slot);
  return expected && returnOf(expected, slot.pays) - of.rtp;
}
