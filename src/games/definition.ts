import type { ComponentType, ReactNode } from 'react';
import type { RoundGameKey } from '../../contract/games/roundGames.ts';
import type { SoloGameKey } from '../../contract/games/soloGames.ts';
import type { Namespace } from '../i18n/resources.ts';

/** A game whose rounds everybody plays together, or one whose rounds belong to one player. */
export type GameKey = RoundGameKey | SoloGameKey;

/** A page's code, fetched when it is asked for. */
export type LoadPage = () => Promise<{ default: ComponentType }>;

/** What the site must know of a game from its first picture on; it comes with the lobby, so it is small. */
export interface GameDefinition<Key extends GameKey = GameKey> {
  readonly key: Key;
  /** As it is called in every language. */
  readonly name: string;
  /** Its table and what pages it has below that (`/trend`), and the texts their first pictures need. */
  readonly pages: readonly { path?: `/${string}`; namespaces: readonly Namespace[] }[];
  /**
   * Of a game whose rounds fly until they end at a rate, their result: the rate so many ms after bets have closed, in 1/10000.
   * The lobby shows it while a round flies.
   */
  readonly flight?: (ms: number) => number;
}

/** All else of a game but its scene (scene.ts), each part fetched when it is asked for. They come with the game (gameParts.ts). */
export interface GameParts {
  /** The definition's pages by their paths; '' is the table's. */
  readonly pages: Readonly<Record<string, LoadPage>>;
  /** The check of its rounds. */
  readonly fairness: GamePart;
  /** A past round, played again. */
  readonly replay: GamePart;
  readonly tile: LiveTileParts;
  /** What was bet on, as the game's own mark; null where there is nothing to choose. */
  readonly bet: (() => Promise<ComponentType<BetMarkProps>>) | null;
}

/** A page that every game has, and the texts it needs beside the shared ones. */
interface GamePart {
  readonly load: LoadPage;
  readonly namespaces: readonly Namespace[];
}

/** What the lobby's live tile shows of a game beside its picture. */
export interface LiveTileParts {
  /** The colours behind its picture: in the light, in the shade. */
  readonly light: string;
  readonly shade: string;
  /** A part of a result (contract/games/live/schema.graphql) as the game's own mark. */
  readonly mark: () => Promise<ComponentType<LiveMarkProps>>;
}

export interface BetMarkProps {
  /** By the game's own name of it. */
  pool: string;
  /** In CSS pixels. */
  size: number;
}

export interface LiveMarkProps {
  part: string;
  /** In CSS pixels. */
  size: number;
}

/** How the gallery shows a game's mark (`gallery.tsx` in its folder). */
export interface GalleryMarks {
  /** Its place among those of all games. */
  readonly at: number;
  readonly name: string;
  /** In CSS pixels, where it is shown in several. */
  readonly sizes?: readonly number[];
  /** Every mark there is, or some. */
  readonly marks: (size?: number) => ReactNode;
}
