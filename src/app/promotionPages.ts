/** The areas of promotions' pages: the site's entry names this list, and not each of their chunks. */
export const activity = () => import('../features/activity/pages.ts');
export const battle = () => import('../features/battle/pages.ts');
export const dailyDeposit = () => import('../features/dailyDeposit/pages.ts');
export const dailyWheel = () => import('../features/dailyWheel/pages.ts');
export const depositGifts = () => import('../features/depositGifts/pages.ts');
export const freeSpins = () => import('../features/freeSpins/pages.ts');
export const lottery = () => import('../features/lotteryDraw/pages.ts');
export const redPocket = () => import('../features/redPocket/pages.ts');
export const vip = () => import('../features/vip/pages.ts');
export const referral = () => import('../features/referral/pages.ts');
export const rescueBonus = () => import('../features/rescueBonus/pages.ts');
export const tasks = () => import('../features/tasks/pages.ts');
/** What proves a spin of the wheel comes apart from the wheel. */
export const wheelSpins = () => import('../features/dailyWheel/spinPages.ts');
