import { RoundBets, type TableBet } from './roundBets.ts';

/** The live round, the one that is joined ahead, and one whose last news may still come. */
const CACHE_SIZE = 3;

interface CachedRound<Bet extends TableBet> {
  bets: RoundBets<Bet>;
  /** What was bet before this node heard of the round; null when it has to be read. */
  reading: Promise<unknown> | null;
}

/**
 * The bets of a table's newest rounds on this node: read once from the database as a round is heard of, and kept from the
 * table's events after that, so that nobody who looks costs the database anything.
 */
export class LiveBets<Bet extends TableBet> {
  readonly #read: (roundId: string) => Promise<readonly Bet[]>;
  readonly #rounds = new Map<string, CachedRound<Bet>>();

  /** @param read all bets that stand on a round */
  constructor(read: (roundId: string) => Promise<readonly Bet[]>) {
    this.#read = read;
  }

  /** The bets of a round with all that was bet before. @throws when they cannot be read */
  async of(roundId: string): Promise<RoundBets<Bet>> {
    const cached = this.#cached(roundId);
    await this.#whole(roundId, cached);
    return cached.bets;
  }

  /** The bets of a round as far as they are known, for what an event tells of them. */
  now(roundId: string): RoundBets<Bet> {
    const cached = this.#cached(roundId);
    // Who asks for all of them is told when this fails, and has it tried again.
    this.#whole(roundId, cached).catch(() => undefined);
    return cached.bets;
  }

  /** Events were missed: all that is kept is read anew. */
  forget(): void {
    this.#rounds.clear();
  }

  #cached(roundId: string): CachedRound<Bet> {
    const known = this.#rounds.get(roundId);
    if (known) return known;
    const cached: CachedRound<Bet> = { bets: new RoundBets(), reading: null };
    this.#rounds.set(roundId, cached);
    if (this.#rounds.size > CACHE_SIZE) {
      const oldest = [...this.#rounds.keys()].reduce((one, other) =>
        BigInt(one) < BigInt(other) ? one : other,
      );
      this.#rounds.delete(oldest);
    }
    return cached;
  }

  async #whole(roundId: string, cached: CachedRound<Bet>): Promise<void> {
    cached.reading ??= this.#read(roundId).then(
      (bets) => {
        for (const bet of bets) cached.bets.add(bet);
      },
      (error) => {
        cached.reading = null;
        throw error;
      },
    );
    await cached.reading;
  }
}
