import { setTimeout as sleep } from 'node:timers/promises';
import type { CrashBetReply, CrashGame } from '../../contract/games/crashChannel.ts';
import { crashBet, crashCurGame, crashEscape } from '../../contract/games/crashOperations.ts';
import { ChannelError, TestChannel } from '../../house/channel/testChannel.ts';

/** A bet that the house has acknowledged. */
export interface AckedBet {
  roundId: string;
  amount: bigint;
  autoRate: bigint | null;
  /** How it ended, where the player was told. */
  end: { status: 'cashed' | 'returned'; rate: string | null; win: string } | null;
}

/** Something the player has asked for and not heard of yet. */
interface Pending {
  send(channel: TestChannel): Promise<CrashBetReply>;
  note(reply: CrashBetReply): void;
}

/** What the channel answers when the house itself fails: nothing is known then. */
const FAULT = 500;
const AUTO_RATES = [10_100n, 10_500n, 11_000n, 12_000n, 15_000n, 30_000n];

/**
 * A player with a book of their own. Whatever the house has not answered, it is asked again with the same key
 * until it does, as the client does it; what it has acknowledged goes into the book.
 */
export class Gambler {
  readonly userId: string;
  readonly token: string;
  readonly bets = new Map<string, AckedBet>();
  readonly #random: () => number;
  #pending: Pending | null = null;
  #keys = 0;

  constructor(userId: string, token: string, random: () => number) {
    this.userId = userId;
    this.token = token;
    this.#random = random;
  }

  /** Plays until `signal`, through every break of the connection. */
  async play(url: string, signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const channel = new TestChannel(url, this.token);
      try {
        while (!signal.aborted) {
          await this.#turn(channel);
          await sleep(10 + 90 * this.#random());
        }
      } catch (error) {
        if (error instanceof ChannelError && error.errCode !== FAULT) throw error;
        await sleep(60);
      } finally {
        await channel.close();
      }
    }
  }

  /** Asks again for what was never answered. */
  async settleUp(url: string): Promise<void> {
    const channel = new TestChannel(url, this.token);
    if (this.#pending) await this.#ask(channel, this.#pending);
    await channel.close();
  }

  async #turn(channel: TestChannel): Promise<void> {
    if (this.#pending) return this.#ask(channel, this.#pending);
    const game = await channel.call(crashCurGame, { currency: 'IDR' });
    const todo = this.#choose(game);
    if (todo) await this.#ask(channel, todo);
  }

  #choose({ status, own, ownNext, roundId, nextRoundId }: CrashGame): Pending | null {
    const dice = this.#random();
    if (status === 'preparation' && !own?.isJoinCur) return dice < 0.8 ? this.#bet(roundId) : null;
    if (status === 'preparation') return dice < 0.08 ? this.#escape(roundId) : null;
    if (status === 'goUp' && own?.status === 'placed' && dice < 0.2) return this.#escape(roundId);
    return dice > 0.7 && !ownNext?.isJoinCur ? this.#bet(nextRoundId) : null;
  }

  #bet(roundId: string): Pending {
    const key = this.#newKey();
    const amount = BigInt(100_000 + Math.floor(this.#random() * 400_000));
    const auto = this.#random() < 0.6;
    const rate = auto ? (AUTO_RATES[Math.floor(this.#random() * AUTO_RATES.length)] as bigint) : null;
    return {
      send: (channel) =>
        channel.call(crashBet, {
          key,
          roundId,
          amount: amount.toString(),
          rate: rate?.toString() ?? null,
          currency: 'IDR',
        }),
      note: ({ own }) => {
        this.bets.set(own.betId as string, { roundId, amount, autoRate: rate, end: null });
      },
    };
  }

  #escape(roundId: string): Pending {
    const key = this.#newKey();
    return {
      send: (channel) => channel.call(crashEscape, { key, roundId }),
      note: ({ own }) => {
        const bet = this.bets.get(own.betId as string);
        if (!bet || (own.status !== 'cashed' && own.status !== 'returned'))
          throw new Error(`an escape was answered with ${JSON.stringify(own)}`);
        bet.end = { status: own.status, rate: own.escapeRate, win: own.winAmount };
      },
    };
  }

  async #ask(channel: TestChannel, pending: Pending): Promise<void> {
    this.#pending = pending;
    try {
      pending.note(await pending.send(channel));
    } catch (error) {
      if (!(error instanceof ChannelError) || error.errCode === FAULT) throw error;
      // A refusal is an answer: nothing happened.
    }
    this.#pending = null;
  }

  #newKey(): string {
    return `gambler-${this.userId}-${++this.#keys}`;
  }
}
