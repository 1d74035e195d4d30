import { type Minor, payout } from '../../../contract/money.ts';
import type { SlotOf } from '../../../contract/slots/models.ts';
import type { Write } from '../texts.ts';

/** The values of the named coins, and the grand prize, the highest. */
export function prizeRows(
  { hold }: SlotOf<'holdAndWin'>,
  bet: Minor,
  money: (amount: Minor) => string,
  write: Write,
): (readonly [string, string])[] {
  const worth = (rate: number) => money(payout(bet, BigInt(rate)));
  const named = hold.coins.flatMap(({ prize, rate }) => (prize ? [{ prize, rate }] : []));
  return [
    [write('prize_grand'), worth(hold.grand)],
    ...named
      .sort((a, b) => b.rate - a.rate)
      .map(({ prize, rate }) => [write(`prize_${prize}`), worth(rate)] as const),
  ];
}
