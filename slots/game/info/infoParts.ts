import type { SeedsReply } from '../../../contract/providers/slotPlay.ts';
import type { SlotTitle } from '../../../contract/slots/title.ts';
import type { Session, Spun } from '../session/state.ts';
import type { AtlasMap } from './symbolPicture.ts';

/** What the sheet tells of, and what can be done in it. */
export interface InfoParts {
  title: SlotTitle;
  /** As it is at that moment. */
  session(): Session;
  atlas: AtlasMap;
  replay(spun: Spun): void;
  changeSeeds(clientSeed: string): Promise<SeedsReply | 'busy' | 'failed'>;
}
