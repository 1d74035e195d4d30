import type { GameDefinition } from '../definition.ts';

export const diceDefinition: GameDefinition<'dice'> = {
  key: 'dice',
  name: 'Dice',
  pages: [{ namespaces: ['dice', 'marks', 'table'] }],
};
