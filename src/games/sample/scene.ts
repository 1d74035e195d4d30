import type { SampleOptions } from '../../../scenes/sample/frameContext.ts';
import type { SampleView } from './engine/sampleView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    sample: { view: SampleView; options: SampleOptions };
  }
}

export const scene = async () => (await import('../../../scenes/sample/sampleScene.ts')).SampleScene;

export const fixtures = async () =>
  (await import('../../../scenes/sample/fixtures/sampleFixtures.ts')).sampleFixtures;
