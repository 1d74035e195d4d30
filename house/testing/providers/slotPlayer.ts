import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { slotGame } from '../../../contract/http/play/catalogue.ts';
import { gameLaunch, type Launch } from '../../../contract/http/play/launch.ts';
import type {
  SeedsReply,
  SlotOpened,
  SlotRefused,
  SlotReplay,
  SlotSpun,
} from '../../../contract/providers/slotPlay.ts';
import type { TestHouse } from '../testHouse.ts';

/** The sandbox slot that is also in the test catalogue. */
export const SLOT = { provider: 'samudra', id: 'garuda-emas' } as const;

/** The refusal of a slot's call. */
class SlotCallRefused extends Error {
  readonly reason: string;

  constructor({ error }: SlotRefused) {
    super(error);
    this.reason = error;
  }
}

/** A slot in its frame, as a client of its provider's server. */
export class SlotPlayer {
  readonly launch: Launch;
  readonly session: string;

  private constructor(launch: Launch) {
    this.launch = launch;
    this.session = new URL(launch.url).searchParams.get('session') ?? '';
  }

  /** Launches the game for a player. */
  static async at(
    house: TestHouse,
    token: string,
    game: { provider: string; id: string } = SLOT,
  ): Promise<SlotPlayer> {
    const input = { ...game, platform: 'GPL_MOBILE' as const, lang: 'id' as const };
    return new SlotPlayer(await house.call(gameLaunch, { token, input }));
  }

  open(): Promise<SlotOpened> {
    return this.#post('open', {});
  }

  spin(
    request: { spin?: string; mode?: 'base' | 'buy'; bet?: string; gift?: boolean } = {},
  ): Promise<SlotSpun> {
    return this.#post('spin', { spin: randomUUID(), mode: 'base', bet: '200000', ...request });
  }

  /** Spins as the game's page does: while the outcome is unknown, the request is repeated with the same id. */
  async spinUntilKnown(request: Parameters<SlotPlayer['spin']>[0]): Promise<SlotSpun> {
    const named = { spin: randomUUID(), ...request };
    for (;;)
      try {
        return await this.spin(named);
      } catch (error) {
        if (!(error instanceof SlotCallRefused && error.reason === 'connection')) throw error;
      }
  }

  shown(spin: string): Promise<object> {
    return this.#post('shown', { spin });
  }

  seeds(clientSeed: string): Promise<SeedsReply> {
    return this.#post('seeds', { clientSeed });
  }

  /** Replays a spin, by the id in its replay URL. */
  replay(spin: string): Promise<SlotReplay> {
    return this.#post('replay', { spin });
  }

  async #post<Reply>(path: string, fields: object): Promise<Reply> {
    const response = await fetch(`${this.launch.origin}/slots/${path}`, {
      method: 'POST',
      body: JSON.stringify({ session: this.session, ...fields }),
    });
    const body: unknown = await response.json();
    if (!response.ok) throw new SlotCallRefused(body as SlotRefused);
    return body as Reply;
  }
}

/** Waits until the house has the list of the sandbox's games. */
export async function untilListed(house: TestHouse, id: string = SLOT.id): Promise<void> {
  for (let tries = 0; tries < 400; tries++) {
    if ((await house.call(slotGame, { input: { id } })).path !== null) return;
    await sleep(50);
  }
  throw new Error(`${id} is not listed`);
}
