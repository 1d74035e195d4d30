import type { CrashGame } from '../../contract/games/crash/channel.ts';
import { crashBet, crashCurGame, crashEscape } from '../../contract/games/crash/operations.ts';
import type { TestChannel } from '../../house/testing/core/testChannel.ts';
import { Persistent, type Request } from './persistent.ts';

/** A bet that the house has acknowledged. */
export interface AckedBet {
  roundId: string;
  amount: bigint;
  autoRate: bigint | null;
  /** Its end, if acknowledged to the player. */
  end: { status: 'cashed' | 'returned'; rate: string | null; win: string } | null;
}

const AUTO_RATES = [10_100n, 10_500n, 11_000n, 12_000n, 15_000n, 30_000n];

type Seen = Pick<CrashGame, 'status' | 'owns' | 'roundId' | 'nextRoundId'>;

/** A crash player who records what the house has acknowledged. */
export class Gambler {
  readonly userId: string;
  readonly token: string;
  readonly bets = new Map<string, AckedBet>();
  readonly #random: () => number;
  readonly #persistent: Persistent;
  #keys = 0;

  constructor(userId: string, token: string, random: () => number) {
    this.userId = userId;
    this.token = token;
    this.#random = random;
    this.#persistent = new Persistent(token, random);
  }

  /** Plays until `signal`, through every disconnection. */
  play(url: string, signal: AbortSignal): Promise<void> {
    return this.#persistent.play(url, signal, async (channel) =>
      this.#choose(await channel.call(crashCurGame, { currency: 'IDR' })),
    );
  }

  /** Repeats all requests that were never answered. */
  settleUp(url: string): Promise<void> {
    return this.#persistent.settleUp(url);
  }

  #choose({ status, owns, roundId, nextRoundId }: Seen): Request | null {
    const on = (round: string) => owns.find((own) => own.roundId === round && own.slip === 1);
    const [own, ownNext] = [on(roundId), on(nextRoundId)];
    const dice = this.#random();
    if (status === 'preparation' && !own?.isJoinCur) return dice < 0.8 ? this.#bet(roundId) : null;
    if (status === 'preparation') return dice < 0.08 ? this.#escape(roundId) : null;
    if (status === 'goUp' && own?.status === 'placed' && dice < 0.2) return this.#escape(roundId);
    return dice > 0.7 && !ownNext?.isJoinCur ? this.#bet(nextRoundId) : null;
  }

  #bet(roundId: string): Request {
    const key = this.#newKey();
    const amount = BigInt(100_000 + Math.floor(this.#random() * 400_000));
    const auto = this.#random() < 0.6;
    const rate = auto ? (AUTO_RATES[Math.floor(this.#random() * AUTO_RATES.length)] as bigint) : null;
    const variables = {
      key,
      roundId,
      amount: amount.toString(),
      rate: rate?.toString() ?? null,
      currency: 'IDR',
    };
    return async (channel: TestChannel) => {
      const { own } = await channel.call(crashBet, variables);
      this.bets.set(own.betId as string, { roundId, amount, autoRate: rate, end: null });
    };
  }

  #escape(roundId: string): Request {
    const key = this.#newKey();
    return async (channel: TestChannel) => {
      const { own } = await channel.call(crashEscape, { key, roundId });
      const bet = this.bets.get(own.betId as string);
      if (!bet || (own.status !== 'cashed' && own.status !== 'returned'))
        throw new Error(`an escape was answered with ${JSON.stringify(own)}`);
      bet.end = { status: own.status, rate: own.escapeRate, win: own.winAmount };
    };
  }

  #newKey(): string {
    return `gambler-${this.userId}-${++this.#keys}`;
  }
}
