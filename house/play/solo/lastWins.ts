import type { SoloLastWin } from '../../../contract/games/live/channel.ts';
import type { SoloBet } from '../../../contract/games/solo/channel.ts';
import { SOLO_GAMES, type SoloGameKey } from '../../../contract/games/soloGames.ts';
import type { Channel } from '../../core/channel/area.ts';

/** The lobby is told this often at most, in ms: it is looked at in passing, and by everybody. */
const EVERY_MS = 3_000;

/** The last win at each solo game, as the lobby shows it: kept from the games' feeds, so that looking costs the database nothing. */
export class LastWins {
  readonly #channel: Channel;
  readonly #known = new Map<SoloGameKey, SoloBet>();
  #news = new Set<SoloGameKey>();
  #timer: NodeJS.Timeout | null = null;

  constructor(channel: Channel) {
    this.#channel = channel;
  }

  /** Rounds that ended at a game, newest first. */
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

  /** Tells no more. */
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
