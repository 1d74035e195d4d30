import type { GameDefinition } from '../definition.ts';

export const cryptosDefinition: GameDefinition<'cryptos'> = {
  key: 'cryptos',
  name: 'Cryptos',
  pages: [{ namespaces: ['cryptos', 'marks', 'solo', 'table'] }],
};
