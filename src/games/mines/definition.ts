import type { GameDefinition } from '../definition.ts';

export const minesDefinition: GameDefinition<'mines'> = {
  key: 'mines',
  name: 'Mines',
  pages: [{ namespaces: ['mines', 'marks', 'solo', 'table'] }],
};
