import type { CrashOptions } from '../../../scenes/crash/frameContext.ts';
import type { GameParts } from '../definition.ts';
import type { CrashView } from './engine/crashView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    crash: { view: CrashView; options: CrashOptions };
  }
}

const parts: GameParts<'crash'> = {
  pages: {
    '': () => import('./page/CrashPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/crash/crashScene.ts')).CrashScene,
  fixtures: async () => (await import('../../../scenes/crash/fixtures/crashFixtures.ts')).crashFixtures,
  fairness: {
    load: () => import('./fairness/CrashFairnessPage.tsx'),
    namespaces: ['fairness', 'crash'],
  },
  replay: {
    load: () => import('./replay/CrashReplayPage.tsx'),
    namespaces: ['replay', 'crash'],
  },
  tile: {
    light: '#3a2f8f',
    shade: '#221f56',
    mark: async () => (await import('./RateMark.tsx')).LiveMark,
  },
  bet: null,
};

export default parts;
