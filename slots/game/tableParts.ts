import type { SlotOpened } from '../../contract/providers/slotPlay.ts';
import type { SlotServer } from './server.ts';
import type { ScreenParts } from './slotScreen.ts';

/** The dependencies of a game's screen. */
export interface TableParts extends ScreenParts {
  opened: SlotOpened;
  server: SlotServer;
}
