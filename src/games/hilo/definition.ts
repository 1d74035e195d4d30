import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    hilo: typeof texts;
  }
}

export const hiloDefinition: GameDefinition<'hilo'> = {
  key: 'hilo',
  name: 'Hilo',
  pages: [{ namespaces: ['hilo', 'solo', 'table'] }],
};
