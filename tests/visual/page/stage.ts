import { openScenes } from '../../../src/app/scenes/stagePage.ts';

/** The site's stage page, as opened by src/main.tsx, without a site. */
const root = document.getElementById('root');
if (root) void openScenes(location.search, root);
