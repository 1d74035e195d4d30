import { crashModule } from './crash/module.ts';
import type { GameFactory } from './gameModule.ts';

/** Every game of the house. Adding one is adding its module here. */
export const GAMES: readonly GameFactory[] = [crashModule];
