import { ErrorCode } from '../../../contract/errors.ts';
import {
  type AutoFacts,
  type AutoRun,
  type AutoSettings,
  type AutoStop,
  autoResult,
  autoSent,
  autoStep,
  autoVoid,
  startAuto,
  stopAuto,
} from '../engine/autoRun.ts';

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

/** The table that a run plays at. */
export interface AutoTable<Settings extends AutoSettings> {
  run(): AutoRun<Settings> | null;
  setRun(run: AutoRun<Settings>): void;
  /** Calls back after every change of what the facts are read from. */
  subscribe(changed: () => void): () => void;
  /** Null while there is no round yet. */
  facts(): AutoFacts | 'signedOut' | null;
  /** @returns the code of the refusal, null when the bet stands or its answer is lost */
  bet(roundId: string, stake: bigint, settings: Settings): Promise<number | null>;
}

/** Drives a run of auto-bets: looks at every change of the table whether it is time to bet. */
export class AutoRunner<Settings extends AutoSettings> {
  readonly #table: AutoTable<Settings>;
  #unsubscribe: (() => void) | null = null;

  constructor(table: AutoTable<Settings>) {
    this.#table = table;
  }

  open(): void {
    this.#unsubscribe = this.#table.subscribe(() => this.#look());
  }

  close(): void {
    this.stop('player');
    this.#unsubscribe?.();
    this.#unsubscribe = null;
  }

  start(settings: Settings): void {
    this.#table.setRun(startAuto(settings));
  }

  stop(reason: AutoStop): void {
    this.#change((run) => stopAuto(run, reason));
  }

  /** The player's bet on a round is decided; `win` is its total return, null when no bet stood there after all. */
  decided(roundId: string, win: bigint | null): void {
    this.#change((run) => (win === null ? autoVoid(run, roundId) : autoResult(run, roundId, win)));
  }

  #look(): void {
    const run = this.#table.run();
    if (!run || run.stopped) return;
    const facts = this.#table.facts();
    if (facts === 'signedOut') this.stop('signedOut');
    if (facts === 'signedOut' || !facts) return;
    const step = autoStep(run, facts);
    if (!step) return;
    if ('stop' in step) this.stop(step.stop);
    else void this.#bet(facts.roundId, step.bet, run.settings);
  }

  async #bet(roundId: string, stake: bigint, settings: Settings): Promise<void> {
    this.#change((run) => autoSent(run, roundId));
    const refused = await this.#table.bet(roundId, stake, settings);
    const ending = refused === null ? undefined : ENDING[refused];
    if (ending) this.stop(ending);
  }

  #change(change: (run: AutoRun<Settings>) => AutoRun<Settings>): void {
    const run = this.#table.run();
    if (!run) return;
    const next = change(run);
    if (next !== run) this.#table.setRun(next);
  }
}
