import type { Rain } from '../../../contract/http/offers/redPocket.ts';
import { serverNow } from '../../net/backend.ts';
import type { SceneSource } from '../../stage/sceneRunner.ts';
import {
  RED_POCKET_FLIGHT,
  type RedPocketFind,
  type RedPocketPlay,
  type RedPocketView,
  redPocketView,
} from './engine/redPocketView.ts';

/** The page's state of a rain as a scene source: the player's tap and the server's answer. */
export class LiveRain implements SceneSource<RedPocketView> {
  #play: RedPocketPlay;
  readonly #wakes = new Set<() => void>();

  /** @param found what the player opened before this page came */
  constructor({ id, startsAt, endsAt }: Pick<Rain, 'id' | 'startsAt' | 'endsAt'>, found: bigint | null) {
    this.#play = {
      rain: { id, start: startsAt, end: endsAt },
      tap: null,
      answer: found === null ? null : { find: 'amount', amount: found, at: 0 },
    };
  }

  view(): RedPocketView {
    return redPocketView(this.#play, serverNow());
  }

  subscribe(wake: () => void): () => void {
    this.#wakes.add(wake);
    return () => this.#wakes.delete(wake);
  }

  /** Whether an envelope was tapped or opened. */
  get busy(): boolean {
    return this.#play.tap !== null || this.#play.answer !== null;
  }

  tap(envelope: number): void {
    this.#set({ tap: { envelope, at: serverNow() } });
  }

  answer(find: RedPocketFind, amount = 0n): void {
    this.#set({ answer: { find, amount, at: serverNow() } });
  }

  /** The player had already opened one earlier. */
  found(amount: bigint): void {
    if (!this.busy) this.#set({ answer: { find: 'amount', amount, at: 0 } });
  }

  /** There was no answer: the envelope continues to fall. */
  release(): void {
    this.#set({ tap: null });
  }

  /** ms until the answer is visible. */
  seenIn(): number {
    const { tap } = this.#play;
    return tap ? Math.max(0, tap.at + RED_POCKET_FLIGHT - serverNow()) : 0;
  }

  #set(part: Partial<RedPocketPlay>): void {
    this.#play = { ...this.#play, ...part };
    for (const wake of this.#wakes) wake();
  }
}
