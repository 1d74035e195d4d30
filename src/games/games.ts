import { crashDefinition } from './crash/definition.ts';
import { diceDefinition } from './dice/definition.ts';
import { dingdongDefinition } from './dingdong/definition.ts';
import { rouletteDefinition } from './roulette/definition.ts';
import { wingoDefinition } from './wingo/definition.ts';

/** The games that are played here, in the order in which they are listed: the client's one list of them. */
export const GAMES = [
  crashDefinition,
  wingoDefinition,
  diceDefinition,
  rouletteDefinition,
  dingdongDefinition,
] as const;

/** A page's code, and beside it what else there is of games, one file: the page asks for it as soon as it stands. */
export function withParts<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return () => {
    for (const { parts } of GAMES) parts().catch(() => undefined);
    return load();
  };
}
