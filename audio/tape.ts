import type { HowlOptions } from 'howler';
import { SPRITE, TAPES } from './sounds.ts';

/** What the player needs of a Howl. */
export interface Tape {
  play(sound: string): number;
  stop(id?: number): unknown;
  rate(rate: number, id: number): unknown;
  volume(volume: number, id: number): unknown;
  fade(from: number, to: number, ms: number, id: number): unknown;
  once(event: 'fade', handler: () => void, id: number): unknown;
  unload(): unknown;
}

export type TapeMaker = new (options: HowlOptions) => Tape;

/** Howler itself, fetched when it is first needed. */
export async function howler(): Promise<TapeMaker> {
  const core = await import('howler/dist/howler.core.min.js');
  return core.default.Howl;
}

/**
 * Loads the tape in the first format that the browser both claims and manages to decode (Safari claims WebM it
 * cannot decode). Rejects when none works or the network is gone.
 */
export async function loadTape(load: () => Promise<TapeMaker>): Promise<Tape> {
  const Maker = await load();
  let fault: unknown = new Error('no sound format works');
  for (const source of TAPES) {
    try {
      return await new Promise<Tape>((resolve, reject) => {
        const tape: Tape = new Maker({
          src: [source],
          sprite: SPRITE,
          onload: () => resolve(tape),
          onloaderror: (_id, reason) => {
            tape.unload();
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
