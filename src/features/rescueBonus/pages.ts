import RescueBonusPage from './RescueBonusPage.tsx';
import RescueHistoryPage from './RescueHistoryPage.tsx';
import RescueRulePage from './RescueRulePage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'rescue-bonus': RescueBonusPage,
  'rescue-bonus-deposit': RescueHistoryPage,
  'rescue-bonus-deposit-rule': RescueRulePage,
};
