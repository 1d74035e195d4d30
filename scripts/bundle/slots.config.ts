import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { nativeClasses } from './nativeClasses.ts';
import { precompress, webglOnly } from './plugins.ts';

/**
 * A sandbox provider's slot, which runs in a frame of its own (docs/slots.md): its page, scripts, styles and pictures as files of its own
 * address alone, for a policy that allows nothing else. The page has no script or style in it.
 */
export default defineConfig({
  root: resolve('slots'),
  base: '/slots/',
  publicDir: 'public',
  plugins: [webglOnly(), nativeClasses(), precompress()],
  // Texts are read as a whole: a name for each would be twice their size.
  json: { namedExports: false },
  build: {
    outDir: resolve('dist/slots'),
    emptyOutDir: true,
    // What loads with what, for the size budget.
    manifest: true,
    // As the site's (vite.config.ts).
    target: ['chrome98', 'edge98', 'firefox93', 'safari16'],
    cssTarget: ['chrome94', 'edge94', 'firefox93', 'safari15.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
