import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    wingo: typeof texts;
  }
}

export const wingoDefinition: GameDefinition<'wingo'> = {
  key: 'wingo',
  name: 'Wingo',
  pages: [
    { namespaces: ['wingo', 'marks', 'table'] },
    { path: '/trend', namespaces: ['wingo', 'marks', 'table'] },
  ],
};
