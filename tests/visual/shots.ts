import { FIXTURE_SCENES, loadFixtures } from '../../src/games/fixtures.ts';
import type { SceneName } from '../../src/stage/sceneRegistry.ts';

/** Canvases as the games' pages give them on phones of both kinds of screen, a tablet and a desktop, in CSS pixels. */
const CANVASES = [
  { width: 360, height: 340, scale: 1 },
  { width: 360, height: 340, scale: 2 },
  { width: 768, height: 600, scale: 1 },
  { width: 900, height: 700, scale: 2 },
] as const;

/** One picture: a moment of a scene on one canvas. */
export interface Shot {
  scene: SceneName;
  moment: string;
  round: string;
  t: number;
  width: number;
  height: number;
  scale: number;
}

/** Every moment of every scene on every canvas; those on the same canvas follow each other. */
export async function allShots(): Promise<Shot[]> {
  const scenes = await Promise.all(FIXTURE_SCENES.map((scene) => loadFixtures(scene)));
  return FIXTURE_SCENES.flatMap((scene, i) =>
    CANVASES.flatMap((canvas) =>
      Object.entries(scenes[i]?.moments ?? {})
        .sort(([, a], [, b]) => (a.round < b.round ? -1 : a.round > b.round ? 1 : a.t - b.t))
        .map(([moment, { round, t }]) => ({ scene, moment, round, t, ...canvas })),
    ),
  );
}

/** What a shot is called: `crash/360x340@1-lift-off`. */
export function nameOf({ scene, moment, width, height, scale }: Shot): string {
  return `${scene}/${width}x${height}@${scale}-${moment}`;
}

/** The stage page's query for a shot (src/stage/page/stageQuery.ts). */
export function queryOf({ scene, round, t, width, height, scale }: Shot): string {
  return `stage=${scene}&round=${round}&t=${t}&scale=${scale}&w=${width}&h=${height}`;
}

/** Every moment is kept as a picture on the smallest phone; elsewhere its seal does, unless a picture is there. */
export function isShown({ width, scale }: Shot): boolean {
  return width === CANVASES[0].width && scale === CANVASES[0].scale;
}
