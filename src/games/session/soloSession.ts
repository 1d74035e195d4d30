import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SoloSeeds } from '../../../contract/games/solo/channel.ts';
import type { Minor } from '../../../contract/money.ts';
import { ChannelError, hasDoneNothing } from '../../net/errors.ts';
import type { Credit } from '../../shared/wallet/wallet.ts';
import { type AutoStop, endingOf } from '../engine/autoRun.ts';
import type { SoloKind, SoloRequest } from '../engine/soloPlay.ts';
import type { SessionPlayer } from './roundAdapter.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { SnapshotSync } from './snapshotSync.ts';
import type { SoloAdapter, SoloSnapshot, SoloState } from './soloAdapter.ts';
import type { SoloEffect, SoloEvent, Unkeyed } from './soloEvents.ts';
import { runToStore, type SoloRun } from './soloFound.ts';
import { initialSolo, phaseOf, reduceSolo } from './soloReducer.ts';
import { readRun, writeRun } from './storedRun.ts';

/**
 * A player's session in a solo game: the store, and everything that writes to it. An open round persists on the server: after a
 * reload, in another tab or after days a snapshot restores it. At most one request is pending at a time.
 */
export class SoloSession<K extends SoloKind> {
  readonly adapter: SoloAdapter<K>;
  readonly store: StoreApi<SoloState<K>> = createStore(() => initialSolo<K>());
  readonly #deps: SessionDeps;
  readonly #sync: SnapshotSync<SoloSnapshot<K>>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: (() => void)[] = [];
  #unfollow: (() => void) | null = null;

  constructor(adapter: SoloAdapter<K>, deps: SessionDeps) {
    this.adapter = adapter;
    this.#deps = deps;
    this.#sync = new SnapshotSync(
      {
        request: () => this.#snapshot(),
        take: (snapshot, requestedAt, fresh) =>
          this.#dispatch({ type: 'snapshot', snapshot, requestedAt, fresh }),
        disconnected: () => this.#dispatch({ type: 'disconnected' }),
        overdue: () => false,
      },
      deps,
    );
  }

  open(): void {
    const stopHolding = this.#deps.wallet.deferCredits(this.adapter.key);
    this.#dispatch({ type: 'opened' });
    const feed = this.adapter.subscribe(this.#deps, (bets) => this.#dispatch({ type: 'ended', bets }));
    this.#stops = [feed, stopHolding];
    this.#follow();
    this.#sync.open();
  }

  /** Leaves the game: an auto-bet run ends, an open round stays open. */
  close(): void {
    this.#sync.close();
    for (const stop of this.#stops) stop();
    this.#unfollow?.();
    this.#dispatch({ type: 'closed' });
  }

  /** Fetches a snapshot when the time or the state may be outdated. */
  refresh(): void {
    void this.#sync.refresh();
  }

  signedIn(player: SessionPlayer): void {
    if (this.#player?.id === player.id) return;
    this.#dispatch({ type: 'signedIn', player });
    const run = this.store.getState().auto ? null : this.#storedRun(player.id);
    if (run) this.#dispatch({ type: 'autoFound', run });
    this.#follow();
    if (this.store.getState().open) this.refresh();
  }

  signedOut(): void {
    if (this.#player === null) return;
    this.#dispatch({ type: 'signedOut' });
    this.#follow();
    if (this.store.getState().open) this.refresh();
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

  /** Sets quick results: shorter animations and a shorter display of wins. */
  setFast(fast: boolean): void {
    this.#dispatch({ type: 'paced', fast });
  }

  /** Skips to the end of the current animation. */
  hurry(): void {
    this.#dispatch({ type: 'hurried' });
  }

  /**
   * Starts a round with this stake and choice.
   * @returns whether the request was sent
   */
  start(stake: Minor, choice: K['choice']): boolean {
    return this.play({ type: 'start', stake, choice } as Unkeyed<SoloRequest<K>>);
  }

  /**
   * Makes a move in the open round.
   * @returns whether the request was sent
   */
  move(move: K['move']): boolean {
    const { round } = this.store.getState();
    if (!round || round.over) return false;
    const { roundId, step } = round;
    return this.play({ type: 'move', roundId, step, move } as Unkeyed<SoloRequest<K>>);
  }

  /**
   * Cashes out the open round.
   * @returns whether the request was sent
   */
  cashOut(): boolean {
    const { round } = this.store.getState();
    if (!round || round.over || round.rate === 0n) return false;
    return this.play({ type: 'cashOut', roundId: round.roundId } as Unkeyed<SoloRequest<K>>);
  }

  /** Applies a new seed pair of the player. */
  seeded(seeds: SoloSeeds): void {
    this.#dispatch({ type: 'seeded', seeds });
  }

  /**
   * Sends a start, a move or a cash-out; the network layer shows refusals.
   * @returns whether it was sent; nothing is while the game is not ready
   */
  play(request: Unkeyed<SoloRequest<K>>): boolean {
    const state = this.store.getState();
    if (!state.player || phaseOf(state) !== 'ready') return false;
    void this.#send({ ...request, key: this.#deps.newKey() } as SoloRequest<K>);
    return true;
  }

  get #player(): SessionPlayer | null {
    return this.store.getState().player;
  }

  /** Subscribes to the player's own rounds while the session is open. */
  #follow(): void {
    this.#unfollow?.();
    this.#unfollow = null;
    const { open, player } = this.store.getState();
    if (!open || !player) return;
    this.#unfollow = this.adapter.follow(this.#deps, player.id, (round) =>
      this.#dispatch({ type: 'received', round }),
    );
  }

  async #snapshot(): Promise<SoloSnapshot<K>> {
    const asker = this.#player?.id;
    const snapshot = await this.adapter.snapshot(this.#deps);
    if (this.#player?.id !== asker) throw new Error('somebody else is signed in by now');
    return snapshot;
  }

  async #send(request: SoloRequest<K>): Promise<void> {
    const { key } = request;
    this.#dispatch({ type: 'sent', request });
    try {
      const { round, balance, sequence } = await this.adapter.send(this.#deps, request);
      this.#deps.wallet.receive({ balance, sequence, credit: this.#creditOf(round) });
      this.#dispatch({ type: 'answered', key, round });
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      if (hasDoneNothing(error)) {
        this.#dispatch({ type: 'refused', key, ends: endingOf(error.code) ?? 'refused' });
      } else this.#dispatch({ type: 'unanswered', key, at: this.#deps.monotonicNow() });
      this.refresh();
    }
  }

  /** The payout of an ended round, held back from the displayed balance until the picture has shown it. */
  #creditOf({ over, roundId, win }: K['round']): Credit | undefined {
    return over ? { table: this.adapter.key, roundId, amount: win } : undefined;
  }

  #dispatch(event: SoloEvent<K>): void {
    const { serverNow, wallet } = this.#deps;
    const before = this.store.getState();
    const moment = { now: serverNow(), balance: wallet.balance() };
    const { state, effects } = reduceSolo(this.adapter, before, event, moment);
    if (state !== before) this.store.setState(state, true);
    const { auto, started, made } = before;
    if (state.auto !== auto || (state.auto && (state.started !== started || state.made !== made)))
      this.#storeRun(state);
    clearTimeout(this.#timer);
    for (const effect of effects) this.#run(effect);
  }

  /** A run that may be resumed outlives the page; an ended one is removed. */
  #storeRun(state: SoloState<K>): void {
    const { storage, serverNow } = this.#deps;
    const run = runToStore(state);
    const playerId = state.player?.id;
    storage.save(this.#runKey, run && playerId ? writeRun({ playerId, at: serverNow(), run }) : null);
  }

  #storedRun(playerId: string): SoloRun<K['settings']> | null {
    const { storage, serverNow } = this.#deps;
    return readRun(storage.load(this.#runKey), { playerId, now: serverNow() });
  }

  get #runKey(): string {
    return `auto.${this.adapter.key}`;
  }

  #run(effect: SoloEffect<K>): void {
    switch (effect.type) {
      case 'wake':
        this.#timer = setTimeout(() => this.#dispatch({ type: 'woken' }), effect.at - this.#deps.serverNow());
        return;
      case 'shown':
        this.#deps.wallet.revealCredit(this.adapter.key, effect.roundId);
        return;
      case 'play':
        this.play(effect.request);
        return;
    }
  }
}
