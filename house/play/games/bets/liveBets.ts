import { RoundBets, type TableBet } from './roundBets.ts';

/** The live round, the next one, and one whose last updates may still arrive. */
const CACHE_SIZE = 3;

interface CachedRound<Bet extends TableBet> {
  bets: RoundBets<Bet>;
  /** The read of bets placed before this node learned of the round; null if it must be read. */
  reading: Promise<unknown> | null;
}

/**
 * The bets of a room's newest rounds on this node: read once from the database when a round appears, then updated from the
 * room's events, so viewers cause no database load.
 */
export class LiveBets<Bet extends TableBet> {
  readonly #read: (roundId: string) => Promise<readonly Bet[]>;
  readonly #rounds = new Map<string, CachedRound<Bet>>();

  /** @param read all bets that stand on a round */
  constructor(read: (roundId: string) => Promise<readonly Bet[]>) {
    this.#read = read;
  }

  /** The bets of a round, including all earlier ones. @throws if they cannot be read */
  async of(roundId: string): Promise<RoundBets<Bet>> {
    const cached = this.#cached(roundId);
    await this.#whole(roundId, cached);
    return cached.bets;
  }

  /** The bets of a round as far as they are known, for use in an event. */
  now(roundId: string): RoundBets<Bet> {
    const cached = this.#cached(roundId);
    // Callers of `of` get the error and cause a retry.
    this.#whole(roundId, cached).catch(() => undefined);
    return cached.bets;
  }

  /** Events were missed: drops the cache, so everything is read again. */
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
