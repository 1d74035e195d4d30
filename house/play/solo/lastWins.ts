import type { SoloLastWin } from '../../../contract/games/live/channel.ts';
import type { SoloBet } from '../../../contract/games/solo/channel.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Channel } from '../../core/channel/area.ts';

/** Minimum interval between lobby updates, ms: they go to everybody, and need not be immediate. */
const EVERY_MS = 3_000;

/** The last win at each solo game, for the lobby: updated from the games' feeds, so viewers cause no database load. */
export class LastWins {
  readonly #channel: Channel;
  readonly #known = new Map<SoloGameKey, SoloBet>();
  #news = new Set<SoloGameKey>();
  #timer: NodeJS.Timeout | null = null;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Adds a game's ended rounds, newest first. */
  publish(game: SoloGameKey, bets: readonly SoloBet[]): void {
    const win = bets.find(({ win, amount }) => BigInt(win) > BigInt(amount));
    const known = this.#known.get(game);
    if (!win || (known && known.at > win.at)) return;
    this.#known.set(game, win);
    this.#news.add(game);
    this.#timer ??= setTimeout(() => this.#publish(), EVERY_MS);
  }

  get all(): SoloLastWin[] {
    return this.#of(SOLO_GAMES);
  }

  /** Stops publishing. */
  stop(): void {
    if (this.#timer) clearTimeout(this.#timer);
  }

  #of(games: Iterable<SoloGameKey>): SoloLastWin[] {
    return [...games].flatMap((game) => {
      const bet = this.#known.get(game);
      return bet ? { game, bet } : [];
    });
  }

  #publish(): void {
    this.#timer = null;
    this.#channel.publish('gamesLiveSoloWins', this.#of(this.#news));
    this.#news = new Set();
  }
}
