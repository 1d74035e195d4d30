/**
 * `npm run build`: the client into dist/client, the house into dist/house and the studio's slots into dist/studio, or what is named of
 * them, when a source changed.
 */
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
const names = process.argv.slice(2);
await build(names.length > 0 ? names : undefined);
