import { provideScenes } from '../../stage/sceneRegistry.ts';
import { serveScenes, type WorkerScope } from '../../stage/worker/sceneWorker.ts';
import { SCENE_CLASSES } from './sceneClasses.ts';
import type { SceneClasses } from './scenes.ts';

/** The worker that draws the scenes of all games and promotions. */
const classes: SceneClasses = SCENE_CLASSES;
provideScenes((name) => classes[name]());
serveScenes(self as unknown as WorkerScope);
