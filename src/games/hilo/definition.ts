import type { GameDefinition } from '../definition.ts';

export const hiloDefinition: GameDefinition<'hilo'> = {
  key: 'hilo',
  name: 'Hilo',
  pages: [{ namespaces: ['hilo', 'solo', 'table'] }],
};
