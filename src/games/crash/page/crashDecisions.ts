import type { CrashMyBet } from '../../../../contract/games/crash/channel.ts';
import { crashMyHistory } from '../../../../contract/games/crash/operations.ts';
import { compareRounds } from '../../engine/roundOrder.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import { ownResult } from '../engine/crashOwn.ts';
import type { CrashDecision, CrashStore } from './crashStore.ts';

/** So many of the player's bets are looked through for one whose round passed unseen. */
const LOOKED_THROUGH = 20;

/**
 * Follows every bet the player has or asked for until its end is known, and tells each end once. A round that
 * passed while the connection was lost is looked up in the player's history: the house decided it meanwhile.
 */
export class CrashDecisions {
  readonly #store: CrashStore;
  readonly #deps: TableDeps;
  readonly #decided: (decision: CrashDecision) => void;
  readonly #open = new Set<string>();
  readonly #told = new Set<string>();
  readonly #lookedUp = new Set<string>();
  #stop: (() => void) | null = null;

  constructor(store: CrashStore, deps: TableDeps, decided: (decision: CrashDecision) => void) {
    this.#store = store;
    this.#deps = deps;
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
    if (!game.player) this.#open.clear();
    for (const own of game.owns.values())
      if (own.status === 'placed' && !this.#told.has(own.betId)) this.#open.add(own.roundId);
    for (const intent of intents.values()) if (intent.kind === 'bet') this.#open.add(intent.roundId);
    for (const roundId of [...this.#open]) this.#decide(roundId);
  }

  #decide(roundId: string): void {
    const { game, intents, connection } = this.#store.getState();
    if (!game.round || intents.has(roundId)) return;
    if (compareRounds(roundId, game.round.roundId) < 0) {
      void this.#lookUp(roundId);
      return;
    }
    const own = game.owns.get(roundId);
    if (own) {
      const end = game.round.roundId === roundId ? game.round.end : null;
      const result = ownResult(own, end, game.limits);
      if (result) this.#tell({ roundId, betId: own.betId, result });
    } else if (connection === 'ready' && !game.needsSnapshot)
      this.#tell({ roundId, betId: null, result: null });
  }

  async #lookUp(roundId: string): Promise<void> {
    if (this.#lookedUp.has(roundId) || this.#store.getState().connection !== 'ready') return;
    this.#lookedUp.add(roundId);
    const { channel } = this.#deps;
    const bets = await channel
      .request(crashMyHistory, { count: LOOKED_THROUGH }, { quiet: true })
      .catch(() => null);
    if (!this.#open.has(roundId)) return;
    const bet = bets?.find((one) => one.roundId === roundId);
    // Not settled yet, or no answer: looked up again at the next change.
    if (bets === null || bet?.status === 'placed') this.#lookedUp.delete(roundId);
    else this.#tell(bet ? fromHistory(bet) : { roundId, betId: null, result: null });
  }

  #tell(decision: CrashDecision): void {
    this.#open.delete(decision.roundId);
    if (decision.betId !== null) {
      if (this.#told.has(decision.betId)) return;
      this.#told.add(decision.betId);
    }
    this.#decided(decision);
  }
}

function fromHistory({ roundId, betId, amount, status, rate, win }: CrashMyBet): CrashDecision {
  const stake = BigInt(amount);
  const returned = status === 'cashed' ? BigInt(win) : status === 'returned' ? stake : 0n;
  const ended = status === 'placed' ? 'lost' : status;
  const at = rate === null ? null : BigInt(rate);
  return { roundId, betId, result: { stake, status: ended, rate: at, win: returned } };
}
