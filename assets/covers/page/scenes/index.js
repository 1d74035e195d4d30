import { city, market } from './city.js';
import { jungle, shore } from './coast.js';
import { cave, hall } from './rooms.js';
import { burst, grid, space, stage } from './shows.js';
import { court, pitch, ring, track } from './stadium.js';
import { green, navy, plum, salon, wine } from './tables.js';
import { pyramid, temple } from './temples.js';
import { volcano } from './volcano.js';
import { abyss, lagoon, reef, seabed, trench, wreck } from './water.js';
import { waves } from './waves.js';
import { desert, heavens } from './wild.js';

/** Every backdrop by the name a game's art gives it: `back` lies behind the emblem, `front` (if any) before it. */
export const SCENES = {
  volcano,
  shore,
  jungle,
  heavens,
  desert,
  temple,
  pyramid,
  city,
  market,
  hall,
  cave,
  waves,
  reef,
  lagoon,
  seabed,
  abyss,
  trench,
  wreck,
  pitch,
  court,
  track,
  ring,
  green,
  wine,
  navy,
  plum,
  salon,
  stage,
  grid,
  space,
  burst,
};
