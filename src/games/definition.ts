import type { ComponentType, ReactNode } from 'react';
import type { RoundGameKey } from '../../contract/games/roundGames.ts';
import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import type { Namespace } from '../i18n/resources.ts';

/** A game with shared rounds, or one whose rounds belong to a single player. */
export type GameKey = RoundGameKey | SoloGameKey;

/** A page's code, loaded on demand. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** What the site needs about a game before the game is loaded; bundled with the lobby, so it is small. */
export interface GameDefinition<Key extends GameKey = GameKey> {
  readonly key: Key;
  /** Its name, the same in every language. */
  readonly name: string;
  /** Its main page and its subpages (`/trend`), with the texts that their first render needs. */
  readonly pages: readonly { path?: `/${string}`; namespaces: readonly Namespace[] }[];
  /**
   * Only for games whose result is the rate at which a flight ends: the rate after so many ms since betting closed, in 1/10000.
   * The lobby shows it during a flight.
   */
  readonly flight?: (ms: number) => number;
}

/**
 * All other parts of a game except its scene (scene.ts), each loaded on demand. They are bundled with the game (gameParts.ts).
 */
export interface GameParts {
  /** The definition's pages by path; '' is the game's main page. */
  readonly pages: Readonly<Record<string, LoadPage>>;
  /** The fairness check of its rounds. */
  readonly fairness: GamePart;
  /** The replay of a past round. */
  readonly replay: GamePart;
  readonly tile: LiveTileParts;
  /** The mark of a bet's choice; null where there is nothing to choose. */
  readonly bet: (() => Promise<ComponentType<BetMarkProps>>) | null;
}

/** A page that every game has, and the texts it needs in addition to the shared ones. */
interface GamePart {
  readonly load: LoadPage;
  readonly namespaces: readonly Namespace[];
}

/** What the lobby's live tile shows of a game in addition to its picture. */
export interface LiveTileParts {
  /** The colours behind its picture: light and shaded. */
  readonly light: string;
  readonly shade: string;
  /** The mark for a part of a result (contract/games/live/schema.graphql). */
  readonly mark: () => Promise<ComponentType<LiveMarkProps>>;
}

export interface BetMarkProps {
  /** The game's own name of the pool. */
  pool: string;
  /** In CSS pixels. */
  size: number;
}

export interface LiveMarkProps {
  part: string;
  /** In CSS pixels. */
  size: number;
}

/** The gallery entry for a game's mark (`gallery.tsx` in its folder). */
export interface GalleryMarks {
  /** Its position among all games. */
  readonly at: number;
  readonly name: string;
  /** In CSS pixels, for marks shown in several sizes. */
  readonly sizes?: readonly number[];
  /** All marks, or a selection. */
  readonly marks: (size?: number) => ReactNode;
}
