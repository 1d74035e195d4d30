import { hashText } from '../../../contract/fairness.ts';
import type { SeedsReply } from '../../../contract/providers/slotPlay.ts';
import type { SlotDefinition } from '../../../contract/slots/models.ts';
import { seededRandom } from '../../../contract/slots/random.ts';
import { spin } from '../../../contract/slots/spin.ts';
import type { Spun } from '../session/state.ts';

/** The result of verifying a revealed seed pair. */
export interface Verdict {
  /** The server seed matches the committed hash. */
  hash: boolean;
  /** The spins of this session from this pair, drawn again. */
  spins: readonly { nonce: number; rate: number; same: boolean }[];
}

/** Draws the spins of a pair again, by the same rules as the server. */
export function verify(slot: SlotDefinition, last: SeedsReply['last'], history: readonly Spun[]): Verdict {
  const { serverSeed, serverSeedHash, clientSeed } = last;
  const spins = history
    .filter((spun) => spun.serverSeedHash === serverSeedHash)
    .map(({ nonce, mode, rate, events }) => {
      const again = spin(slot, mode, seededRandom(serverSeed, clientSeed, nonce));
      const same = again.rate === rate && JSON.stringify(again.events) === JSON.stringify(events);
      return { nonce, rate: again.rate, same };
    });
  return { hash: hashText(serverSeed) === serverSeedHash, spins };
}
