import DocPage from './DocPage.tsx';
import HelpPage from './HelpPage.tsx';

/** The pages of this area, as src/app names them. They come in one chunk. */
export const pages = {
  help: HelpPage,
  doc: DocPage,
};
