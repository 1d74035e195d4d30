import type { GameDefinition } from '../definition.ts';

export const wingoDefinition: GameDefinition<'wingo'> = {
  key: 'wingo',
  name: 'Wingo',
  pages: [
    { namespaces: ['wingo', 'marks', 'table'] },
    { path: '/trend', namespaces: ['wingo', 'marks', 'table'] },
  ],
};
