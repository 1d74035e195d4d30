import ComebackTaskPage from './ComebackTaskPage.tsx';
import NewbieTaskPage from './NewbieTaskPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  'newbie-task': NewbieTaskPage,
  'comeback-task': ComebackTaskPage,
};
