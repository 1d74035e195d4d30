import { randomUUID } from 'node:crypto';
import type { CrashBetReply, CrashGame, EscapeIntent } from '../../../contract/games/crash/channel.ts';
import { crashBet, crashCurGame, crashEscape } from '../../../contract/games/crash/operations.ts';
import type { TestHouse } from '../testHouse.ts';
import { RegisteredPlayer } from './registeredPlayer.ts';

/** A registered player of crash. */
export class TestPlayer extends RegisteredPlayer {
  static async register(house: TestHouse): Promise<TestPlayer> {
    return new TestPlayer(house, await house.register());
  }

  /** The snapshot in the form that the site requests: with the first slip's bets only. */
  async game(): Promise<CrashGame> {
    const game = await this.channel.call(crashCurGame, { currency: 'IDR' });
    const first = (roundId: string) =>
      game.owns.find((own) => own.roundId === roundId && own.slip === 1) ?? null;
    return { ...game, own: first(game.roundId), ownNext: first(game.nextRoundId) };
  }

  /** Bets Rp 10.000 by default. */
  bet(
    roundId: string,
    { amount = '1000000', rate = null, key = randomUUID(), currency = 'IDR', betSlot }: BetOptions = {},
  ): Promise<CrashBetReply> {
    return this.channel.call(crashBet, {
      key,
      roundId,
      amount,
      rate,
      currency,
      ...(betSlot && { slip: betSlot }),
    });
  }

  escape(
    roundId: string,
    intent?: EscapeIntent,
    key: string = randomUUID(),
    betSlot?: number,
  ): Promise<CrashBetReply> {
    return this.channel.call(crashEscape, {
      key,
      roundId,
      ...(intent && { intent }),
      ...(betSlot && { slip: betSlot }),
    });
  }
}

interface BetOptions {
  amount?: string;
  rate?: string | null;
  key?: string;
  currency?: string;
  betSlot?: number;
}
