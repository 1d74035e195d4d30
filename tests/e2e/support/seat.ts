import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, type Page } from '@playwright/test';
import { and, eq } from 'drizzle-orm';
import { userBrief } from '../../../contract/http/people/accounts.ts';
import type { Minor, Rate } from '../../../contract/money.ts';
import { parseKey, Sealer } from '../../../house/core/secrets/sealer.ts';
import { rounds } from '../../../house/money/ledger/bets/roundTables.ts';
import { reconcile } from '../../../house/money/ledger/reconcile/reconcile.ts';
import { TestChannel } from '../../../house/testing/core/testChannel.ts';
import { knownDraw } from '../../../house/testing/games/testSecret.ts';
import { withDatabase } from '../../withDatabase.ts';
import { newPhone, type Player, signUp, tokenOf } from './player.ts';
import {
  type BetRequest,
  type LiveRound,
  type Phase,
  POOL_GAMES,
  type PoolGame,
  type PoolGameKey,
} from './tables.ts';

/** A round's result, which no player can know before it ends. */
export interface Foreseen {
  /** Pools with their rates, highest first. */
  winning: string[];
  losing: string[];
  rateOf(pool: string): Rate;
}

/**
 * A player's own connection to a pool game beside the page: queries the house about the round and the money, and bets like
 * another device of the same account.
 */
export class Seat {
  readonly game: PoolGame;
  readonly #url: string;
  readonly #token: string;
  #channel: TestChannel;

  private constructor(url: string, key: PoolGameKey, token: string) {
    this.game = POOL_GAMES[key];
    this.#url = url;
    this.#token = token;
    this.#channel = new TestChannel(url, token);
  }

  /** For the player who is signed in on the page. */
  static async of(page: Page, key: PoolGameKey): Promise<Seat> {
    const token = await tokenOf(page);
    return new Seat(new URL(page.url()).origin, key, token);
  }

  /** For another, new player. */
  static async other(url: string, key: PoolGameKey): Promise<Seat> {
    const { token } = await signUp(url, newPhone());
    return new Seat(url, key, token);
  }

  live(): Promise<LiveRound> {
    return this.game.live(this.#channel);
  }

  /** Waits for one of the game's phases that has at least `left` ms to go. */
  async reach(phase: Phase, left = 0): Promise<LiveRound> {
    for (;;) {
      const live = await this.live();
      const [now, until] = phaseOf(live);
      if (now === phase && until - live.serverTime >= left) return live;
      await sleep(Math.min(Math.max(until - live.serverTime, 20), 500));
    }
  }

  /** Waits until the room has moved on from that round. */
  async passes({ roundId }: LiveRound): Promise<LiveRound> {
    for (;;) {
      const live = await this.live();
      if (live.roundId !== roundId) return live;
      await sleep(Math.min(Math.max(live.endTime - live.serverTime, 20), 500));
    }
  }

  /** Reads the secret of a round from the house's own database, with the house's own key. */
  async foresee(dataDir: string, { roundId, hash }: LiveRound): Promise<Foreseen> {
    const { key, pools, rateOf } = this.game;
    const { secret, value } = await withDatabase(dataDir, async (db) => {
      const [round] = await db.orm
        .select({ game: rounds.game, id: rounds.id })
        .from(rounds)
        .where(and(eq(rounds.game, key), eq(rounds.commitment, hash)));
      if (!round) throw new Error(`round ${roundId} is not known`);
      return knownDraw(db, round, await sealerOf(dataDir));
    });
    const rate = (pool: string) => rateOf(pool, roundId, secret, value);
    return {
      winning: pools.filter((pool) => rate(pool) > 0n).sort((a, b) => Number(rate(b) - rate(a))),
      losing: pools.filter((pool) => rate(pool) === 0n),
      rateOf: rate,
    };
  }

  /** Returns the balance after it. @throws ChannelError with the code of the refusal */
  bet(request: BetRequest): Promise<Minor> {
    return this.game.bet(this.#channel, request);
  }

  /** The code with which a bet is refused; null if it is accepted. */
  async refusal(request: BetRequest): Promise<number | null> {
    return this.bet(request).then(
      () => null,
      ({ errCode }) => errCode,
    );
  }

  /** The wallet's balance by the house. */
  async balance(): Promise<Minor> {
    const answer = await fetch(new URL(userBrief.path, this.#url), { headers: { main_token: this.#token } });
    return BigInt(((await answer.json()) as { balance: string }).balance);
  }

  /** Waits until the page, which has to show the room, displays the house's balance, and returns it. */
  async agrees(player: Player): Promise<Minor> {
    await expect
      .poll(async () => BigInt(await player.balance()) * 100n - (await this.balance()), { timeout: 20_000 })
      .toBe(0n);
    return this.balance();
  }

  /** Reconnects after the house was away. */
  async back(): Promise<void> {
    await this.#channel.close();
    this.#channel = new TestChannel(this.#url, this.#token);
  }

  async leave(): Promise<void> {
    await this.#channel.close();
  }
}

async function sealerOf(dataDir: string): Promise<Sealer> {
  const key = parseKey((await readFile(join(dataDir, 'secrets.key'), 'utf8')).trim());
  if (!key) throw new Error(`no key in ${dataDir}`);
  return new Sealer([key]);
}

/** Checks that the ledger is consistent. */
export async function expectSoundBooks(dataDir: string): Promise<void> {
  expect(await withDatabase(dataDir, reconcile)).toEqual([]);
}

/** A live round's phase, and its end. */
function phaseOf({ over, serverTime, closeTime, endTime }: LiveRound): [Phase, number] {
  if (over) return ['result', endTime];
  return serverTime < closeTime ? ['betting', closeTime] : ['closed', endTime];
}
