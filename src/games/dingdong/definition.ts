import type { GameDefinition } from '../definition.ts';

export const dingdongDefinition: GameDefinition<'dingdong'> = {
  key: 'dingdong',
  name: 'Dingdong',
  pages: [{ namespaces: ['dingdong', 'marks', 'table'] }],
};
