import type { BigWin } from '../../../contract/http/play/catalogue.ts';
import type { BotBet, BotRounds } from './botRounds.ts';

/** A demo player's win, as the lists of big wins tell it beside the players'. */
export type DemoWin = Omit<BigWin, 'title' | 'currency'>;

type WinFacts = Pick<BigWin, 'id' | 'payout' | 'amount'>;

/** The demo players' wins at the tables of a game. */
export interface DemoWins {
  /** The biggest of each of the rounds that ended last. */
  recent(): Promise<DemoWin[]>;
  /** Of one ended round. */
  ofRound(roundId: bigint): Promise<DemoWin[]>;
}

/** The wins at several tables of one game; null without any. */
export function winsOfTables(tables: readonly DemoWins[]): DemoWins | null {
  if (tables.length === 0) return null;
  const all = async (read: (table: DemoWins) => Promise<DemoWin[]>) =>
    (await Promise.all(tables.map(read))).flat();
  return {
    recent: () => all((table) => table.recent()),
    ofRound: (roundId) => all((table) => table.ofRound(roundId)),
  };
}

/** A table's ended rounds, newest first. */
interface Past<Ended> {
  page(page: { count: number; before: null }): Promise<Ended[]>;
  find(id: bigint): Promise<Ended | null>;
}

/** The biggest profit first; of equal ones the older bet. */
export function byProfit(one: WinFacts, other: WinFacts): number {
  const [profit, otherProfit] = [one, other].map(({ payout, amount }) => BigInt(payout) - BigInt(amount));
  if (profit !== otherProfit) return (profit ?? 0n) > (otherProfit ?? 0n) ? -1 : 1;
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}

/** Rounds of each table whose wins are told of. */
const ROUNDS = 100;

interface Parts<Ended, Plan extends { bot: number }> {
  bots: BotRounds<Plan>;
  past: Past<Ended>;
  idOf(round: Ended): bigint;
  winsOf(round: Ended, bots: readonly BotBet<Plan>[]): DemoWin[];
}

/** The wins at one table, reckoned once for each round that has ended. */
export class TableDemoWins<Ended extends object, Plan extends { bot: number }> implements DemoWins {
  readonly #parts: Parts<Ended, Plan>;
  readonly #known = new WeakMap<Ended, DemoWin[]>();

  constructor(parts: Parts<Ended, Plan>) {
    this.#parts = parts;
  }

  async recent(): Promise<DemoWin[]> {
    const wins = await this.#of(await this.#parts.past.page({ count: ROUNDS, before: null }));
    return wins.flatMap((ofRound) => ofRound.toSorted(byProfit)[0] ?? []);
  }

  async ofRound(roundId: bigint): Promise<DemoWin[]> {
    const round = await this.#parts.past.find(roundId);
    return round ? (await this.#of([round])).flat() : [];
  }

  /** The wins of each of the rounds. */
  async #of(rounds: readonly Ended[]): Promise<DemoWin[][]> {
    const { bots, idOf, winsOf } = this.#parts;
    const missing = rounds.filter((round) => !this.#known.has(round));
    const plans = await bots.ofMany(missing.map(idOf));
    for (const round of missing) this.#known.set(round, winsOf(round, plans.get(idOf(round)) ?? []));
    return rounds.map((round) => this.#known.get(round) ?? []);
  }
}
