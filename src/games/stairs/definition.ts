import type { GameDefinition } from '../definition.ts';

export const stairsDefinition: GameDefinition<'stairs'> = {
  key: 'stairs',
  name: 'Stairs',
  pages: [{ namespaces: ['stairs', 'solo', 'table'] }],
};
