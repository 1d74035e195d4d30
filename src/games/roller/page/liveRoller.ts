import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { rollerView, rollLands } from '../engine/rollerView.ts';
import { ROLLER_WIRE } from '../rollerWire.ts';

/** The form in the panel. */
export interface RollerForm {
  /** In hundredths of the scale. */
  choose: number;
  isHigher: boolean;
}

const adapter = soloAdapter(ROLLER_WIRE, {
  shownAt: ({ requestedAt, cameAt, fast }) => rollLands(requestedAt, cameAt, fast),
  autoChoice: ({ choose, isHigher }) => ({ choose, isHigher }),
  autoMove: () => 'cashOut',
});

export const live = soloLive(adapter, (): RollerForm => ({ choose: 5_050, isHigher: true }));
export const source = soloSource(live.session, (play, now) => rollerView(play, live.useForm.getState(), now));

export const sounds = soloSounds(live.session, {
  step: () => ['reveal'],
  loop: 'wheelSpin',
  moves: () => {
    const { roll, lands } = source.view();
    return roll < lands;
  },
});
