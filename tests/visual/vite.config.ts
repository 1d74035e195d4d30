import { mergeConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';

/**
 * The pages of the visual tests and of bench:frames, built as the site is: same targets, plugins and chunks, so that
 * what is drawn and timed here is the code that players get. Nothing of it is in the site's own build.
 */
const DOCUMENTS = ['index', 'host', 'kit', 'stage', 'desk', 'gallery', 'worker'];

/** The house serves the compressed files; these pages are answered by the test itself. */
const plugins = (site.plugins ?? []).filter((one) => (one as Plugin).name !== 'kilat:precompress');

export default mergeConfig(
  { ...site, plugins },
  {
    build: {
      rolldownOptions: { input: DOCUMENTS.map((name) => `tests/visual/page/${name}.html`) },
    },
  },
);
