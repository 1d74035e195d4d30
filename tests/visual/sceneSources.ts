import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import ts from 'typescript';

/** The sources of a scene's pictures: files of the repository, by path, and the names of the packages they import. */
export interface SceneSources {
  files: readonly string[];
  packages: readonly string[];
}

/** The stage page as in tests and on deployed sites, its build, and the list of shots. */
const ENTRIES = [
  'src/stage/page/stagePage.ts',
  'tests/visual/page/stage.ts',
  'tests/visual/page/stage.html',
  'tests/visual/camera.ts',
  'tests/visual/shots.ts',
  'tests/visual/stageBrowser.ts',
  'tests/browser.ts',
  'vite.config.ts',
  'tests/visual/vite.config.ts',
];

/** Folders with one folder per game or promotion, which never import each other (checked by .dependency-cruiser.cjs). */
const OWN_FOLDERS = /^(?:contract\/(?:games|promotions)|scenes|src\/(?:games|features))\/([^/]+)\//;

/** Pages around the scene: a game's parts reference them beside its scene, but none of them is drawn. */
const PAGES =
  /^src\/(?:app\/(?!scenes\/)|features\/[^/]+\/(?!scene\.ts$|engine\/))|^src\/games\/(?:[^/]+\/)?(?:page|fairness|replay|frame|session)\//;

/**
 * Everything that can change a picture of the scene: what the stage page reaches by imports of any kind, without the folders of
 * other scenes' games and promotions, and its own public files.
 * @param scenes all scenes; folders of other names are shared
 * @param drivers additional code that draws it besides the stage page
 */
export function sourcesOf(
  scene: string,
  scenes: readonly string[],
  drivers: readonly string[] = [],
): SceneSources {
  const files = new Set([...ENTRIES, ...drivers]);
  const packages = new Set<string>();
  const foreign = (file: string) => {
    const owner = OWN_FOLDERS.exec(file)?.[1];
    return owner !== undefined && owner !== scene && scenes.includes(owner);
  };
  for (const file of files)
    for (const name of importsOf(file)) {
      if (!name.startsWith('.')) packages.add(packageOf(name));
      else {
        const found = relative('.', resolve(dirname(file), name)).replaceAll('\\', '/');
        if (!foreign(found) && !PAGES.test(found)) files.add(found);
      }
    }
  for (const asset of filesBelow(`public/games/${scene}`)) files.add(asset);
  return { files: [...files].sort(), packages: [...packages].sort() };
}

/** A module's runtime imports, static or dynamic; without types. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const source = readFileSync(file, 'utf8')
    .replaceAll(/^(?:import|export) type [^;]*;/gm, '')
    .replaceAll(/\btypeof import\([^)]*\)/g, '');
  const names = ts.preProcessFile(source, true, true).importedFiles.map(({ fileName }) => fileName);
  return names.filter((name) => !name.startsWith('node:'));
}

function packageOf(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/');
}

function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'));
}
