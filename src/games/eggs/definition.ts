import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    eggs: typeof texts;
  }
}

export const eggsDefinition: GameDefinition<'eggs'> = {
  key: 'eggs',
  name: 'Eggs',
  pages: [{ namespaces: ['eggs', 'solo', 'table'] }],
};
