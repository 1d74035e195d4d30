import LotteryWeekPage from './LotteryWeekPage.tsx';
import { DepositPage, JackpotPage } from './RoutePages.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = { 'lottery-week': LotteryWeekPage, deposit: DepositPage, jackpot: JackpotPage };
