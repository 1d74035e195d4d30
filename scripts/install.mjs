/** `npm run setup`: the packages of tests and tools too, which `npm test` and `npm run dev` bring by themselves. */
import { install, requireNode } from './setup.mjs';

requireNode();
install({ dev: true });
