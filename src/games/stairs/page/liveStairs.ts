import { climb } from '../../../../audio/sounds.ts';
import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { climbShown, stairsView } from '../engine/stairsView.ts';
import { STAIRS_WIRE } from '../stairsWire.ts';

/** The form in the panel. */
export interface StairsForm {
  /** Stones that fall on each level. */
  stones: number;
  /** The path that an auto-bet run climbs, one digit per level: '3526'. */
  path: string;
}

const adapter = soloAdapter(STAIRS_WIRE, {
  shownAt: ({ round, requestedAt, cameAt, fast }) => climbShown(round, requestedAt, cameAt, fast),
  autoChoice: ({ stones, path }) => ({ stones, path }),
  autoMove: () => 'cashOut',
});

export const live = soloLive(adapter, (): StairsForm => ({ stones: 2, path: '456' }));
export const source = soloSource(live.session, (play, now) =>
  stairsView(play, live.useForm.getState().stones, now),
);

export const sounds = soloSounds(live.session, {
  step: ({ stepped, end, path }) => {
    if (!stepped) return [];
    return end === 'lost' ? ['stoneFall'] : [{ sound: 'step', how: { rate: climb(path.length - 1) } }];
  },
  loop: null,
  moves: () => false,
});
