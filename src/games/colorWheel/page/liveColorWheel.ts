import type { WheelColor } from '../../../../contract/games/colorWheel/channel.ts';
import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { COLOR_WHEEL_WIRE } from '../colorWheelWire.ts';
import { colorWheelView, wheelStands } from '../engine/colorWheelView.ts';

/** The form in the panel. */
export interface ColorWheelForm {
  /** The chosen colours; the stake is split evenly. */
  colors: readonly WheelColor[];
}

const adapter = soloAdapter(COLOR_WHEEL_WIRE, {
  shownAt: ({ requestedAt, cameAt, fast }) => wheelStands(requestedAt, cameAt, fast),
  autoChoice: ({ colors }) => colors,
  autoMove: () => 'cashOut',
});

export const live = soloLive(adapter, (): ColorWheelForm => ({ colors: ['grey'] }));
export const source = soloSource(live.session, colorWheelView);

export const sounds = soloSounds(live.session, {
  step: () => ['reveal'],
  loop: 'wheelSpin',
  moves: () => {
    const { spin, lands } = source.view();
    return spin < lands;
  },
});
