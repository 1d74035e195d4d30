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
    { path: '', load: () => import('./page/WingoPage.tsx'), namespaces: ['wingo', 'table', 'marks'] },
    { path: '/trend', load: () => import('./page/TrendPage.tsx'), namespaces: ['wingo', 'table', 'marks'] },
  ],
  parts: () => import('./parts.ts'),
};
