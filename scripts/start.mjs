/** `npm start`: from a fresh clone with only Node to the open site. Settings: the table in README.md. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
process.env.NODE_ENV ??= 'production';

// The client is built in a process of its own, while this one reads the house's modules: on a first start both take
// seconds.
const building = spawn(process.execPath, [join(root, 'scripts', 'build.mjs')], { stdio: 'inherit' });
const built = once(building, 'exit');
const { register } = await import('tsx/esm/api');
register();
const house = (name) => import(pathToFileURL(join(root, 'house', name)).href);
await house('house.ts');
const [failed] = await built;
if (failed !== 0) process.exit(1);
await house('main.ts');
