import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { WingoBetReply, WingoRound } from '../../../contract/games/wingo/channel.ts';
import { wingoBet, wingoCurRound } from '../../../contract/games/wingo/operations.ts';
import {
  WINGO_POOLS,
  WINGO_STAKES,
  type WingoSelect,
  wingoRate,
} from '../../../contract/games/wingo/rules.ts';
import { type Config, loadConfig } from '../../config.ts';
import { Phases } from '../../play/games/wingo/phases.ts';
import { wingoRules } from '../../play/games/wingo/rules.ts';
import type { TestChannel } from '../core/testChannel.ts';
import type { TestHouse } from '../testHouse.ts';
import { RegisteredPlayer } from './registeredPlayer.ts';
import { knownDraw } from './testSecret.ts';

/** Short rounds for the model used in tests. */
export const QUICK: Config['wingo'] = { fastest: 9_000, faster: 60_000, standard: 120_000, closed: 3_000 };

export type WingoPhase = WingoRound['phaseInfo'][number];

const { market } = loadConfig({});
const timing = { length: QUICK.fastest, closed: QUICK.closed };
export const PHASES = new Phases({
  model: 'fastest',
  timing,
  timeZone: market.timeZone,
  now: () => Date.now(),
});
export const RULES = wingoRules(PHASES, timing, WINGO_STAKES[market.id]);

/** A registered player of wingo. */
export class WingoPlayer extends RegisteredPlayer {
  static async register(house: TestHouse): Promise<WingoPlayer> {
    return new WingoPlayer(house, await house.register());
  }

  /** Bets Rp 10.000 by default. */
  bet(
    phaseNum: string,
    select: WingoSelect,
    { amount = '1000000', key = randomUUID() as string } = {},
  ): Promise<WingoBetReply> {
    return this.channel.call(wingoBet, { key, select, amount, phaseNum, model: 'fastest' });
  }

  fastest(): Promise<WingoPhase> {
    return fastestOf(this.channel);
  }
}

/** The live round of the model used in tests. */
export async function fastestOf(channel: TestChannel): Promise<WingoPhase> {
  const { phaseInfo } = await channel.call(wingoCurRound);
  const [fastest] = phaseInfo;
  if (fastest?.model !== 'fastest') throw new Error('the first model is the fastest');
  return fastest;
}

/** A round's secret data. */
export interface KnownPhase {
  phase: string;
  secret: string;
  /** The public value that it mixes in. */
  value: string | null;
  hash: string;
  winning: WingoSelect[];
  losing: WingoSelect[];
  rateOf(select: WingoSelect): bigint;
}

/** Minimum time that a fresh round has left of the six seconds in which tests bet, ms: enough on a busy machine. */
const LEFT = 4_500;

/** Waits for a newly opened round, and reads its secret. */
export async function freshPhase(house: TestHouse): Promise<KnownPhase> {
  const visitor = house.connect();
  const live = await vi.waitFor(
    async () => {
      const now = await fastestOf(visitor);
      if (now.closeTime - now.curTime < LEFT) throw new Error('not yet');
      return now;
    },
    { timeout: 20_000, interval: 30 },
  );
  await visitor.close();
  const id = PHASES.idOf(BigInt(live.phase)) ?? 0n;
  const { secret, value } = await knownDraw(house.db, { game: 'wingo', id });
  const { result } = RULES.resultOf(id, secret, value);
  const rateOf = (select: WingoSelect) => wingoRate(select, result);
  return {
    phase: live.phase,
    hash: live.serverSeedHash,
    secret,
    value,
    winning: WINGO_POOLS.filter((select) => rateOf(select) > 0n),
    losing: WINGO_POOLS.filter((select) => rateOf(select) === 0n),
    rateOf,
  };
}
