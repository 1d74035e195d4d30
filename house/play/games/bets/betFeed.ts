import type { RoundBets, TableBet } from './roundBets.ts';

/** Minimum interval between updates of a room, ms: traffic to a viewer does not grow with the number of bets. */
const EVERY_MS = 250;
/** After a quiet period, the first update waits this long to gather more bets, ms. */
const GATHER_MS = 20;
/** Number of rounds whose sent bets are remembered. */
const MOST_ROUNDS = 3;

/** One update about a round for viewers. */
export interface BetNews<Bet, Change> {
  roundId: string;
  /** Bets that are now among the largest and have not been sent. */
  bets: Bet[];
  /** Changes of bets that have been sent. */
  changes: Change[];
  /** All bets of the round so far. */
  all: RoundBets<Bet & TableBet>;
}

interface Round<Bet extends TableBet, Change> {
  bets: RoundBets<Bet>;
  announced: Set<string>;
  changes: { betId: string; change: Change }[];
  dirty: boolean;
}

/** Throttles the bet updates for this node's viewers: the largest bets are named, all others appear only in the sums. */
export class BetFeed<Bet extends TableBet, Change = never> {
  readonly #publish: (news: BetNews<Bet, Change>) => void;
  readonly #rounds = new Map<string, Round<Bet, Change>>();
  #timer: NodeJS.Timeout | null = null;
  #leftAt = Number.NEGATIVE_INFINITY;

  constructor(publish: (news: BetNews<Bet, Change>) => void) {
    this.#publish = publish;
  }

  /** Marks a round's bets as changed. */
  changed(roundId: string, bets: RoundBets<Bet>): void {
    this.#round(roundId, bets).dirty = true;
    this.#plan();
  }

  /** Queues the change of a bet; it is sent only if the bet itself is. */
  becomes(roundId: string, bets: RoundBets<Bet>, betId: string, change: Change): void {
    const round = this.#round(roundId, bets);
    round.changes.push({ betId, change });
    round.dirty = true;
    this.#plan();
  }

  /** Sends everything pending now, because an event follows that must come after it. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const [roundId, round] of this.#rounds) if (round.dirty) this.#send(roundId, round);
  }

  /** Stops sending. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#rounds.clear();
  }

  #plan(): void {
    const quiet = performance.now() - this.#leftAt;
    this.#timer ??= setTimeout(() => this.flush(), Math.max(GATHER_MS, EVERY_MS - quiet));
  }

  #round(roundId: string, bets: RoundBets<Bet>): Round<Bet, Change> {
    const known = this.#rounds.get(roundId);
    if (known?.bets === bets) return known;
    const round = { bets, announced: known?.announced ?? new Set<string>(), changes: [], dirty: false };
    this.#rounds.set(roundId, round);
    const oldest = this.#rounds.size > MOST_ROUNDS && this.#rounds.keys().next().value;
    if (oldest) this.#rounds.delete(oldest);
    return round;
  }

  #send(roundId: string, round: Round<Bet, Change>): void {
    this.#leftAt = performance.now();
    const { bets: all, announced } = round;
    const bets = all.largest.filter(({ betId }) => !announced.has(betId));
    for (const { betId } of bets) announced.add(betId);
    const changes = round.changes.flatMap(({ betId, change }) => (announced.has(betId) ? [change] : []));
    round.changes = [];
    round.dirty = false;
    this.#publish({ roundId, bets, changes, all });
  }
}
