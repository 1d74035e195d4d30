import type { BetTotals } from '../../../../contract/games/live/channel.ts';
import type { ChannelEvent } from '../../../core/channel/area.ts';

/** The fields that every game's bets share in the bet list. */
export interface TableBet {
  /** As decimal text. */
  betId: string;
  amount: string;
  /** Only in games with pools. */
  pool?: string;
}

/** Number of bets of a round that are shown by name: the largest. */
export const SHOWN_BETS = 50;

interface Known<Bet> {
  bet: Bet;
  amount: bigint;
}

/**
 * The public bets of one round. Each counts once, also if its event is repeated; one that was taken back stays removed, also if
 * that event comes first.
 */
export class RoundBets<Bet extends TableBet> {
  readonly #bets = new Map<string, Known<Bet>>();
  readonly #takenBack = new Set<string>();
  /** Changes that arrived before their bet. */
  readonly #early = new Map<string, Partial<Bet>>();
  readonly #staked = new Map<string, bigint>();
  /** The largest first; null after one of them was taken back. */
  #largest: Known<Bet>[] | null = [];
  #total = 0n;

  get count(): number {
    return this.#bets.size;
  }

  /** Sum of all stakes. */
  get total(): bigint {
    return this.#total;
  }

  /** Stakes by pool; pools without bets are missing. */
  get staked(): ReadonlyMap<string, bigint> {
    return this.#staked;
  }

  /** The largest bets first, at most SHOWN_BETS; equal ones by age, older first. */
  get largest(): Bet[] {
    this.#largest ??= [...this.#bets.values()].sort(compare).slice(0, SHOWN_BETS);
    return this.#largest.map(({ bet }) => bet);
  }

  /** Adds a bet. Returns false if it was already known. */
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

  /** Applies a change to a bet, also before the bet itself arrives. */
  change(betId: string, changes: Partial<Bet>): void {
    const known = this.#bets.get(betId);
    if (known) known.bet = { ...known.bet, ...changes };
    else this.#early.set(betId, changes);
  }

  /** Removes a bet. Returns false if it was already removed. */
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

/** The event with the number of bets on a round so far and their stakes. */
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
