import type { CrashOptions } from '../../../scenes/crash/frameContext.ts';
import type { CrashView } from './engine/crashView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    crash: { view: CrashView; options: CrashOptions };
  }
}

export const scene = async () => (await import('../../../scenes/crash/crashScene.ts')).CrashScene;

export const fixtures = async () =>
  (await import('../../../scenes/crash/fixtures/crashFixtures.ts')).crashFixtures;
