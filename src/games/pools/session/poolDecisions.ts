import { compareRounds } from '../../engine/roundOrder.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import type { PoolRound } from '../engine/poolState.ts';
import { ownOutcome } from '../engine/pools.ts';
import type { PoolDecision, PoolStore } from './poolStore.ts';
import type { PoolMyBet, PoolWire } from './poolWire.ts';

/** So many of the player's bets are looked through for those of a round that passed unseen. */
const LOOKED_THROUGH = 100;

/**
 * Follows every round the player has a bet on or asked for one, until its picture has shown the result, and tells each
 * once. A round that passed while the connection was lost is looked up in the player's history: the house decided it.
 */
export class PoolDecisions<Result> {
  readonly #store: PoolStore<Result>;
  readonly #deps: TableDeps;
  readonly #wire: PoolWire<Result>;
  readonly #decided: (decision: PoolDecision<Result>) => void;
  readonly #open = new Set<string>();
  readonly #told = new Set<string>();
  readonly #lookedUp = new Set<string>();
  #stop: (() => void) | null = null;

  constructor(
    store: PoolStore<Result>,
    deps: TableDeps,
    wire: PoolWire<Result>,
    decided: (decision: PoolDecision<Result>) => void,
  ) {
    this.#store = store;
    this.#deps = deps;
    this.#wire = wire;
    this.#decided = decided;
  }

  open(): void {
    this.#stop = this.#store.subscribe(() => this.#look());
    this.#look();
  }

  close(): void {
    this.#stop?.();
    this.#stop = null;
    this.#open.clear();
  }

  #look(): void {
    const { game, intents } = this.#store.getState();
    const { round, player } = game;
    if (!player) this.#open.clear();
    else if (round?.owns.some((own) => own > 0n)) this.#follow(round.roundId);
    if (player) for (const { roundId } of intents) this.#follow(roundId);
    for (const roundId of [...this.#open]) this.#decide(roundId);
  }

  #follow(roundId: string): void {
    if (!this.#told.has(roundId)) this.#open.add(roundId);
  }

  #decide(roundId: string): void {
    const { game, intents, shown } = this.#store.getState();
    const { round, last, player } = game;
    if (!round || !player || intents.some((intent) => intent.roundId === roundId)) return;
    const seen = [round, last].find((one) => one?.roundId === roundId && one.end);
    if (seen) {
      if (shown !== null && compareRounds(roundId, shown) <= 0) this.#tell(this.#outcome(seen, player.id));
    } else if (compareRounds(roundId, round.roundId) < 0) void this.#lookUp(roundId);
  }

  #outcome(round: PoolRound<Result>, userId: string): PoolDecision<Result> {
    const { roundId, end } = round;
    const own = ownOutcome(this.#wire.game, round, userId);
    return { roundId, own, result: end?.result ?? null, interrupted: end?.interrupted ?? false };
  }

  async #lookUp(roundId: string): Promise<void> {
    if (this.#lookedUp.has(roundId) || this.#store.getState().connection !== 'ready') return;
    this.#lookedUp.add(roundId);
    const found = await this.#wire.mine(this.#deps.channel, LOOKED_THROUGH, null).catch(() => null);
    if (!this.#open.has(roundId)) return;
    const bets = found?.filter((one) => one.bet.roundId === roundId);
    // Not settled yet, or no answer: looked up again at the next change.
    if (!bets || bets.some((one) => one.status === 'placed')) this.#lookedUp.delete(roundId);
    else this.#tell(fromHistory(roundId, bets));
  }

  #tell(decision: PoolDecision<Result>): void {
    this.#open.delete(decision.roundId);
    if (this.#told.has(decision.roundId)) return;
    this.#told.add(decision.roundId);
    this.#decided(decision);
  }
}

function fromHistory<Result>(roundId: string, bets: readonly PoolMyBet<Result>[]): PoolDecision<Result> {
  const stake = bets.reduce((sum, { bet }) => sum + bet.amount, 0n);
  const payout = bets.reduce((sum, one) => sum + one.payout, 0n);
  return {
    roundId,
    own: stake > 0n ? { stake, payout } : null,
    result: bets[0]?.result ?? null,
    interrupted: bets.some((one) => one.status === 'returned'),
  };
}
