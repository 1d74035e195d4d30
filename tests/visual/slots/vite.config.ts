import { resolve } from 'node:path';
import { defineConfig } from 'vite';

const page = resolve('tests/visual/slots/page');

/** Builds the pages that slots are drawn on for tests, with the same asset paths as a slot. */
export default defineConfig({
  root: page,
  base: '/slots/',
  publicDir: resolve('slots/public'),
  build: {
    target: ['chrome98'],
    chunkSizeWarningLimit: 1_000,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: ['index', 'desk'].map((name) => resolve(page, `${name}.html`)),
    },
  },
});
