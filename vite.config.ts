import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './scripts/bundle/chunks.ts';
import { nativeClasses } from './scripts/bundle/nativeClasses.ts';
import { market, markFirst, precompress, webglOnly, xhrOnly } from './scripts/bundle/plugins.ts';

const house = `http://127.0.0.1:${process.env.HOUSE_PORT ?? '3000'}`;

export default defineConfig({
  plugins: [react(), market(), markFirst(), webglOnly(), xhrOnly(), nativeClasses(), precompress()],
  build: {
    outDir: 'dist/client',
    // What loads with what, for the size budgets.
    manifest: true,
    // Phones from Chrome 94 and Safari 15.4 on. What is asked of the compiler is a little newer: for two faults of these
    // browsers it would lower every private member; `nativeClasses` checks that nothing built meets them.
    target: ['chrome98', 'edge98', 'firefox93', 'safari16'],
    cssTarget: ['chrome94', 'edge94', 'firefox93', 'safari15.4'],
    // An inlined font or image would be refused by the strict CSP.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Compressing takes half of the time; no need to be told at each start.
      checks: { bundlerTimings: false },
      output: {
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
  server: {
    proxy: {
      '/main': house,
      '/heracles': house,
      '/sandbox': house,
      '/manifest.webmanifest': house,
      '/channel': { target: house, ws: true },
    },
  },
});
