import { readAddress } from './game/address.ts';
import { openGame } from './game/openGame.ts';
import { openReplay } from './game/openReplay.ts';

const address = readAddress(location.search);
void (address.replay === null ? openGame(address) : openReplay(address, address.replay));
