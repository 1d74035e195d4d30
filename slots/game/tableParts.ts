import type { SlotOpened } from '../../contract/providers/slotPlay.ts';
import type { SlotServer } from './server.ts';
import type { ScreenParts } from './slotScreen.ts';

/** What a game is played with. */
export interface TableParts extends ScreenParts {
  opened: SlotOpened;
  server: SlotServer;
}
