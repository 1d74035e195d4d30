/**
 * `npm run build`: builds the client into dist/client, the house into dist/house and the sandbox's slots into dist/slots, or
 * only the named ones, if a source changed.
 */
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
const names = process.argv.slice(2);
await build(names.length > 0 ? names : undefined);
