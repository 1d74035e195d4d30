import { randomUUID } from 'node:crypto';
import type { CrashBetReply, CrashGame, EscapeIntent } from '../../../../contract/games/crash/channel.ts';
import { crashBet, crashCurGame, crashEscape } from '../../../../contract/games/crash/operations.ts';
import { userBrief } from '../../../../contract/http/accounts.ts';
import type { TestChannel } from '../../../core/channel/testChannel.ts';
import type { TestHouse } from '../../../testHouse.ts';

/** A registered player at the crash table of a test house. */
export class TestPlayer {
  readonly id: string;
  readonly token: string;
  readonly channel: TestChannel;
  readonly #house: TestHouse;

  private constructor(house: TestHouse, id: string, token: string) {
    this.#house = house;
    this.id = id;
    this.token = token;
    this.channel = house.connect(token);
  }

  static async register(house: TestHouse): Promise<TestPlayer> {
    const { token, user } = await house.register();
    return new TestPlayer(house, user.id, token);
  }

  game(): Promise<CrashGame> {
    return this.channel.call(crashCurGame, { currency: 'IDR' });
  }

  /** Bets Rp 10.000 unless told otherwise. */
  bet(
    roundId: string,
    { amount = '1000000', rate = null, key = randomUUID(), currency = 'IDR' }: BetOptions = {},
  ): Promise<CrashBetReply> {
    return this.channel.call(crashBet, { key, roundId, amount, rate, currency });
  }

  escape(roundId: string, intent?: EscapeIntent, key: string = randomUUID()): Promise<CrashBetReply> {
    return this.channel.call(crashEscape, { key, roundId, ...(intent && { intent }) });
  }

  async balance(): Promise<bigint> {
    return BigInt((await this.#house.call(userBrief, { token: this.token })).balance);
  }
}

interface BetOptions {
  amount?: string;
  rate?: string | null;
  key?: string;
  currency?: string;
}
