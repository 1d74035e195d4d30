import { openStagePage } from '../../stage/page/stagePage.ts';
import { FIXTURE_SCENES, loadFixtures } from './fixtures.ts';
import { loadScene } from './scenes.ts';

/** The stage page with the scenes of all games and promotions: one moment, selected by the address. */
export function openScenes(search: string, root: HTMLElement): Promise<void> {
  return openStagePage(search, root, { names: FIXTURE_SCENES, load: loadScene, fixtures: loadFixtures });
}
