/** `npm run setup`: also installs the packages of tests and tools, which `npm test` and `npm run dev` install by themselves. */
import { install, requireNode } from './setup.mjs';

requireNode();
install({ dev: true });
