import type { Minor } from '../../../../contract/money.ts';
import { compareRounds } from '../../engine/rounds.ts';
import { RoundSession } from '../../session/roundSession.ts';
import type { SessionDeps } from '../../session/sessionDeps.ts';
import {
  amountsOf,
  doubledStakes,
  type PoolStake,
  placedStakes,
  type StakeRefusal,
  withStakes,
} from '../engine/poolStakes.ts';
import {
  type PoolKind,
  type PoolSessionState,
  type PoolWire,
  pendingBet,
  poolAdapter,
  type StoredStakes,
} from './poolAdapter.ts';

/** A player's session in a pool game, with the slip that presses on pools fill. */
export class PoolSession<Result> extends RoundSession<PoolKind<Result>> {
  readonly wire: PoolWire<Result>;
  #unplaced: { of: PoolSessionState<Result>; amounts: readonly Minor[] } | null = null;

  constructor(wire: PoolWire<Result>, deps: SessionDeps, stored: StoredStakes) {
    super(poolAdapter(wire, stored), deps);
    this.wire = wire;
  }

  /** Slip and pending stakes, one amount per pool; the same object while unchanged. */
  unplaced(state: PoolSessionState<Result> = this.store.getState()): readonly Minor[] {
    const known = this.#unplaced;
    if (known && known.of.slip === state.slip && known.of.pending === state.pending) return known.amounts;
    const amounts = amountsOf(this.wire.game.pools, [...state.slip.stakes, ...state.pending]);
    this.#unplaced = { of: state, amounts };
    return amounts;
  }

  /**
   * Adds stakes to the slip, all or none.
   * @returns the reason for a refusal
   */
  add(more: readonly PoolStake[]): StakeRefusal | null {
    const { game, slip, pending } = this.store.getState();
    const { limits, round } = game;
    if (!limits) return null;
    const placed = amountsOf(this.wire.game.pools, pending).map(
      (amount, pool) => amount + (round?.ownStakes[pool] ?? 0n),
    );
    const balance = this.deps.wallet.balance();
    // The balance minus pending stakes.
    const free = balance === null ? null : pending.reduce((left, { amount }) => left - amount, balance);
    const stakes = withStakes(slip.stakes, more, { limits, placed, balance: free });
    if (typeof stakes === 'string') return stakes;
    this.setSlip({ ...slip, stakes });
    return null;
  }

  /** Removes the last stake. */
  undo(): void {
    const { slip } = this.store.getState();
    this.setSlip({ ...slip, stakes: slip.stakes.slice(0, -1) });
  }

  clear(): void {
    this.setSlip({ ...this.store.getState().slip, stakes: [] });
  }

  /**
   * Doubles the slip, or the placed stakes when it is empty.
   * @returns the reason for a refusal
   */
  double(): StakeRefusal | null {
    const { slip, game } = this.store.getState();
    return this.add(doubledStakes(slip.stakes, game.round?.ownStakes ?? []));
  }

  /**
   * Adds the stakes of the last round with bets.
   * @returns the reason for a refusal
   */
  rebet(): StakeRefusal | null {
    return this.add(this.store.getState().slip.before);
  }

  /** Whether the picture has not shown a round's result yet: the live round, or an earlier one still shown. */
  hides(roundId: string): boolean {
    const { game, shown } = this.store.getState();
    const owed = [game.round, game.last].some((round) => round?.roundId === roundId);
    return owed && (shown === null || compareRounds(roundId, shown) > 0);
  }

  /** Whether no result of the player is waiting for the picture. */
  mayAnnounce(): boolean {
    const { round, last } = this.store.getState().game;
    return [round, last].every((one) => {
      if (!one?.ownStakes.some((own) => own > 0n) || !this.hides(one.roundId)) return true;
      return !one.end && this.deps.serverNow() < one.closeTime;
    });
  }

  /**
   * Places the slip, one bet per pool.
   * @returns the error code of a refusal; null when all were accepted or a reply was lost
   */
  place(roundId: string): Promise<number | null> {
    const { slip } = this.store.getState();
    const bets = placedStakes(this.wire.game.pools, slip.stakes);
    return this.send(
      bets.map((bet) => pendingBet(bet, roundId, this.deps.newKey())),
      { ...slip, stakes: [] },
    );
  }
}
