// Generated from the definitions of pages by scripts/registries/pages.ts (npm run codegen): not to be edited.

/** The areas of promotions' pages: the site's entry names this list, and not each of their chunks. */
export const activity = () => import('../features/activity/pages.ts');
export const battle = () => import('../features/battle/pages.ts');
export const dailyDeposit = () => import('../features/dailyDeposit/pages.ts');
export const dailyWheel = () => import('../features/dailyWheel/pages.ts');
export const dailyWheelSpins = async () => ({ pages: { 'daily-wheel-detail': (await import('../features/dailyWheel/WheelDetailPage.tsx')).WheelDetailPage } });
export const depositGifts = async () => ({ pages: { '/activity/deposit/*': (await import('../features/depositGifts/GiftPage.tsx')).GiftPage } });
export const freeSpins = () => import('../features/freeSpins/pages.ts');
export const install = () => import('../features/install/pages.ts');
export const lotteryDraw = () => import('../features/lotteryDraw/pages.ts');
export const redPocket = async () => ({ pages: { 'red-pocket': (await import('../features/redPocket/RedPocketPage.tsx')).RedPocketPage } });
export const referral = () => import('../features/referral/pages.ts');
export const rescueBonus = () => import('../features/rescueBonus/pages.ts');
export const tasks = () => import('../features/tasks/pages.ts');
export const vip = () => import('../features/vip/pages.ts');
