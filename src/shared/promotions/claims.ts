import type { Award, ClaimedAward } from '../../../contract/http/promotions.ts';
import { lotteryPrizeClaim } from '../../../contract/http/weekLottery.ts';
import { http } from '../../net/house.ts';

/** Claims one award, by its promotion's own call. */
type Claim = (award: Award, options: { key: string }) => Promise<ClaimedAward>;

/** How the bonus centre claims each promotion's awards; what is not here is claimed on its promotion's page. */
const CLAIMS: Readonly<Record<string, Claim>> = {
  weekLottery: ({ id }, options) => http.send(lotteryPrizeClaim, { id }, options),
};

/** How an award is claimed where all of them are shown; null where only its page can. */
export function claimOf(promotion: string): Claim | null {
  return CLAIMS[promotion] ?? null;
}
