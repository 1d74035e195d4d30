import { payout } from '../../../contract/money.ts';
import type { Database } from '../../core/db/database.ts';
import type { Sealer } from '../../core/secrets/sealer.ts';
import { type SoloRow, soloRoundsOf } from '../../money/ledger/solo/solo.ts';
import type { SoloStake } from '../solo/definition.ts';
import { SOLO_DEFINITIONS } from '../solo/definitions.ts';
import { openPair } from '../solo/seeds.ts';
import { playedOf } from '../solo/view.ts';

/** Details of a solo round beside its bet. */
export interface SoloFacts {
  /** Null while it is open. */
  result: readonly string[] | null;
  /** Result of each step, oldest first; empty for a round decided at its start. */
  steps: readonly string[];
  /** The parts of its stake, if it was on several things at once. */
  stakes: readonly SoloStake[] | null;
}

const NOTHING: SoloFacts = { result: null, steps: [], stakes: null };

/** Details of solo rounds for players' lists, computed from their seeds and moves. */
export class SoloRounds {
  readonly #db: Database;
  readonly #sealer: Sealer;

  constructor(db: Database, sealer: Sealer) {
    this.#db = db;
    this.#sealer = sealer;
  }

  /** The details of these rounds of a player. */
  async of(userId: bigint, ids: readonly bigint[]): Promise<Map<bigint, SoloFacts>> {
    if (ids.length === 0) return new Map();
    const rows = await soloRoundsOf(this.#db, userId, ids);
    return new Map(rows.map((row) => [row.round.id, this.#facts(row)]));
  }

  #facts(row: SoloRow): SoloFacts {
    const game = Object.entries(SOLO_DEFINITIONS).find(([key]) => key === row.round.game)?.[1];
    if (!game) return NOTHING;
    try {
      const { played, choice, outcome } = playedOf(game, row, openPair(this.#sealer, row.pair));
      const shown = { ...played, choice, outcome };
      const parts = game.resultOf(shown);
      const stepped = game.moveOf !== undefined;
      const result = played.end === null ? null : stepped ? parts.slice(-1) : parts;
      return { result, steps: stepped ? parts : [], stakes: game.stakesOf?.(shown) ?? null };
    } catch {
      // No key opens its seeds any more: its money is shown nevertheless.
      return NOTHING;
    }
  }
}

/**
 * Splits a bet on several things into one on each; any other is returned as it is. The `pool` of a solo bet only marks it as a
 * solo round.
 */
export function onEach<Bet extends { pool: string | null; status: string; amount: string; payout: string }>(
  bet: Bet,
  stakes: readonly SoloStake[] | null,
): (Bet & { pool: string | null })[] {
  if (!stakes) return [{ ...bet, pool: null }];
  return stakes.map(({ pool, amount, rate }) => ({
    ...bet,
    ...{ pool, amount: amount.toString(), rate: rate?.toString() ?? null },
    status: rate === null ? 'lost' : 'cashed',
    payout: payout(amount, rate ?? 0n).toString(),
  }));
}
