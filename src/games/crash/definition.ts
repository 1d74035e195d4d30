import type { GameDefinition } from '../definition.ts';
import { shownCents } from './engine/crashView.ts';

export const crashDefinition: GameDefinition<'crash'> = {
  key: 'crash',
  name: 'Crash',
  pages: [{ namespaces: ['crash', 'table'] }],
  flight: (ms) => shownCents(ms) * 100,
};
