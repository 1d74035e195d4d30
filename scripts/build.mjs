/** `npm run build`: the client into dist/client, when a source changed. */
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
build();
