import type {
  LiveResult,
  LiveRound,
  LiveTables,
  LiveTable as LiveTableView,
} from '../../../../contract/games/live/channel.ts';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { Channel, ChannelArea } from '../../../core/channel/area.ts';
import type { Clock } from '../../../core/clock.ts';

/** Number of stored results. */
const PAST = 12;

/** An update of a round; without `betCount` the stored count is used. */
export type RoundNews = Omit<LiveRound, 'game' | 'serverTime' | 'betCount'> & { betCount?: number };

type Known = Omit<LiveRound, 'serverTime'>;

/**
 * A game's state in the lobby (contract/games/live/schema.graphql). It is updated from the game's events, so viewers cause no
 * database load, and pushed when a round opens, closes or gets its result.
 */
export class LiveTable {
  readonly #game: RoundGameKey;
  readonly #channel: Channel;
  readonly #clock: Clock;
  #round: Known | null = null;
  #past: LiveResult[] = [];
  #closing: NodeJS.Timeout | null = null;

  constructor(game: RoundGameKey, { channel, clock }: { channel: Channel; clock: Clock }) {
    this.#game = game;
    this.#channel = channel;
    this.#clock = clock;
  }

  /** Null before the first round. */
  get view(): LiveTableView | null {
    return this.#round && { round: this.#view(this.#round), past: this.#past };
  }

  /** Applies an update of a round that opened or has its result. Updates may come in any order and repeatedly. */
  update(round: RoundNews): void {
    const known = this.#round;
    const same = known?.roundId === round.roundId ? known : null;
    const now: Known = {
      ...round,
      game: this.#game,
      result: round.result ?? same?.result ?? null,
      betCount: round.betCount ?? same?.betCount ?? 0,
    };
    if (now.result) this.remember([{ roundId: now.roundId, result: now.result }]);
    if (!known || BigInt(now.roundId) >= BigInt(known.roundId)) {
      this.#round = now;
      this.#watchClosing(now);
    }
    this.#publish(now);
  }

  /** Adds results from before this node subscribed. */
  remember(results: readonly LiveResult[]): void {
    const known = new Map([...this.#past, ...results].map((one) => [one.roundId, one]));
    this.#past = [...known.values()]
      .sort((one, other) => (BigInt(one.roundId) < BigInt(other.roundId) ? 1 : -1))
      .slice(0, PAST);
  }

  /** Sets a round's number of bets. It is sent with the next change. */
  count(roundId: string, bets: number): void {
    if (this.#round?.roundId === roundId) this.#round.betCount = bets;
  }

  /** Stops publishing. */
  stop(): void {
    if (this.#closing) clearTimeout(this.#closing);
  }

  #watchClosing(round: Known): void {
    this.stop();
    const left = round.closeTime - this.#clock.now();
    if (round.result || left < 0) return;
    this.#closing = setTimeout(() => this.#round && this.#publish(this.#round), left);
  }

  #publish(round: Known): void {
    this.#channel.publish('gamesLiveRound', this.#view(round));
  }

  #view(round: Known): LiveRound {
    return { ...round, serverTime: this.#clock.now() };
  }
}

/** Queries that cover all games: the route /games/live. */
export function liveChannel(lives: readonly LiveTable[], clock: Clock): ChannelArea {
  return {
    Query: {
      gamesLive: (): LiveTables => ({
        tables: lives.flatMap(({ view }) => view ?? []),
        serverTime: clock.now(),
      }),
    },
  };
}
