import type { GameDefinition } from '../definition.ts';

export const rouletteDefinition: GameDefinition<'roulette'> = {
  key: 'roulette',
  name: 'Roulette 15',
  pages: [{ namespaces: ['roulette', 'marks', 'table'] }],
};
