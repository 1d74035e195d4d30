import { mkdir, writeFile } from 'node:fs/promises';
import { openStudio } from './browser.mjs';
import { drawBundle } from './bundle.mjs';
import { contactSheet } from './sheet.mjs';

/**
 * Draws the bundles named, each from `bundles/<name>.mjs`, which exports it under its name. `write` takes
 * [path, bytes]; a sheet of every sprite of each goes into the folder `out`.
 */
export async function drawBundles(names, write, out) {
  await mkdir(out, { recursive: true });
  const studio = await openStudio();
  for (const name of names) {
    const { [name]: bundle } = await import(`../bundles/${name}.mjs`);
    const { files, pictures, atlas } = await drawBundle(studio.page, bundle);
    await write(files);
    await writeFile(`${out}${name}.png`, await contactSheet(pictures, [atlas]));
  }
  await studio.close();
}
