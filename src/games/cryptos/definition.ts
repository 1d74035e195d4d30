import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    cryptos: typeof texts;
  }
}

export const cryptosDefinition: GameDefinition<'cryptos'> = {
  key: 'cryptos',
  name: 'Cryptos',
  pages: [{ namespaces: ['cryptos', 'marks', 'solo', 'table'] }],
};
