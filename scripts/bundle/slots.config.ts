import { resolve } from 'node:path';
import { defineConfig } from 'vite';
import { nativeClasses } from './nativeClasses.ts';
import { precompress } from './plugins.ts';

/**
 * Builds a sandbox provider's slot, which runs in a provider frame (docs/slots.md): its page, scripts, styles and pictures as
 * files of its own origin only, for a policy that allows nothing else. The page has no inline script or style.
 */
export default defineConfig({
  root: resolve('slots'),
  base: '/slots/',
  publicDir: 'public',
  plugins: [nativeClasses(), precompress()],
  // Texts are loaded as a whole: named exports would double their size.
  json: { namedExports: false },
  build: {
    outDir: resolve('dist/slots'),
    emptyOutDir: true,
    // Which files load together, for the size budget.
    manifest: true,
    // The same as the site's (vite.config.ts).
    target: ['chrome98', 'edge98', 'firefox93', 'safari16'],
    cssTarget: ['chrome94', 'edge94', 'firefox93', 'safari15.4'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
