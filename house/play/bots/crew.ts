import type { Logger } from 'pino';
import { ErrorCode, Refusal } from '../../../contract/errors.ts';
import type { Market } from '../../../contract/markets.ts';
import type { Clock } from '../../core/clock.ts';
import type { Database } from '../../core/db/database.ts';
import { fillPurse, rosterOf } from './roster.ts';

export interface CrewParts {
  db: Database;
  clock: Clock;
  market: Market;
  log: Logger;
  /** Whether this node leads the rounds: only there do the demo players play. */
  leads(): boolean;
}

/** The demo players at one table, and what they have planned. */
export class Crew {
  readonly #parts: CrewParts;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(parts: CrewParts) {
    this.#parts = parts;
  }

  /** Their ids; none where they do not play. */
  async come(): Promise<bigint[]> {
    const { db, market, clock, log, leads } = this.#parts;
    if (!leads()) return [];
    try {
      return await rosterOf(db, market, clock.now());
    } catch (error) {
      log.warn({ err: error }, 'the demo players did not come');
      return [];
    }
  }

  /** Does something at a moment of the house's clock, unless the lead was lost until then. */
  at(moment: number, act: () => Promise<unknown>): void {
    const { clock, log, leads } = this.#parts;
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        if (!leads()) return;
        act().catch((error) => {
          // What a player is refused, a demo player is refused too: it is late, or has gone already.
          if (!(error instanceof Refusal)) log.warn({ err: error }, 'a demo player failed');
        });
      },
      Math.max(0, moment - clock.now()),
    );
    this.#timers.add(timer);
  }

  /** Places a bet; a purse that is empty is filled once for each `occasion`. */
  async bet(userId: bigint, occasion: string, place: () => Promise<unknown>): Promise<void> {
    const { db, market } = this.#parts;
    try {
      await place();
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== ErrorCode.insufficientBalance) throw error;
      await fillPurse(db, market, userId, occasion);
      await place();
    }
  }

  /** Forgets everything that is planned. */
  dismiss(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
