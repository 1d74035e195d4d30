/**
 * `npm run build`: the client into dist/client, the house into dist/house and the provider's slots into dist/slots, or what is named of
 * them, when a source changed.
 */
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
const names = process.argv.slice(2);
await build(names.length > 0 ? names : undefined);
