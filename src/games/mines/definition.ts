import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    mines: typeof texts;
  }
}

export const minesDefinition: GameDefinition<'mines'> = {
  key: 'mines',
  name: 'Mines',
  pages: [{ namespaces: ['mines', 'marks', 'solo', 'table'] }],
};
