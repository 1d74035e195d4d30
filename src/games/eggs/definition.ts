import type { GameDefinition } from '../definition.ts';

export const eggsDefinition: GameDefinition<'eggs'> = {
  key: 'eggs',
  name: 'Eggs',
  pages: [{ namespaces: ['eggs', 'solo', 'table'] }],
};
