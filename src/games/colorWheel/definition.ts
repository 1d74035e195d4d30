import type { GameDefinition } from '../definition.ts';

export const colorWheelDefinition: GameDefinition<'colorWheel'> = {
  key: 'colorWheel',
  name: 'Color Wheel',
  pages: [{ namespaces: ['colorWheel', 'marks', 'solo', 'table'] }],
};
