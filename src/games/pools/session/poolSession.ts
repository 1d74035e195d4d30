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

/** A player's session at a game of pools, with the slip that is filled by pressing on pools. */
export class PoolSession<Result> extends RoundSession<PoolKind<Result>> {
  readonly wire: PoolWire<Result>;
  #unplaced: { of: PoolSessionState<Result>; amounts: readonly Minor[] } | null = null;

  constructor(wire: PoolWire<Result>, deps: SessionDeps, stored: StoredStakes) {
    super(poolAdapter(wire, stored), deps);
    this.wire = wire;
  }

  /** What is on the slip and on its way, one amount a pool: the same object while nothing of it changes. */
  unplaced(state: PoolSessionState<Result> = this.store.getState()): readonly Minor[] {
    const known = this.#unplaced;
    if (known && known.of.slip === state.slip && known.of.pending === state.pending) return known.amounts;
    const amounts = amountsOf(this.wire.game.pools, [...state.slip.stakes, ...state.pending]);
    this.#unplaced = { of: state, amounts };
    return amounts;
  }

  /** Puts stakes on the slip, all or none. @returns why not */
  add(more: readonly PoolStake[]): StakeRefusal | null {
    const { game, slip, pending } = this.store.getState();
    const { limits, round } = game;
    if (!limits) return null;
    const placed = amountsOf(this.wire.game.pools, pending).map(
      (amount, pool) => amount + (round?.ownStakes[pool] ?? 0n),
    );
    const balance = this.deps.wallet.balance();
    // The wallet less what is on its way out of it.
    const free = balance === null ? null : pending.reduce((left, { amount }) => left - amount, balance);
    const stakes = withStakes(slip.stakes, more, { limits, placed, balance: free });
    if (typeof stakes === 'string') return stakes;
    this.setSlip({ ...slip, stakes });
    return null;
  }

  /** Takes the last stake back. */
  undo(): void {
    const { slip } = this.store.getState();
    this.setSlip({ ...slip, stakes: slip.stakes.slice(0, -1) });
  }

  clear(): void {
    this.setSlip({ ...this.store.getState().slip, stakes: [] });
  }

  /** Puts down once more what is on the slip, or what stands. @returns why not */
  double(): StakeRefusal | null {
    const { slip, game } = this.store.getState();
    return this.add(doubledStakes(slip.stakes, game.round?.ownStakes ?? []));
  }

  /** Puts down what stood in the last round that was bet on. @returns why not */
  rebet(): StakeRefusal | null {
    return this.add(this.store.getState().slip.before);
  }

  /** Whether the picture still owes a round's result: the live one, or one before it whose picture runs on. */
  hides(roundId: string): boolean {
    const { game, shown } = this.store.getState();
    const owed = [game.round, game.last].some((round) => round?.roundId === roundId);
    return owed && (shown === null || compareRounds(roundId, shown) > 0);
  }

  /** Whether no result of the player's waits for its picture. */
  mayAnnounce(): boolean {
    const { round, last } = this.store.getState().game;
    return [round, last].every((one) => {
      if (!one?.ownStakes.some((own) => own > 0n) || !this.hides(one.roundId)) return true;
      return !one.end && this.deps.serverNow() < one.closeTime;
    });
  }

  /** Places the slip, one bet a pool. @returns the code of a refusal, null when all stands or an answer is lost */
  place(roundId: string): Promise<number | null> {
    const { slip } = this.store.getState();
    const bets = placedStakes(this.wire.game.pools, slip.stakes);
    return this.send(
      bets.map((bet) => pendingBet(bet, roundId, this.deps.newKey())),
      { ...slip, stakes: [] },
    );
  }
}
