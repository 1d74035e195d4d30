import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    coinFlip: typeof texts;
  }
}

export const coinFlipDefinition: GameDefinition<'coinFlip'> = {
  key: 'coinFlip',
  name: 'Coin Flip',
  pages: [{ namespaces: ['coinFlip', 'marks', 'solo', 'table'] }],
};
