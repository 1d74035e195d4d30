import { type Minor, payout } from '../../../contract/money.ts';
import { modelOf, type SlotDefinition } from '../../../contract/slots/models.ts';
import { SYMBOLS } from '../../../contract/slots/symbols.ts';
import { countSpan } from './countSpan.ts';

/** A symbol's payouts, by count: '3', '5–7', '12+'. */
export interface PayRow {
  letter: string;
  pays: readonly { count: string; amount: Minor }[];
}

/** The pay table at a bet; wilds and feature symbols come first. Symbols without own payouts have no amounts. */
export function payRows(slot: SlotDefinition, bet: Minor): PayRow[] {
  const { reels, rows } = modelOf(slot);
  const most = slot.model === 'cluster' ? reels * rows : reels;
  return Array.from(SYMBOLS)
    .filter((letter) => letter in slot.pays || slot.reels.some((strip) => strip.includes(letter)))
    .map((letter) => ({
      letter,
      pays: paysOf(slot.pays[letter] ?? {}, bet, letter === 'S' ? reels * rows : most),
    }));
}

function paysOf(byCount: Readonly<Record<string, number>>, bet: Minor, most: number): PayRow['pays'] {
  const counts = Object.keys(byCount).map(Number);
  return counts
    .map((count, i) => ({
      count: countSpan(count, counts[i + 1], most),
      amount: payout(bet, BigInt(byCount[count] as number)),
    }))
    .reverse();
}
