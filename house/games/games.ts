import { crashModule } from './crash/module.ts';
import type { GameFactory } from './gameModule.ts';

/** The games this house plays. */
export const GAMES: readonly GameFactory[] = [crashModule];
