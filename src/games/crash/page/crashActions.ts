import { ErrorCode } from '../../../../contract/errors.ts';
import type { CrashBetReply } from '../../../../contract/games/crash/channel.ts';
import { crashBet, crashEscape } from '../../../../contract/games/crash/operations.ts';
import { ChannelError } from '../../../net/errors.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import { type CrashIntent, lostIntent, withIntent, withoutIntent } from '../engine/crashIntents.ts';
import { type CrashStore, dispatch } from './crashStore.ts';

/** Too late for this round: the round's result says so better than an error would. */
const TOO_LATE: readonly number[] = [ErrorCode.roundEnding, ErrorCode.notFound];

/** What the player asks of the house. Each is an intent until it is answered; errors are told by the net. */
export class CrashActions {
  readonly #store: CrashStore;
  readonly #deps: TableDeps;
  readonly #refresh: () => void;

  constructor(store: CrashStore, deps: TableDeps, refresh: () => void) {
    this.#store = store;
    this.#deps = deps;
    this.#refresh = refresh;
  }

  /** @returns the code of the refusal, null when the bet stands or its answer is lost */
  bet(roundId: string, amount: bigint, autoRate: bigint | null): Promise<number | null> {
    const { channel, currency } = this.#deps;
    return this.#ask({ kind: 'bet', roundId, amount, autoRate }, (key) => {
      const rate = autoRate === null ? null : autoRate.toString();
      return channel.request(crashBet, { key, roundId, amount: amount.toString(), rate, currency });
    });
  }

  cancel(roundId: string): Promise<number | null> {
    return this.#ask({ kind: 'cancel', roundId, amount: 0n, autoRate: null }, (key) =>
      this.#deps.channel.request(crashEscape, { key, roundId, intent: 'cancel' }),
    );
  }

  cashOut(roundId: string): Promise<number | null> {
    return this.#ask({ kind: 'cashOut', roundId, amount: 0n, autoRate: null }, (key) =>
      this.#deps.channel.request(crashEscape, { key, roundId, intent: 'cashOut' }, { quiet: TOO_LATE }),
    );
  }

  async #ask(
    what: Pick<CrashIntent, 'kind' | 'roundId' | 'amount' | 'autoRate'>,
    send: (key: string) => Promise<CrashBetReply>,
  ): Promise<number | null> {
    if (this.#store.getState().intents.has(what.roundId)) return null;
    const intent: CrashIntent = { ...what, key: this.#deps.key(), lostAt: null };
    this.#store.setState(({ intents }) => ({ intents: withIntent(intents, intent) }));
    try {
      const reply = await send(intent.key);
      this.#deps.wallet.set(BigInt(reply.balance), BigInt(reply.sequence));
      dispatch(this.#store, { type: 'ownReply', own: reply.own, heard: this.#deps.mark() });
      this.#store.setState(({ intents }) => ({ intents: withoutIntent(intents, intent) }));
      return null;
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      const refused = error.failure === 'refusal';
      this.#store.setState(({ intents }) => ({
        intents: refused ? withoutIntent(intents, intent) : lostIntent(intents, intent, this.#deps.mark()),
      }));
      this.#refresh();
      return refused ? error.code : null;
    }
  }
}
