import BetHistoryPage from './BetHistoryPage.tsx';
import BetRoundPage from './BetRoundPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'bet-history': BetHistoryPage,
  'bet-history-detail': BetRoundPage,
};
