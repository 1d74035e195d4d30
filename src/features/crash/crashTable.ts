import { AutoRunner } from '../../table/autoRunner.ts';
import { CrashActions } from './crashActions.ts';
import { type CrashAutoSettings, crashAuto } from './crashAuto.ts';
import { CrashDecisions } from './crashDecisions.ts';
import type { CrashDeps } from './crashDeps.ts';
import { CrashFeed } from './crashFeed.ts';
import { type CrashDecision, type CrashStore, createCrashStore } from './crashStore.ts';

/** One crash table as a player sits at it: the store and everything that writes to it. */
export class CrashTable {
  readonly store: CrashStore = createCrashStore();
  readonly actions: CrashActions;
  readonly auto: AutoRunner<CrashAutoSettings>;
  readonly #feed: CrashFeed;
  readonly #decisions: CrashDecisions;
  readonly #deps: CrashDeps;

  constructor(deps: CrashDeps) {
    this.#deps = deps;
    this.#feed = new CrashFeed(this.store, deps);
    this.actions = new CrashActions(this.store, deps, () => this.refresh());
    this.auto = new AutoRunner(crashAuto(this.store, deps, this.actions));
    this.#decisions = new CrashDecisions(this.store, deps, (decision) => this.#decided(decision));
  }

  open(): void {
    this.auto.open();
    this.#decisions.open();
    this.#feed.open();
  }

  /** Leaves the table; a run of auto-bets ends with it. */
  close(): void {
    this.#feed.close();
    this.#decisions.close();
    this.auto.close();
    this.store.setState({ connection: 'loading', decision: null });
  }

  /** Fetches a snapshot, when the time or the state is in doubt. */
  refresh(): void {
    void this.#feed.refresh();
  }

  /** A cash-out's reply carries the balance; an order paid by the house, or a stake given back by it, does not. */
  #decided(decision: CrashDecision): void {
    const { result } = decision;
    if (result && result.win > 0n) this.#deps.wallet.refresh();
    this.auto.decided(decision.roundId, result?.win ?? null);
    this.store.setState({ decision });
  }
}
