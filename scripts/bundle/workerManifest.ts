import { basename, relative } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Writes the import graph of a worker's code, like Vite's manifest for the page: `.vite/<worker>.json`, read by the code for
 * preload links (house/site/site/head.ts) and by the size budgets.
 */
export function workerManifest(): Plugin {
  let root = '';
  return {
    name: 'kilat:worker-manifest',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const keys = new Map(
        chunks.map(({ fileName, facadeModuleId }) => [
          fileName,
          facadeModuleId ? relative(root, facadeModuleId).replaceAll('\\', '/') : `_${basename(fileName)}`,
        ]),
      );
      const entry = chunks.find(({ isEntry }) => isEntry)?.name ?? 'worker';
      const manifest = chunks.map(({ fileName, imports }) => [
        keys.get(fileName),
        { file: fileName, imports: imports.map((one) => keys.get(one)) },
      ]);
      this.emitFile({
        type: 'asset',
        fileName: `.vite/${entry}.json`,
        source: JSON.stringify(Object.fromEntries(manifest)),
      });
    },
  };
}
