import type { SeedsReply } from '../../../contract/providers/slotPlay.ts';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import type { Session, Spun } from '../session/state.ts';
import type { AtlasMap } from './symbolPicture.ts';

/** The data and actions of the info sheet. */
export interface InfoParts {
  title: SlotTitle;
  /** The current session. */
  session(): Session;
  atlas: AtlasMap;
  replay(spun: Spun): void;
  changeSeeds(clientSeed: string): Promise<SeedsReply | 'busy' | 'failed'>;
}
