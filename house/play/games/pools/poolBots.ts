import type { Minor } from '../../../../contract/money.ts';
import { Crew } from '../../bots/crew.ts';
import type { GameParts } from '../gameModule.ts';
import { type PoolBotBet, planPools } from './poolPlan.ts';
import type { PoolTable } from './table.ts';
import type { RoundView } from './view.ts';

/** Demo players at a table of pools, as at the crash table (CrashBots). */
export class PoolBots {
  readonly #table: PoolTable<unknown>;
  readonly #steps: readonly Minor[];
  readonly #parts: GameParts;
  readonly #crew: Crew;
  #ends: Array<() => void> = [];
  #realPlayers = 0;

  constructor(table: PoolTable<unknown>, steps: readonly Minor[], parts: GameParts) {
    const { db, clock, config, log } = parts;
    this.#table = table;
    this.#steps = steps;
    this.#parts = parts;
    this.#crew = new Crew({ db, clock, market: config.market, log, leads: () => table.leads });
  }

  start(): void {
    const { bus } = this.#table;
    this.#ends = [
      bus.listen('start', ({ round }) => void this.#play(round)),
      bus.listen('end', () => this.#crew.dismiss()),
      bus.listen('bet', ({ bot }) => {
        if (!bot) this.#realPlayers++;
      }),
    ];
  }

  stop(): void {
    for (const end of this.#ends) end();
    this.#crew.dismiss();
  }

  async #play({ roundId, opensAt, closesAt }: RoundView<unknown>): Promise<void> {
    const realPlayers = this.#realPlayers;
    this.#realPlayers = 0;
    const roster = await this.#crew.come();
    if (roster.length === 0) return;
    const { name, pools, rangeOf } = this.#table.rules;
    const tableau = { pools, steps: this.#steps, rangeOf };
    const plan = planPools(name, roundId, roster.length, realPlayers, tableau);
    for (const [place, bet] of plan.entries()) {
      const userId = roster[bet.bot];
      const moment = opensAt + (closesAt - opensAt) * bet.betAt;
      if (userId !== undefined) this.#crew.at(moment, () => this.#bet(roundId, place, bet, userId));
    }
  }

  #bet(roundId: string, place: number, { pool, amount }: PoolBotBet, userId: bigint): Promise<void> {
    const { betting, rules } = this.#table;
    const key = `bot-${rules.name}-${roundId}-${place}`;
    const ask = { userId, key, roundId: BigInt(roundId), pool, amount };
    return this.#crew.bet(userId, `${rules.name} ${roundId}`, () =>
      betting.place(ask, this.#parts.clock.now()),
    );
  }
}
