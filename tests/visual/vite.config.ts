import { mergeConfig, type Plugin } from 'vite';
import site from '../../vite.config.ts';

/**
 * Builds the pages of the visual tests and of bench:frames like the site: same targets, plugins and chunks, so that the tested
 * code is the one that players get. Nothing of it is in the site's own build.
 */
const DOCUMENTS = ['index', 'host', 'kit', 'stage', 'desk', 'gallery', 'worker', 'probe'];

/** Compressed files are only for the house; these pages are answered by the test itself. */
const plugins = (site.plugins ?? []).filter((one) => (one as Plugin).name !== 'kilat:precompress');

export default mergeConfig(
  { ...site, plugins },
  {
    build: {
      rolldownOptions: { input: DOCUMENTS.map((name) => `tests/visual/page/${name}.html`) },
    },
  },
);
