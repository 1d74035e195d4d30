import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { openStudio } from './browser.mjs';
import { drawBundle } from './bundle.mjs';
import { contactSheet } from './sheet.mjs';

const BUNDLES = new URL('../bundles/', import.meta.url);
/** Drawn by itself, with the avatars (crash.mjs). */
const APART = 'crash';

/** What every game with an atlas exports from `bundles/<name>.mjs`, by its name: the atlas under that name, `tableCover`. */
export async function gameBundles() {
  const names = (await readdir(BUNDLES)).sort().map((file) => file.replace('.mjs', ''));
  const modules = await Promise.all(names.map((name) => import(`../bundles/${name}.mjs`)));
  return names.map((name, i) => [name, modules[i]]).filter(([name, module]) => module[name]?.sprites);
}

/**
 * Draws the bundles named, all but crash's when none is. `write` takes [path, bytes]; a sheet of every sprite of each
 * goes into the folder `out`.
 */
export async function drawBundles(names, write, out) {
  const modules = Object.fromEntries(await gameBundles());
  const wanted = names.length > 0 ? names : Object.keys(modules).filter((name) => name !== APART);
  await mkdir(out, { recursive: true });
  const studio = await openStudio();
  for (const name of wanted) {
    const { files, pictures, atlas } = await drawBundle(studio.page, modules[name][name]);
    await write(files);
    await writeFile(`${out}${name}.png`, await contactSheet(pictures, [atlas]));
  }
  await studio.close();
}
