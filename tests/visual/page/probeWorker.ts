import { serveScenes, type WorkerScope } from '../../../src/stage/worker/sceneWorker.ts';
import { provideProbes } from './probeScenes.ts';

/** A drawing worker with the tests' scenes. */
provideProbes();
serveScenes(self as unknown as WorkerScope);
