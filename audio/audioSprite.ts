import type { HowlOptions } from 'howler';
import { SPRITE, SPRITE_FILES } from './sounds.ts';

/** The part of a Howl that the player uses. */
export interface AudioSprite {
  play(sound: string): number;
  stop(id?: number): unknown;
  rate(rate: number, id: number): unknown;
  volume(volume: number, id: number): unknown;
  fade(from: number, to: number, ms: number, id: number): unknown;
  once(event: 'fade', handler: () => void, id: number): unknown;
  unload(): unknown;
}

export type HowlClass = new (options: HowlOptions) => AudioSprite;

/** Howler itself, loaded when first needed. */
export async function howler(): Promise<HowlClass> {
  const core = await import('howler/dist/howler.core.min.js');
  return core.default.Howl;
}

/**
 * Loads the sprite in the first format that the browser both claims and manages to decode (Safari claims WebM it cannot
 * decode). Rejects if none works or the network is down.
 */
export async function loadSprite(load: () => Promise<HowlClass>): Promise<AudioSprite> {
  const Maker = await load();
  let fault: unknown = new Error('no sound format works');
  for (const source of SPRITE_FILES) {
    try {
      return await new Promise<AudioSprite>((resolve, reject) => {
        const sprite: AudioSprite = new Maker({
          src: [source],
          sprite: SPRITE,
          onload: () => resolve(sprite),
          onloaderror: (_id, reason) => {
            sprite.unload();
            reject(new Error(`${source}: ${String(reason)}`));
          },
        });
      });
    } catch (reason) {
      fault = reason;
    }
  }
  throw fault;
}
