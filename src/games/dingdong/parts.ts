import type { DingdongOptions } from '../../../scenes/dingdong/frameContext.ts';
import type { GameParts } from '../definition.ts';
import type { DingdongView } from './engine/dingdong.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    dingdong: { view: DingdongView; options: DingdongOptions };
  }
}

const parts: GameParts<'dingdong'> = {
  pages: {
    '': () => import('./page/DingdongPage.tsx'),
  },
  scene: async () => (await import('../../../scenes/dingdong/dingdongScene.ts')).DingdongScene,
  fixtures: async () =>
    (await import('../../../scenes/dingdong/fixtures/dingdongFixtures.ts')).dingdongFixtures,
  fairness: {
    load: () => import('./fairness/DingdongFairnessPage.tsx'),
    namespaces: ['fairness', 'fairnessDraws', 'marks', 'dingdong'],
  },
  replay: {
    load: () => import('./replay/DingdongReplayPage.tsx'),
    namespaces: ['replay', 'replayPools', 'marks', 'dingdong'],
  },
  tile: {
    light: '#7a3a9c',
    shade: '#3d2163',
    mark: async () => (await import('./FruitMark.tsx')).LiveMark,
  },
  bet: async () => (await import('./FruitMark.tsx')).BetMark,
};

export default parts;
