import { ExampleScene } from '../../../scenes/engine/exampleScene.ts';
import { provideScenes } from '../../../src/stage/sceneRegistry.ts';
import { ProbeScene } from './probeScene.ts';

/** The tests' scenes, under names that the stage knows. */
export const PROBE_NAMES = { probe: 'crash', example: 'dice' } as const;

/** Provides the tests' scenes in place of the site's, on the page or in a worker. */
export function provideProbes(): void {
  provideScenes(async (name) => (name === PROBE_NAMES.probe ? ProbeScene : ExampleScene) as never);
}
