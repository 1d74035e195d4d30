import BigWinDetailPage from './BigWinDetailPage.tsx';
import { BigWinsPage, DailyWinsPage } from './WinsPages.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'big-win-detail': BigWinDetailPage,
  dailyWins: DailyWinsPage,
  bigWins: BigWinsPage,
};
