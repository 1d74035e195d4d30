import FreeSpinPage from './FreeSpinPage.tsx';
import HistoryPage from './HistoryPage.tsx';
import PrizePage from './PrizePage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'free-spin': FreeSpinPage,
  'free-spin-history': HistoryPage,
  'free-spin-history-detail': PrizePage,
};
