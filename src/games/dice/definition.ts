import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    dice: typeof texts;
  }
}

export const diceDefinition: GameDefinition<'dice'> = {
  key: 'dice',
  name: 'Dice',
  pages: [{ namespaces: ['dice', 'marks', 'table'] }],
};
