import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    stairs: typeof texts;
  }
}

export const stairsDefinition: GameDefinition<'stairs'> = {
  key: 'stairs',
  name: 'Stairs',
  pages: [{ namespaces: ['stairs', 'solo', 'table'] }],
};
