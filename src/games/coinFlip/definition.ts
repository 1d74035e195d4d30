import type { GameDefinition } from '../definition.ts';

export const coinFlipDefinition: GameDefinition<'coinFlip'> = {
  key: 'coinFlip',
  name: 'Coin Flip',
  pages: [{ namespaces: ['coinFlip', 'marks', 'solo', 'table'] }],
};
