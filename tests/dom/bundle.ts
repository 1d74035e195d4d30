import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';
import { BUNDLE } from './environment.ts';

/** Setup of the unit tests: creates the bundle, once per version. */
export default async function bundleHappyDom(): Promise<void> {
  if (existsSync(BUNDLE)) return;
  // Another run may be creating it too: each has its own folder, and the last one's file stays.
  const outDir = `${BUNDLE}.${process.pid}`;
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true },
    build: {
      ssr: createRequire(import.meta.url).resolve('happy-dom'),
      outDir,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: 'happy-dom.mjs', codeSplitting: false } },
    },
  });
  renameSync(join(outDir, 'happy-dom.mjs'), BUNDLE);
  rmSync(outDir, { recursive: true });
}
