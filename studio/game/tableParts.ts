import type { SlotOpened } from '../../contract/studios/slotPlay.ts';
import type { Wording } from './hud/hud.ts';
import type { SlotServer } from './server.ts';
import type { SiteLine } from './site.ts';
import type { SlotSounds } from './sound/sounds.ts';

/** What a game is played with. */
export interface TableParts {
  opened: SlotOpened;
  server: SlotServer;
  site: SiteLine;
  sounds: SlotSounds;
  wording: Wording;
}
