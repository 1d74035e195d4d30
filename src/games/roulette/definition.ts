import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    roulette: typeof texts;
  }
}

export const rouletteDefinition: GameDefinition<'roulette'> = {
  key: 'roulette',
  name: 'Roulette 15',
  pages: [{ namespaces: ['roulette', 'marks', 'table'] }],
};
