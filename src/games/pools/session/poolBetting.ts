import { ErrorCode } from '../../../../contract/errors.ts';
import type { Minor } from '../../../../contract/money.ts';
import { ChannelError } from '../../../net/errors.ts';
import { compareRounds } from '../../engine/roundOrder.ts';
import type { TableDeps } from '../../session/tableDeps.ts';
import {
  betsOf,
  doubling,
  type Lay,
  type LayRefusal,
  laidAmounts,
  type PoolIntent,
  withLays,
} from '../engine/poolLays.ts';
import { dispatch, type PoolStore, setLaid } from './poolStore.ts';
import type { PoolWire } from './poolWire.ts';

/** Refusals after which the same stakes may be placed again once something changed: they stay laid. */
const KEPT: ReadonlySet<number> = new Set([
  ErrorCode.insufficientBalance,
  ErrorCode.wrongBetAmount,
  ErrorCode.overLimit,
  ErrorCode.logInFirst,
  ErrorCode.badToken,
  ErrorCode.loginExpired,
]);

/** What the player lays on the pools and asks of the house; refusals of the house are told by the net. */
export class PoolBetting<Result> {
  readonly #store: PoolStore<Result>;
  readonly #deps: TableDeps;
  readonly #wire: PoolWire<Result>;
  readonly #refresh: () => void;
  /** The newest bet whose reply told the balance: replies may overtake each other. */
  #newest = '0';

  constructor(store: PoolStore<Result>, deps: TableDeps, wire: PoolWire<Result>, refresh: () => void) {
    this.#store = store;
    this.#deps = deps;
    this.#wire = wire;
    this.#refresh = refresh;
  }

  /** Lays more stakes, all or none. @returns why not */
  lay(more: readonly Lay[]): LayRefusal | null {
    const { game, lays, intents } = this.#store.getState();
    const { limits, round } = game;
    if (!limits) return null;
    const owns = round?.owns ?? [];
    const asked = laidAmounts(this.#wire.game.pools, [], intents);
    const standing = asked.map((amount, pool) => amount + (owns[pool] ?? 0n));
    const next = withLays(lays, more, { limits, standing, balance: this.#free(intents) });
    if (typeof next === 'string') return next;
    this.#set({ lays: next });
    return null;
  }

  /** Takes the last stake back. */
  undo(): void {
    this.#set({ lays: this.#store.getState().lays.slice(0, -1) });
  }

  clear(): void {
    this.#set({ lays: [] });
  }

  /** Lays once more what is laid, or what stands. @returns why not */
  double(): LayRefusal | null {
    const { lays, game } = this.#store.getState();
    return this.lay(doubling(lays, game.round?.owns ?? []));
  }

  /** Lays what stood in the last round that was bet on. @returns why not */
  rebet(): LayRefusal | null {
    return this.lay(this.#store.getState().before);
  }

  /** Places what is laid. @returns the code of a refusal, null when all stands or an answer is lost */
  place(roundId: string): Promise<number | null> {
    const bets = betsOf(this.#wire.game.pools, this.#store.getState().lays);
    this.#set({ lays: [] });
    return this.send(roundId, bets);
  }

  /** Places bets, one a pool. @returns the code of a refusal, null when all stands or an answer is lost */
  async send(roundId: string, bets: readonly Lay[]): Promise<number | null> {
    const sent = bets.map((lay): PoolIntent => ({ ...lay, roundId, key: this.#deps.key(), lostAt: null }));
    this.#set({ intents: [...this.#store.getState().intents, ...sent] });
    const refusals = await Promise.all(sent.map((intent) => this.#ask(intent)));
    return refusals.find((code) => code !== null) ?? null;
  }

  async #ask(intent: PoolIntent): Promise<number | null> {
    const { channel, currency, wallet, mark } = this.#deps;
    const { roundId, pool, amount, key } = intent;
    try {
      const { bet, balance, sequence } = await this.#wire.bet(channel, {
        roundId,
        pool,
        amount,
        key,
        currency,
      });
      if (compareRounds(bet.betId, this.#newest) > 0) {
        this.#newest = bet.betId;
        wallet.set(balance, sequence);
      }
      dispatch(this.#store, this.#wire.game, { type: 'bets', bets: [bet] });
      this.#set({ intents: this.#without(key) });
      return null;
    } catch (error) {
      if (!(error instanceof ChannelError)) throw error;
      if (error.failure === 'refusal') {
        const { lays } = this.#store.getState();
        const back = KEPT.has(error.code) ? [...lays, { pool, amount }] : lays;
        this.#set({ intents: this.#without(key), lays: back });
      } else {
        const lost = (one: PoolIntent) => (one.key === key ? { ...one, lostAt: mark() } : one);
        this.#set({ intents: this.#store.getState().intents.map(lost) });
      }
      this.#refresh();
      return error.failure === 'refusal' ? error.code : null;
    }
  }

  /** The wallet less what is on its way out of it. */
  #free(intents: readonly PoolIntent[]): Minor | null {
    const balance = this.#deps.wallet.balance();
    return balance === null ? null : intents.reduce((left, { amount }) => left - amount, balance);
  }

  #without(key: string): readonly PoolIntent[] {
    return this.#store.getState().intents.filter((one) => one.key !== key);
  }

  #set(change: Parameters<typeof setLaid>[2]): void {
    setLaid(this.#store, this.#wire.game, change);
  }
}
