import type { EggsRisk } from '../../../../contract/games/eggs/channel.ts';
import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { EGGS_WIRE } from '../eggsWire.ts';
import { eggOpens, eggsView } from '../engine/eggsView.ts';

/** The form in the panel. */
export interface EggsForm {
  risk: EggsRisk;
  /** The egg picked next, 0 to 4. */
  egg: number;
  /** The eggs that an auto-bet run picks in turn, one digit per round: '024'. */
  eggs: string;
}

const adapter = soloAdapter(EGGS_WIRE, {
  shownAt: ({ requestedAt, cameAt, fast }) => eggOpens(requestedAt, cameAt, fast),
  autoChoice: ({ risk, eggs }, made) => ({ risk, egg: eggs[made % eggs.length] ?? 0 }),
  autoMove: () => 'cashOut',
});

export const live = soloLive(adapter, (): EggsForm => ({ risk: 'low', egg: 2, eggs: '2' }));
export const source = soloSource(live.session, eggsView);

export const sounds = soloSounds(live.session, {
  step: () => ['eggCrack'],
  loop: null,
  moves: () => false,
});
