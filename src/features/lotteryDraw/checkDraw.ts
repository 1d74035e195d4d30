import { lotteryWinners } from '../../../contract/http/offers/weekLottery.ts';
import type { DrawCheck } from '../../../contract/promotions/lottery/draw.ts';
import { http } from '../../net/backend.ts';

/** Recomputes a week's draw in this browser from the list of all its tickets; null if the list could not be loaded. */
export async function checkDraw(week: string): Promise<DrawCheck | null> {
  const [{ draw }, { verifyDraw }, { holdersOf }] = await Promise.all([
    http.send(lotteryWinners, { week, list: 'all' }),
    import('../../../contract/promotions/lottery/draw.ts'),
    import('../../../contract/promotions/lottery/list.ts'),
  ]);
  if (!draw?.list) return null;
  const winners = draw.winners.map(({ ticket }) => ticket);
  return verifyDraw({ ...draw, holders: holdersOf(draw.list), winners });
}
