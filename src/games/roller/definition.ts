import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    roller: typeof texts;
  }
}

export const rollerDefinition: GameDefinition<'roller'> = {
  key: 'roller',
  name: 'Roller',
  pages: [{ namespaces: ['roller', 'solo', 'table'] }],
};
