import { randomUUID } from 'node:crypto';
import type { CrashBetReply, CrashGame, EscapeIntent } from '../../../contract/games/crash/channel.ts';
import { crashBet, crashCurGame, crashEscape } from '../../../contract/games/crash/operations.ts';
import type { TestHouse } from '../testHouse.ts';
import { RegisteredPlayer } from './registeredPlayer.ts';

/** A registered player at the crash table of a test house. */
export class TestPlayer extends RegisteredPlayer {
  static async register(house: TestHouse): Promise<TestPlayer> {
    return new TestPlayer(house, await house.register());
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
}

interface BetOptions {
  amount?: string;
  rate?: string | null;
  key?: string;
  currency?: string;
}
