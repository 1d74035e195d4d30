import ActivityPage from './ActivityPage.tsx';
import BonusCenterPage from './BonusCenterPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  activity: ActivityPage,
  active: BonusCenterPage,
};
