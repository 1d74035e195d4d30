import type { BigWin } from '../../../contract/http/play/catalogue.ts';
import type { BotBet, BotRounds } from './botRounds.ts';

/** A demo player's win, as listed among the big wins of real players. */
export type DemoWin = Omit<BigWin, 'title' | 'currency'>;

type WinFacts = Pick<BigWin, 'id' | 'payout' | 'amount'>;

/** The demo players' wins in a game. */
export interface DemoWins {
  /** The biggest win of each recently ended round. */
  recent(): Promise<DemoWin[]>;
  /** The wins of one ended round. */
  ofRound(roundId: bigint): Promise<DemoWin[]>;
}

/** Combines the wins of several rooms of one game; null if there are none. */
export function winsOfTables(tables: readonly DemoWins[]): DemoWins | null {
  if (tables.length === 0) return null;
  const all = async (read: (table: DemoWins) => Promise<DemoWin[]>) =>
    (await Promise.all(tables.map(read))).flat();
  return {
    recent: () => all((table) => table.recent()),
    ofRound: (roundId) => all((table) => table.ofRound(roundId)),
  };
}

/** A room's ended rounds, newest first. */
interface Past<Ended> {
  page(page: { count: number; before: null }): Promise<Ended[]>;
  find(id: bigint): Promise<Ended | null>;
}

/** Orders by profit, highest first; equal ones by bet, older first. */
export function byProfit(one: WinFacts, other: WinFacts): number {
  const [profit, otherProfit] = [one, other].map(({ payout, amount }) => BigInt(payout) - BigInt(amount));
  if (profit !== otherProfit) return (profit ?? 0n) > (otherProfit ?? 0n) ? -1 : 1;
  return BigInt(one.id) < BigInt(other.id) ? -1 : 1;
}

/** Number of recent rounds per room whose wins are listed. */
const ROUNDS = 100;

interface Parts<Ended, Plan extends { bot: number }> {
  bots: BotRounds<Plan>;
  past: Past<Ended>;
  idOf(round: Ended): bigint;
  winsOf(round: Ended, bots: readonly BotBet<Plan>[]): DemoWin[];
}

/** The wins in one room, computed once per ended round. */
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
