import type { GameDefinition } from '../definition.ts';
import type texts from './texts/id.json';

declare module '../../i18n/resources.ts' {
  interface Resources {
    colorWheel: typeof texts;
  }
}

export const colorWheelDefinition: GameDefinition<'colorWheel'> = {
  key: 'colorWheel',
  name: 'Color Wheel',
  pages: [{ namespaces: ['colorWheel', 'marks', 'solo', 'table'] }],
};
