import { createStore, type StoreApi } from 'zustand/vanilla';
import { ChannelError, hasDoneNothing } from '../../net/errors.ts';
import { type AutoRun, type AutoStop, endingOf } from '../engine/autoRun.ts';
import type { RoundAdapter, RoundKind, SessionPlayer, SessionState } from './roundAdapter.ts';
import { initialSession, reduceSession, type SessionEffect, type SessionEvent } from './roundReducer.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { SnapshotSync } from './snapshotSync.ts';
import { readRun, writeRun } from './storedRun.ts';

/**
 * A player's session in a game with shared rounds: the store, and everything that writes to it. Each server message is folded
 * by one reducer and changes the store once; its effects run afterwards.
 */
export class RoundSession<K extends RoundKind> {
  readonly adapter: RoundAdapter<K>;
  readonly store: StoreApi<SessionState<K>>;
  protected readonly deps: SessionDeps;
  readonly #sync: SnapshotSync<readonly K['event'][]>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** When the last message of the game was received, on the monotonic scale. */
  #receivedAt = 0;
  /** When the connection was lost, server time: the view is frozen at that moment until it is in sync again. */
  #lostAt: number | null = null;
  #stops: (() => void)[] = [];

  constructor(adapter: RoundAdapter<K>, deps: SessionDeps) {
    this.adapter = adapter;
    this.deps = deps;
    this.store = createStore(() => initialSession(adapter));
    this.#sync = new SnapshotSync(
      {
        request: (requestedAt) => adapter.snapshot(deps, requestedAt),
        take: (events, requestedAt, fresh) => this.#take({ type: 'snapshot', events, requestedAt, fresh }),
        disconnected: () => this.#dispatch({ type: 'disconnected' }),
        overdue: () => this.#overdue(),
      },
      deps,
    );
  }

  open(): void {
    const { key, defersResults } = this.adapter;
    const stopHolding = defersResults ? this.deps.wallet.deferCredits(key) : null;
    this.#dispatch({ type: 'opened' });
    this.#stops = this.adapter.subscribe(this.deps, (event) => this.#take({ type: 'received', event }));
    if (stopHolding) this.#stops.push(stopHolding);
    this.#sync.open();
  }

  /** Leaves the game: an auto-bet run ends, and unplaced input is cleared. */
  close(): void {
    this.#sync.close();
    for (const stop of this.#stops) stop();
    this.#dispatch({ type: 'closed' });
  }

  /** The moment to show: the server's time, or the moment of the loss while the connection is lost. */
  now(): number {
    return this.#lostAt ?? this.deps.serverNow();
  }

  /** Fetches a snapshot when the time or the state may be outdated. */
  refresh(): void {
    void this.#sync.refresh();
  }

  signedIn(player: SessionPlayer): void {
    this.#dispatch({ type: 'received', event: { type: 'signedIn', player } });
    const run = this.store.getState().auto ? null : this.#storedRun(player.id);
    if (run) this.#dispatch({ type: 'autoFound', run });
  }

  signedOut(): void {
    this.#dispatch({ type: 'received', event: { type: 'signedOut' } });
  }

  startAuto(settings: K['settings']): void {
    this.#dispatch({ type: 'autoStarted', settings });
  }

  stopAuto(reason: AutoStop): void {
    this.#dispatch({ type: 'autoStopped', reason });
  }

  /** Resumes a run that was interrupted by a page reload. */
  resumeAuto(): void {
    this.#dispatch({ type: 'autoResumed' });
  }

  protected setSlip(slip: K['slip']): void {
    this.#dispatch({ type: 'slip', slip });
  }

  /**
   * Sends bets; the network layer shows refusals.
   * @param slip the rest of the slip
   * @returns the error code of a refusal; null when all were accepted or a reply was lost
   */
  protected async send(
    bets: readonly K['bet'][],
    slip: K['slip'] = this.store.getState().slip,
  ): Promise<number | null> {
    this.#dispatch({ type: 'sent', bets, slip });
    const refusals = await Promise.all(bets.map((bet) => this.#send(bet)));
    return refusals.find((code) => code !== null) ?? null;
  }

  async #send(bet: K['bet']): Promise<number | null> {
    const { key } = bet;
    try {
      const { event, balance, sequence } = await this.adapter.send(this.deps, bet);
      // The balance may already include an earlier round's payout; then only the balance event states how much that is.
      if (!this.#awaitsResult(bet.roundId)) this.deps.wallet.receive({ balance, sequence });
      this.#dispatch({ type: 'answered', key, event });
      return null;
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      const { code } = error;
      const at = this.deps.monotonicNow();
      this.#dispatch(
        hasDoneNothing(error) ? { type: 'refused', bet, code } : { type: 'unanswered', key, at },
      );
      this.refresh();
      return error.failure === 'refusal' ? code : null;
    }
  }

  /** Whether a result of the player in another round is still waiting for the picture. */
  #awaitsResult(roundId: string): boolean {
    if (!this.adapter.defersResults) return false;
    return [...this.store.getState().followed.keys()].some((followed) => followed !== roundId);
  }

  /** Processes a session event. */
  #take(event: SessionEvent<K>): void {
    this.#receivedAt = this.deps.monotonicNow();
    this.#dispatch(event);
  }

  #overdue(): boolean {
    const { serverNow, monotonicNow } = this.deps;
    const silent = monotonicNow() - this.#receivedAt;
    return this.adapter.overdue(this.store.getState().game, serverNow(), silent);
  }

  #dispatch(event: SessionEvent<K>): void {
    const { serverNow, wallet } = this.deps;
    const moment = { now: serverNow(), balance: wallet.balance() };
    const before = this.store.getState();
    const { state, effects } = reduceSession(this.adapter, before, event, moment);
    if (state.connection !== 'lost') this.#lostAt = null;
    else this.#lostAt ??= moment.now;
    if (state !== before) this.store.setState(state, true);
    if (state.auto !== before.auto) this.#storeRun(state);
    clearTimeout(this.#timer);
    for (const effect of effects) this.#run(effect);
  }

  /** A run that may be resumed outlives the page; an ended one is removed. */
  #storeRun({ auto: run, game: { player } }: SessionState<K>): void {
    const lives = run && player && (!run.stopped || run.stopped === 'interrupted');
    const text = lives ? writeRun({ playerId: player.id, at: this.deps.serverNow(), run }) : null;
    this.deps.storage.save(this.#runKey, text);
  }

  #storedRun(playerId: string) {
    const text = this.deps.storage.load(this.#runKey);
    return readRun<AutoRun<K['settings']>>(text, { playerId, now: this.deps.serverNow() });
  }

  get #runKey(): string {
    return `auto.${this.adapter.key}`;
  }

  #run(effect: SessionEffect<K>): void {
    switch (effect.type) {
      case 'refreshSoon':
        this.#sync.refreshSoon();
        return;
      case 'wake':
        this.#timer = setTimeout(() => this.#dispatch({ type: 'woken' }), effect.at - this.deps.serverNow());
        return;
      case 'lookUp':
        void this.#lookUp(effect.place);
        return;
      case 'shown':
        this.deps.wallet.revealCredit(this.adapter.key, effect.roundId);
        return;
      case 'autoBet':
        void this.#autoBet(effect);
        return;
      case 'keep':
        this.adapter.storeSlip(effect.slip);
        return;
    }
  }

  async #lookUp(place: string): Promise<void> {
    const decision = await this.adapter.lookUp(this.deps.channel, place).catch(() => null);
    this.#dispatch({ type: 'lookedUp', place, decision });
  }

  async #autoBet(round: { roundId: string; stake: bigint }): Promise<void> {
    const bets = this.adapter.autoBets(this.store.getState(), round, this.deps.newKey);
    const refused = await this.send(bets);
    const ending = refused === null ? undefined : endingOf(refused);
    if (ending) this.stopAuto(ending);
  }
}
