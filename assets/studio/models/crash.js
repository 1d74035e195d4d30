import { avatar } from '../avatar.js';
import { debris } from '../debris.js';
import { pad } from '../pad.js';
import { rocket } from '../rocket.js';

export const crashModels = { rocket, debris, pad, avatar };
