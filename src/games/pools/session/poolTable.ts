import type { Minor } from '../../../../contract/money.ts';
import type { AutoFacts } from '../../engine/autoRun.ts';
import { compareRounds } from '../../engine/roundOrder.ts';
import { AutoRunner } from '../../session/autoRunner.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import { TableFeed } from '../../session/tableFeed.ts';
import { type Lay, scaledBets, stakesOf, sumOf } from '../engine/poolLays.ts';
import type { PoolPlayer } from '../engine/poolState.ts';
import { PoolBetting } from './poolBetting.ts';
import { PoolDecisions } from './poolDecisions.ts';
import {
  createPoolStore,
  dispatch,
  type PoolAutoSettings,
  type PoolDecision,
  type PoolStore,
} from './poolStore.ts';
import type { PoolSettled, PoolWire } from './poolWire.ts';

/** Rounds of the history that are named by their ids when somebody sits down. */
const PAST = 10;
/** How long after its time the next message of a round may take, ms. */
const LATE = 3_000;

/** One table of a pool game as a player sits at it: the store and everything that writes to it. */
export class PoolTable<Result> {
  readonly wire: PoolWire<Result>;
  readonly store: PoolStore<Result>;
  readonly betting: PoolBetting<Result>;
  readonly auto: AutoRunner<PoolAutoSettings>;
  readonly #feed: TableFeed;
  readonly #decisions: PoolDecisions<Result>;
  readonly #deps: TableDeps;
  readonly #keep: (before: readonly Lay[]) => void;
  #stops: (() => void)[] = [];
  #reveal: ReturnType<typeof setTimeout> | undefined;
  #settled: (PoolSettled & { over: Minor | null }) | null = null;
  /** A round whose winnings were asked for before the house said that they are paid, and the live round at that moment. */
  #owed: { roundId: string; during: string } | null = null;

  /** @param kept the stakes of the last round that was bet on, and how to keep newer ones */
  constructor(
    wire: PoolWire<Result>,
    deps: TableDeps,
    kept: { before: readonly Lay[]; keep: (before: readonly Lay[]) => void },
  ) {
    this.wire = wire;
    this.#deps = deps;
    this.#keep = kept.keep;
    this.store = createPoolStore(wire.game, kept.before);
    this.#feed = new TableFeed(this.#fed(), deps);
    this.betting = new PoolBetting(this.store, deps, wire, () => this.refresh());
    this.auto = new AutoRunner(this.#autoTable());
    this.#decisions = new PoolDecisions(this.store, deps, wire, (decision) => this.#decided(decision));
  }

  open(): void {
    this.auto.open();
    this.#decisions.open();
    this.#feed.open();
    const { wallet } = this.#deps;
    this.#stops = [
      this.store.subscribe(() => this.#look()),
      this.#listenOwn(),
      wallet.holdCredits(this.wire.key),
    ];
  }

  /** Leaves the table; a run of auto-bets ends with it, and what was laid and not placed is taken back. */
  close(): void {
    this.#feed.close();
    this.#decisions.close();
    this.auto.close();
    for (const stop of this.#stops) stop();
    this.#stops = [];
    clearTimeout(this.#reveal);
    this.#reveal = undefined;
    this.betting.clear();
    this.store.setState({ connection: 'loading', decision: null });
  }

  /** Fetches a snapshot, when the time or the state is in doubt. */
  refresh(): void {
    void this.#feed.refresh();
  }

  signedIn(player: PoolPlayer): void {
    this.#dispatch({ type: 'signedIn', player });
  }

  signedOut(): void {
    this.betting.clear();
    this.#dispatch({ type: 'signedOut' });
  }

  #dispatch(event: Parameters<typeof dispatch<Result>>[2], asked: number | null = null): void {
    dispatch(this.store, this.wire.game, event, asked);
  }

  #fed(): ConstructorParameters<typeof TableFeed>[0] {
    const { channel, currency } = this.#deps;
    return {
      listen: (heard) =>
        this.wire.listen(channel, (event) => {
          heard();
          this.#dispatch(event);
        }),
      ask: async (asked) => {
        const [round, past] = await Promise.all([
          this.wire.snapshot(channel, currency),
          this.wire.past(channel, PAST).catch(() => []),
        ]);
        return () => {
          this.#dispatch({ type: 'snapshot', round }, asked);
          this.#dispatch({ type: 'past', rounds: past });
        };
      },
      subscribe: (changed) => this.store.subscribe(changed),
      needsSnapshot: () => this.store.getState().game.needsSnapshot,
      overdue: (silent) => this.#overdue(silent),
      connection: () => this.store.getState().connection,
      setConnection: (connection) => this.store.setState({ connection }),
    };
  }

  /** A close without a result, or a result without a next round, long after their time. */
  #overdue(silent: number): boolean {
    const { round } = this.store.getState().game;
    if (!round || silent < LATE) return false;
    const { drawnAfter = 0 } = this.wire.game;
    return this.#deps.serverNow() > (round.end ? round.endTime : round.closeTime + drawnAfter) + LATE;
  }

  #autoTable(): ConstructorParameters<typeof AutoRunner<PoolAutoSettings>>[0] {
    return {
      run: () => this.store.getState().auto,
      setRun: (auto) => this.store.setState({ auto }),
      subscribe: (changed) => this.store.subscribe(changed),
      facts: () => this.#autoFacts(),
      bet: (roundId, stake, { bets }) =>
        this.betting.send(roundId, scaledBets(bets, stake, this.store.getState().game.limits?.min ?? 0n)),
    };
  }

  #autoFacts(): AutoFacts | 'signedOut' | null {
    const { game, intents, connection, auto } = this.store.getState();
    const { round, limits, player } = game;
    if (!player) return 'signedOut';
    if (!round || !limits || !auto) return null;
    const now = this.#deps.serverNow();
    const { bets } = auto.settings;
    let largest = 1n;
    for (const { amount } of bets) if (amount > largest) largest = amount;
    return {
      roundId: round.roundId,
      open: !round.end && now < round.closeTime,
      remaining: round.closeTime - now,
      synced: connection === 'ready' && !game.needsSnapshot,
      taken: intents.length > 0 || round.owns.some((own) => own > 0n),
      balance: this.#deps.wallet.balance(),
      // The run's stake is all of its bets: as large as lets the largest of them stay within the limits of one.
      limits: { min: limits.min, max: (limits.max * sumOf(bets)) / largest },
    };
  }

  /** Follows whose results are told, as players come and go. */
  #listenOwn(): () => void {
    const { listenOwn } = this.wire;
    if (!listenOwn) return () => {};
    let userId: string | null = null;
    let stop: (() => void) | null = null;
    const follow = () => {
      const id = this.store.getState().game.player?.id ?? null;
      if (id === userId) return;
      stop?.();
      userId = id;
      stop = id === null ? null : listenOwn(this.#deps.channel, id, (own) => this.#settle(own));
    };
    follow();
    const unfollow = this.store.subscribe(follow);
    return () => {
      unfollow();
      stop?.();
    };
  }

  #settle(own: PoolSettled): void {
    this.#settled = { ...own, over: this.#deps.wallet.balance() };
    if (own.roundId === this.#owed?.roundId) this.#askBalance();
  }

  /** Marks a round as shown once its picture has shown the result; that of a game may run into the next round. */
  #look(): void {
    const { game, shown } = this.store.getState();
    // A round opens only once the one before is paid.
    if (this.#owed && game.round && compareRounds(game.round.roundId, this.#owed.during) > 0)
      this.#askBalance();
    clearTimeout(this.#reveal);
    this.#reveal = undefined;
    const next = [game.last, game.round].find(
      (one) => one?.end && (shown === null || compareRounds(one.roundId, shown) > 0),
    );
    if (!next?.end) return;
    const at = next.closeTime + this.wire.game.shownAfter(next.end.result);
    const wait = next.end.interrupted ? 0 : at - this.#deps.serverNow();
    if (wait > 0) this.#reveal = setTimeout(() => this.#look(), wait);
    else this.#show(next.roundId, next.owns);
  }

  #show(roundId: string, owns: readonly Minor[]): void {
    this.#deps.wallet.showCredit(this.wire.key, roundId);
    const stakes = stakesOf(owns);
    if (stakes.length > 0) this.#keep(stakes);
    this.store.setState(stakes.length > 0 ? { shown: roundId, before: stakes } : { shown: roundId });
  }

  #decided(decision: PoolDecision<Result>): void {
    const { roundId, own } = decision;
    if (own && own.payout > 0n) this.#credit(roundId);
    const open = this.store.getState().auto?.open ?? 0n;
    // What a run staked may differ by a rounding from what its bets were together: what counts is the profit.
    this.auto.decided(roundId, own && open + own.payout - own.stake);
    this.store.setState({ decision });
  }

  /**
   * The house told the balance with the result. It is asked where that is not the newest word, and once more when a house
   * that is late has paid.
   */
  #credit(roundId: string): void {
    const { wallet } = this.#deps;
    const told = this.#settled;
    if (told?.roundId === roundId && told.over === wallet.balance()) wallet.set(told.balance, told.sequence);
    else {
      const { round, last } = this.store.getState().game;
      const seen = round?.roundId === roundId || last?.roundId === roundId;
      if (round && seen && told?.roundId !== roundId) this.#owed = { roundId, during: round.roundId };
      wallet.refresh();
    }
  }

  #askBalance(): void {
    this.#owed = null;
    this.#deps.wallet.refresh();
  }
}
