import type { SeedGame } from '../../site/catalogue/seed.ts';

/** Reads a game's settings (README.md's table) and collects all errors. */
export interface SettingsReader {
  /** A whole number from the environment, within bounds. */
  integer(name: string, fallback: number, least: number, most: number): number;
  /** Reports settings that contradict each other. */
  problem(line: string): void;
}

/** The static description of a game. */
export interface GameDefinition<Settings> {
  settings(read: SettingsReader): Settings;
  /** The parts of a result (contract/games/live/schema.graphql), from a settled round's outcome. */
  resultOf(outcome: unknown): readonly string[];
  /** The catalogue entry, to which its key and our provider are added. */
  catalogue: Pick<SeedGame, 'title' | 'type' | 'theme' | 'rtp' | 'volatility' | 'releasedAt'>;
}

/** Length of betting and of the result display, ms. */
export interface RoundPace {
  betting: number;
  reveal: number;
}

/** Reads the pace of a game of pools: two settings whose names begin with the game's. */
export function readPace(read: SettingsReader, name: string, { betting, reveal }: RoundPace): RoundPace {
  return {
    betting: read.integer(`${name}_BETTING_MS`, betting, 100, 600_000),
    reveal: read.integer(`${name}_REVEAL_MS`, reveal, 100, 600_000),
  };
}
