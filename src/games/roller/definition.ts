import type { GameDefinition } from '../definition.ts';

export const rollerDefinition: GameDefinition<'roller'> = {
  key: 'roller',
  name: 'Roller',
  pages: [{ namespaces: ['roller', 'solo', 'table'] }],
};
