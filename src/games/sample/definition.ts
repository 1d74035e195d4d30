import type { GameDefinition } from '../definition.ts';

export const sampleDefinition: GameDefinition<'sample'> = {
  key: 'sample',
  name: 'Sample',
  pages: [{ namespaces: ['sample', 'marks', 'solo', 'table'] }],
};
