import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    dingdong: typeof texts;
  }
}

export const dingdongDefinition: GameDefinition<'dingdong'> = {
  key: 'dingdong',
  name: 'Dingdong',
  pages: [{ namespaces: ['dingdong', 'marks', 'table'] }],
};
