import type { SeedGame } from '../../site/catalogue/seed.ts';

/** How a game reads its settings (README.md's table); what cannot be used is told with all others'. */
export interface SettingsReader {
  /** A whole number of the environment, within bounds. */
  integer(name: string, fallback: number, least: number, most: number): number;
  /** Says why settings do not go together. */
  problem(line: string): void;
}

/** What the house must know of a game before it plays it. */
export interface GameDefinition<Settings> {
  settings(read: SettingsReader): Settings;
  /** The parts of a result (contract/games/live/schema.graphql), from a settled round's outcome. */
  resultOf(outcome: unknown): readonly string[];
  /** As it stands in the catalogue; its key and our provider are added. */
  catalogue: Pick<SeedGame, 'title' | 'type' | 'theme' | 'rtp' | 'volatility' | 'releasedAt'>;
}

/** How long a round takes bets, and how long its result is shown, in ms. */
export interface RoundPace {
  betting: number;
  reveal: number;
}

/** The pace of a game of pools: two settings that begin with its name. */
export function readPace(read: SettingsReader, name: string, { betting, reveal }: RoundPace): RoundPace {
  return {
    betting: read.integer(`${name}_BETTING_MS`, betting, 100, 600_000),
    reveal: read.integer(`${name}_REVEAL_MS`, reveal, 100, 600_000),
  };
}
