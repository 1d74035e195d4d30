import { createStore, type StoreApi } from 'zustand/vanilla';
import { ChannelError } from '../../net/errors.ts';
import { type AutoStop, endingOf } from '../engine/autoRun.ts';
import type { SessionPlayer } from './roundAdapter.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { SnapshotSync } from './snapshotSync.ts';
import type { SoloAdapter, SoloKind, SoloRequest, SoloSnapshot, SoloState } from './soloAdapter.ts';
import {
  initialSolo,
  phaseOf,
  reduceSolo,
  type SoloEffect,
  type SoloEvent,
  type Unkeyed,
} from './soloReducer.ts';

/**
 * A player's session at a solo game: the store, and everything that writes to it. A round waits for its player: after a
 * reload, in another tab or after days a snapshot brings it back as it was. One request is under way at a time.
 */
export class SoloSession<K extends SoloKind> {
  readonly adapter: SoloAdapter<K>;
  readonly store: StoreApi<SoloState<K>> = createStore(() => initialSolo<K>());
  readonly #deps: SessionDeps;
  readonly #sync: SnapshotSync<SoloSnapshot<K>>;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #stops: (() => void)[] = [];

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
    const stopHolding = this.#deps.wallet.holdCredits(this.adapter.key);
    this.#dispatch({ type: 'opened' });
    const told = this.adapter.subscribe(this.#deps, (round) => this.#dispatch({ type: 'told', round }));
    this.#stops = [...told, stopHolding];
    this.#sync.open();
  }

  /** Leaves the game: a run of auto-bets ends with it, an open round stays open. */
  close(): void {
    this.#sync.close();
    for (const stop of this.#stops) stop();
    this.#dispatch({ type: 'closed' });
  }

  /** Fetches a snapshot, when the time or the state is in doubt. */
  refresh(): void {
    void this.#sync.refresh();
  }

  signedIn(player: SessionPlayer): void {
    if (this.#player?.id === player.id) return;
    this.#dispatch({ type: 'signedIn', player });
    if (this.store.getState().open) this.refresh();
  }

  signedOut(): void {
    this.#dispatch({ type: 'signedOut' });
  }

  startAuto(settings: K['settings']): void {
    this.#dispatch({ type: 'autoStarted', settings });
  }

  stopAuto(reason: AutoStop): void {
    this.#dispatch({ type: 'autoStopped', reason });
  }

  /**
   * Asks the house for a start, a move or a cash-out; its refusals are told by the net.
   * @returns whether it was asked: nothing is while the game is not ready
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

  async #snapshot(): Promise<SoloSnapshot<K>> {
    const asker = this.#player?.id;
    const nothing = { round: null, latest: [] };
    const snapshot = asker === undefined ? nothing : await this.adapter.snapshot(this.#deps);
    if (this.#player?.id !== asker) throw new Error('somebody else is signed in by now');
    return snapshot;
  }

  async #send(request: SoloRequest<K>): Promise<void> {
    const { key } = request;
    this.#dispatch({ type: 'sent', request });
    try {
      const { round, balance, sequence } = await this.adapter.send(this.#deps, request);
      this.#deps.wallet.receive({ balance, sequence });
      this.#dispatch({ type: 'answered', key, round });
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      if (error.failure === 'refusal') {
        this.#dispatch({ type: 'refused', key, ends: endingOf(error.code) ?? 'refused' });
      } else this.#dispatch({ type: 'unanswered', key, at: this.#deps.monotonicNow() });
      this.refresh();
    }
  }

  #dispatch(event: SoloEvent<K>): void {
    const { serverNow, wallet } = this.#deps;
    const before = this.store.getState();
    const moment = { now: serverNow(), balance: wallet.balance() };
    const { state, effects } = reduceSolo(this.adapter, before, event, moment);
    if (state !== before) this.store.setState(state, true);
    clearTimeout(this.#timer);
    for (const effect of effects) this.#run(effect);
  }

  #run(effect: SoloEffect<K>): void {
    switch (effect.type) {
      case 'wake':
        this.#timer = setTimeout(() => this.#dispatch({ type: 'woken' }), effect.at - this.#deps.serverNow());
        return;
      case 'shown':
        this.#deps.wallet.showCredit(this.adapter.key, effect.roundId);
        return;
      case 'play':
        this.play(effect.request);
        return;
    }
  }
}
