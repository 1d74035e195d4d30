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
    { load: () => import('./page/WingoPage.tsx'), namespaces: ['wingo', 'marks', 'table'] },
    { path: '/trend', load: () => import('./page/TrendPage.tsx'), namespaces: ['wingo', 'marks', 'table'] },
  ],
  parts: () => import('./parts.ts'),
};
