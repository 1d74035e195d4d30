import WheelPage from './WheelPage.tsx';
import WheelRulePage from './WheelRulePage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'daily-wheel': WheelPage,
  'daily-wheel-rule': WheelRulePage,
};
