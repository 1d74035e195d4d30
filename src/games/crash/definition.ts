import type { GameDefinition } from '../definition.ts';
import { shownCents } from './engine/crashView.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    crash: typeof texts;
  }
}

export const crashDefinition: GameDefinition<'crash'> = {
  key: 'crash',
  name: 'Crash',
  pages: [{ namespaces: ['crash', 'table'] }],
  flight: (ms) => shownCents(ms) * 100,
};
