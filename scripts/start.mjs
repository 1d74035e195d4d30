/** `npm start`: from a fresh clone with only Node to the open site. Settings: the table in README.md. */
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, install, requireNode, root } from './setup.mjs';

requireNode();
process.chdir(root);
install();
process.env.NODE_ENV ??= 'production';
await build();
await import(pathToFileURL(join(root, 'dist', 'house', 'main.mjs')).href);
