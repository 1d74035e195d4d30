import { DailyRechargePage } from './DailyRechargePage.tsx';
import { RulePage } from './RulePage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  dailyRecharge: DailyRechargePage,
  'daily-recharge-rule': RulePage,
};
