import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { CHUNKS } from './scripts/bundle/chunks.ts';
import { nativeClasses } from './scripts/bundle/nativeClasses.ts';
import { market, markFirst, precompress } from './scripts/bundle/plugins.ts';
import { texts } from './scripts/bundle/texts.ts';
import { workerManifest } from './scripts/bundle/workerManifest.ts';

const house = `http://127.0.0.1:${process.env.HOUSE_PORT ?? '3000'}`;

/** Scripts that index.html names. */
const FIRST = /^assets\/(rolldown-runtime|react|core|site)-[\w-]{8}\.js$/;

/** Pages of games that few open: what they import comes after them, so that no table has to name it all. */
const SELDOM = /(FairnessPage|ReplayPage|Fixtures)-[\w-]{8}\.js$/;
const isScript = (file: string) => file.endsWith('.js');

export default defineConfig({
  plugins: [react(), texts(), market(), markFirst(), nativeClasses(), precompress()],
  // Texts are read as a whole: a name for each would be twice their size.
  json: { namedExports: false },
  resolve: {
    // react-reconciler, which @pixi/react stands on, would bring an older one of its own.
    dedupe: ['scheduler'],
  },
  build: {
    outDir: 'dist/client',
    // What loads with what, for the size budgets.
    manifest: true,
    // Phones from Chrome 94 and Safari 15.4 on. What is asked of the compiler is a little newer: for two faults of these
    // browsers it would lower every private member; `nativeClasses` checks that nothing built meets them.
    target: ['chrome98', 'edge98', 'firefox93', 'safari16'],
    cssTarget: ['chrome94', 'edge94', 'firefox93', 'safari15.4'],
    // What the entry brings is here before any page: naming it again for each would only be longer.
    modulePreload: {
      resolveDependencies: (of, files, { hostType }) =>
        files.filter(
          (file) => hostType === 'html' || !(FIRST.test(file) || (SELDOM.test(of) && isScript(file))),
        ),
    },
    // An inlined font or image would be refused by the strict CSP.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Compressing takes half of the time; no need to be told at each start.
      checks: { bundlerTimings: false },
      output: {
        // An area's chunk is named by its folder: `pages` is what they share.
        chunkFileNames: ({ facadeModuleId }) => {
          const area = /features[\\/](\w+)[\\/](\w*[pP]ages)\.tsx?$/.exec(facadeModuleId ?? '');
          return `assets/${area ? `${area[1]}-${area[2]}` : '[name]'}-[hash].js`;
        },
        codeSplitting: {
          groups: CHUNKS,
        },
      },
    },
  },
  // The scenes' worker (src/app/scenes/sceneWorker.ts) is built by itself, with its own copy of what it draws with.
  worker: {
    format: 'es',
    plugins: () => [nativeClasses(), workerManifest()],
    rolldownOptions: {
      output: {
        chunkFileNames: 'assets/worker-[name]-[hash].js',
        entryFileNames: 'assets/[name]-[hash].js',
      },
    },
  },
  server: {
    proxy: {
      '/main': house,
      '/heracles': house,
      '/sandbox': house,
      '/stop': house,
      '/manifest.webmanifest': house,
      '/channel': { target: house, ws: true },
    },
  },
});
