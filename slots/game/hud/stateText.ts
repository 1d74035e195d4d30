import type { SlotDefinition } from '../../../contract/slots/models.ts';
import { spinsLeft } from '../session/autoRun.ts';
import type { Session } from '../session/state.ts';
import type { Write } from '../texts.ts';
import type { Wording } from './hud.ts';

/** The progress of free spins or respins. */
export type FeatureLeft = { spin: number; of: number } | null;

/** The current state as text, the most specific one. Null for single spins. */
export function stateText(session: Session, feature: FeatureLeft, { write, money }: Wording): string | null {
  const { phase, auto, gift, slot } = session;
  if (feature) return featureText(feature, slot, write);
  if (phase.at === 'playing' && phase.replay) return write('replaying', { nonce: phase.spun.nonce });
  if (gift && gift.left > 0) return write('giftLeft', { count: gift.left, bet: money(gift.bet) });
  if (!auto) return null;
  const count = spinsLeft(auto);
  return count === null ? write('autoEndless') : write('autoLeft', { count });
}

/** The progress of free spins or respins as text. */
export function featureText(
  left: NonNullable<FeatureLeft>,
  { model }: Pick<SlotDefinition, 'model'>,
  write: Write,
): string {
  return write(model === 'holdAndWin' ? 'respins' : 'freeSpins', left);
}
