import { SCENES } from '../../../src/games/scenes.ts';
import { openStagePage } from '../../../src/stage/page/stagePage.ts';

/** The site's stage page, as src/main.tsx opens it, without a site. */
const root = document.getElementById('root');
if (root) void openStagePage(location.search, root, SCENES);
