import { AutoRunner } from '../../session/autoRunner.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import { TableFeed } from '../../session/tableFeed.ts';
import type { CrashPlayer } from '../engine/crashState.ts';
import { CrashActions } from './crashActions.ts';
import { crashAuto } from './crashAuto.ts';
import { CrashDecisions } from './crashDecisions.ts';
import { crashFed } from './crashFed.ts';
import {
  type CrashAutoSettings,
  type CrashDecision,
  type CrashStore,
  createCrashStore,
  dispatch,
} from './crashStore.ts';

/** One crash table as a player sits at it: the store and everything that writes to it. */
export class CrashTable {
  readonly store: CrashStore = createCrashStore();
  readonly actions: CrashActions;
  readonly auto: AutoRunner<CrashAutoSettings>;
  readonly #feed: TableFeed;
  readonly #decisions: CrashDecisions;
  readonly #deps: TableDeps;

  constructor(deps: TableDeps) {
    this.#deps = deps;
    this.#feed = new TableFeed(crashFed(this.store, deps), deps);
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

  signedIn(player: CrashPlayer): void {
    dispatch(this.store, { type: 'signedIn', player });
  }

  signedOut(): void {
    dispatch(this.store, { type: 'signedOut' });
  }

  /** A cash-out's reply carries the balance; an order paid by the house, or a stake given back by it, does not. */
  #decided(decision: CrashDecision): void {
    const { result } = decision;
    if (result && result.win > 0n) this.#deps.wallet.refresh();
    this.auto.decided(decision.roundId, result?.win ?? null);
    this.store.setState({ decision });
  }
}
