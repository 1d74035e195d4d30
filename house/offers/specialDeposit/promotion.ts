import { specialDeposit } from '../../../contract/http/offers/depositGifts.ts';
import { amountOf } from '../../../contract/promotions/amounts.ts';
import { tokenRoute } from '../../core/http/route.ts';
import { giftTerms } from '../engine/depositGifts/giftNumbers.ts';
import { promotion } from '../engine/promotion.ts';
import { SPECIAL_DEPOSIT, specialDepositNumbers } from './settings.ts';
import { SpecialDeposits } from './specialDeposits.ts';

/** The stakes since the last deposit in the card's example, in hundredths of U. */
const EXAMPLE = 2_000_000;

/** A personal offer, some days after the last deposit. */
export default promotion({
  code: 'specialDeposit',
  listed: 130,
  schema: specialDepositNumbers,
  numbers: SPECIAL_DEPOSIT,
  terms: (numbers, market) => {
    const terms = giftTerms(numbers, market);
    const { after, hours, share, most } = numbers;
    const bonus = Math.min((EXAMPLE * share) / 10_000, most);
    return {
      ...terms,
      amounts: {
        ...terms.amounts,
        exampleStaked: amountOf(EXAMPLE, market).toString(),
        exampleBonus: amountOf(bonus, market).toString(),
        examplePlay: amountOf(bonus * numbers.turnover, market).toString(),
      },
      counts: { ...terms.counts, after, hours },
      shares: { ...terms.shares, share },
    };
  },
  // Counted in full, as if none of it were lost by wagering; with one deposit a week there are enough days between for it.
  cost: ({ share, most, after }, { staked, deposited }) => {
    const all = staked.reduce((sum, day) => sum + day, 0);
    const pauses = deposited.some((amount, i) => amount > 0 && pauseAfter(deposited, i) >= after);
    return pauses ? Math.min((all * share) / 10_000, most / 100) : 0;
  },
  open: (parts) => {
    const deposits = new SpecialDeposits(parts);
    return {
      gift: (player, history, now) => deposits.gift.terms(player, history, now),
      routes: [
        tokenRoute(specialDeposit, async ({ session }) => deposits.page(await parts.player(session.userId))),
      ],
    };
  },
});

/** Number of days from a weekday to the next deposit, with weekly repetition. */
function pauseAfter(deposited: readonly number[], day: number): number {
  const days = deposited.length;
  for (let i = 1; i <= days; i++) if ((deposited[(day + i) % days] ?? 0) > 0) return i;
  return days;
}
