import type { BetTotals } from '../../../../contract/games/live/channel.ts';
import type { ChannelEvent } from '../../../core/channel/area.ts';

/** What every bet says that a table shows, whatever its game adds. */
export interface TableBet {
  /** Decimal text. */
  betId: string;
  amount: string;
  /** In a game of pools. */
  pool?: string;
}

/** A table shows so many bets of a round by name: the largest. */
export const SHOWN_BETS = 50;

interface Known<Bet> {
  bet: Bet;
  amount: bigint;
}

/**
 * The bets of one round as everybody may see them. Each counts once, however often it is told; one that was taken back
 * stays away, also when that is told first.
 */
export class RoundBets<Bet extends TableBet> {
  readonly #bets = new Map<string, Known<Bet>>();
  readonly #takenBack = new Set<string>();
  /** What was told of bets before they were. */
  readonly #early = new Map<string, Partial<Bet>>();
  readonly #staked = new Map<string, bigint>();
  /** The largest first; null when one of them was taken back. */
  #largest: Known<Bet>[] | null = [];
  #total = 0n;

  get count(): number {
    return this.#bets.size;
  }

  /** All stakes together. */
  get total(): bigint {
    return this.#total;
  }

  /** Stakes by pool; pools without any are missing. */
  get staked(): ReadonlyMap<string, bigint> {
    return this.#staked;
  }

  /** The largest bets first, at most SHOWN_BETS; of equal ones the older. */
  get largest(): Bet[] {
    this.#largest ??= [...this.#bets.values()].sort(compare).slice(0, SHOWN_BETS);
    return this.#largest.map(({ bet }) => bet);
  }

  /** Counts a bet. False when it was known already. */
  add(bet: Bet): boolean {
    const { betId, pool } = bet;
    if (this.#bets.has(betId) || this.#takenBack.has(betId)) return false;
    const known = { bet: { ...bet, ...this.#early.get(betId) }, amount: BigInt(bet.amount) };
    this.#early.delete(betId);
    this.#bets.set(betId, known);
    this.#count(pool, known.amount);
    this.#show(known);
    return true;
  }

  /** Notes what a bet has come to, also before the bet itself is told. */
  change(betId: string, changes: Partial<Bet>): void {
    const known = this.#bets.get(betId);
    if (known) known.bet = { ...known.bet, ...changes };
    else this.#early.set(betId, changes);
  }

  /** Takes a bet back. False when that is known already. */
  takeBack({ betId, pool }: TableBet): boolean {
    if (this.#takenBack.has(betId)) return false;
    this.#takenBack.add(betId);
    const known = this.#bets.get(betId);
    if (!known) return true;
    this.#bets.delete(betId);
    this.#count(pool, -known.amount);
    if (this.#largest?.includes(known)) this.#largest = null;
    return true;
  }

  #count(pool: string | undefined, amount: bigint): void {
    this.#total += amount;
    if (pool !== undefined) this.#staked.set(pool, (this.#staked.get(pool) ?? 0n) + amount);
  }

  #show(known: Known<Bet>): void {
    const shown = this.#largest;
    if (!shown) return;
    const last = shown.at(-1);
    if (shown.length === SHOWN_BETS && last && compare(last, known) < 0) return;
    const place = shown.findIndex((one) => compare(known, one) < 0);
    shown.splice(place === -1 ? shown.length : place, 0, known);
    shown.length = Math.min(shown.length, SHOWN_BETS);
  }
}

function compare(one: Known<TableBet>, other: Known<TableBet>): number {
  if (one.amount !== other.amount) return one.amount > other.amount ? -1 : 1;
  const [id, otherId] = [one.bet.betId, other.bet.betId];
  return id.length - otherId.length || (id < otherId ? -1 : id > otherId ? 1 : 0);
}

/** What viewers of a table are told of how many bets a round has by now, and of what they stake. */
export function totalsEvent(
  table: string,
  news: { roundId: string; serverTime: number; all: RoundBets<TableBet>; pools: readonly string[] },
): ChannelEvent {
  const { roundId, serverTime, all, pools } = news;
  const totals: BetTotals = {
    roundId,
    betCount: all.count,
    betTotal: all.total.toString(),
    poolAmount: pools.map((pool) => (all.staked.get(pool) ?? 0n).toString()),
    serverTime,
  };
  return { field: 'gamesBetTotals', value: totals, address: table };
}
