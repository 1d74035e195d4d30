import type { RoundBets, TableBet } from './roundBets.ts';

/** News of a table leave this often at most, in ms: what a viewer is sent does not grow with the bets there are. */
const EVERY_MS = 250;
/** The first after a quiet while wait so long for others. */
const GATHER_MS = 20;
/** Rounds whose told bets are remembered. */
const MOST_ROUNDS = 3;

/** What viewers are told of one round at once. */
export interface BetNews<Bet, Change> {
  roundId: string;
  /** Bets that are among the largest now and were not told before. */
  bets: Bet[];
  /** What became of bets that were told. */
  changes: Change[];
  /** All bets of the round now. */
  all: RoundBets<Bet & TableBet>;
}

interface Round<Bet extends TableBet, Change> {
  bets: RoundBets<Bet>;
  announced: Set<string>;
  changes: { betId: string; change: Change }[];
  dirty: boolean;
}

/** Paces what this node's viewers are told of a table's bets: the largest by name, all the others by their sums. */
export class BetFeed<Bet extends TableBet, Change = never> {
  readonly #publish: (news: BetNews<Bet, Change>) => void;
  readonly #rounds = new Map<string, Round<Bet, Change>>();
  #timer: NodeJS.Timeout | null = null;
  #leftAt = Number.NEGATIVE_INFINITY;

  constructor(publish: (news: BetNews<Bet, Change>) => void) {
    this.#publish = publish;
  }

  /** The round's bets are others than before. */
  changed(roundId: string, bets: RoundBets<Bet>): void {
    this.#round(roundId, bets).dirty = true;
    this.#plan();
  }

  /** Something became of a bet; it is told where the bet is. */
  becomes(roundId: string, bets: RoundBets<Bet>, betId: string, change: Change): void {
    const round = this.#round(roundId, bets);
    round.changes.push({ betId, change });
    round.dirty = true;
    this.#plan();
  }

  /** Sends what waits now: something comes that it has to be told before. */
  flush(): void {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    for (const [roundId, round] of this.#rounds) if (round.dirty) this.#send(roundId, round);
  }

  /** Tells no more. */
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
