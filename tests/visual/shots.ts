import { FIXTURE_SCENES, loadFixtures } from '../../src/app/scenes/fixtures.ts';
import type { SceneName } from '../../src/stage/sceneRegistry.ts';

/** Canvas sizes as on the games' pages on phones with both kinds of screen, a tablet and a desktop, in CSS pixels. */
const CANVASES = [
  { width: 360, height: 340, scale: 1 },
  { width: 360, height: 340, scale: 2 },
  { width: 768, height: 600, scale: 1 },
  { width: 900, height: 700, scale: 2 },
] as const;

/** A picture's identity in an album. */
export interface Picture {
  scene: string;
  moment: string;
  width: number;
  height: number;
  scale: number;
  /** Whether it is stored as a file; default: for a phone with scale 1. */
  shown?: boolean;
}

/** A moment of a scene on one canvas. */
export interface Shot extends Picture {
  scene: SceneName;
  round: string;
  t: number;
}

/** Every moment of every scene on every canvas; those on the same canvas are consecutive. */
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

/** The name of a shot: `crash/360x340@1-lift-off`. */
export function nameOf({ scene, moment, width, height, scale }: Picture): string {
  return `${scene}/${width}x${height}@${scale}-${moment}`;
}

/** The stage page's query for a shot (src/stage/page/stageQuery.ts). */
export function queryOf({ scene, round, t, width, height, scale }: Shot): string {
  return `stage=${scene}&round=${round}&t=${t}&scale=${scale}&w=${width}&h=${height}`;
}

/** Every moment is stored as a picture for the smallest phone; elsewhere as a seal, unless a picture is requested. */
export function isShown({ width, scale, shown }: Picture): boolean {
  return shown ?? (width === CANVASES[0].width && scale === CANVASES[0].scale);
}
