/** `npm run build`: the client into dist/client and the house into dist/house, or one that is named, when a source changed. */
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
const names = process.argv.slice(2);
await build(names.length > 0 ? names : undefined);
