import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    sample: typeof texts;
  }
}

export const sampleDefinition: GameDefinition<'sample'> = {
  key: 'sample',
  name: 'Sample',
  pages: [{ namespaces: ['sample', 'marks', 'solo', 'table'] }],
};
