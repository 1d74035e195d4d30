import { ErrorCode } from '../../../contract/errors.ts';
import { view } from '../../engine/crash.ts';
import {
  type AutoRun,
  type AutoSettings,
  type AutoStop,
  autoResult,
  autoSent,
  autoStep,
  autoVoid,
  startAuto,
  stopAuto,
} from '../../engine/crashAuto.ts';
import type { CrashActions } from './crashActions.ts';
import type { CrashDeps } from './crashDeps.ts';
import type { CrashDecision, CrashStore } from './crashStore.ts';

/** Refusals that end a run; after any other the run tries the next round. */
const ENDING: Partial<Record<number, AutoStop>> = {
  [ErrorCode.insufficientBalance]: 'balance',
  [ErrorCode.wrongBetAmount]: 'limit',
  [ErrorCode.overLimit]: 'limit',
  [ErrorCode.logInFirst]: 'signedOut',
  [ErrorCode.badToken]: 'signedOut',
  [ErrorCode.loginExpired]: 'signedOut',
  [ErrorCode.badParameter]: 'refused',
  [ErrorCode.invalidGame]: 'refused',
  [ErrorCode.maintenance]: 'refused',
};

/** Drives an auto-bet run: looks at every change of the store whether it is time to bet. */
export class CrashAutoRunner {
  readonly #store: CrashStore;
  readonly #deps: CrashDeps;
  readonly #actions: CrashActions;
  #unsubscribe: (() => void) | null = null;

  constructor(store: CrashStore, deps: CrashDeps, actions: CrashActions) {
    this.#store = store;
    this.#deps = deps;
    this.#actions = actions;
  }

  open(): void {
    this.#unsubscribe = this.#store.subscribe(() => this.#look());
  }

  close(): void {
    this.stop('player');
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }

  start(settings: AutoSettings): void {
    this.#store.setState({ auto: startAuto(settings) });
  }

  stop(reason: AutoStop): void {
    this.#change((run) => stopAuto(run, reason));
  }

  decided({ roundId, result }: CrashDecision): void {
    this.#change((run) => (result ? autoResult(run, roundId, result.win) : autoVoid(run, roundId)));
  }

  #look(): void {
    const { auto, game, intents, connection } = this.#store.getState();
    if (!auto || auto.stopped) return;
    const { player, round } = game;
    if (!player) this.stop('signedOut');
    if (!player || !round) return;
    const { phase, remaining } = view(game, this.#deps.serverNow());
    const step = autoStep(auto, {
      roundId: round.roundId,
      phase,
      remaining,
      synced: connection === 'ready' && !game.needsSnapshot,
      taken: intents.has(round.roundId) || game.owns.get(round.roundId)?.status === 'placed',
      balance: this.#deps.wallet.balance(),
      limits: game.limits,
    });
    if (!step) return;
    if ('stop' in step) this.stop(step.stop);
    else void this.#bet(round.roundId, step.bet, auto.settings.autoRate);
  }

  async #bet(roundId: string, amount: bigint, autoRate: bigint | null): Promise<void> {
    this.#change((run) => autoSent(run, roundId));
    const refused = await this.#actions.bet(roundId, amount, autoRate);
    const ending = refused === null ? undefined : ENDING[refused];
    if (ending) this.stop(ending);
  }

  #change(change: (run: AutoRun) => AutoRun): void {
    const { auto } = this.#store.getState();
    if (!auto) return;
    const next = change(auto);
    if (next !== auto) this.#store.setState({ auto: next });
  }
}
