import { readAddress } from './game/address.ts';
import { openGame } from './game/openGame.ts';

void openGame(readAddress(location.search));
