import type { CryptosOptions } from '../../../scenes/cryptos/cryptosScene.ts';
import type { CryptosView } from './engine/cryptosView.ts';

declare module '../../stage/sceneRegistry.ts' {
  interface SceneTypes {
    cryptos: { view: CryptosView; options: CryptosOptions };
  }
}

export const scene = async () => (await import('../../../scenes/cryptos/cryptosScene.ts')).CryptosScene;

export const fixtures = async () =>
  (await import('../../../scenes/cryptos/fixtures/cryptosFixtures.ts')).cryptosFixtures;
