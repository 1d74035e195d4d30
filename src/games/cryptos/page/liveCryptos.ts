import { soloSounds } from '../../solo/soloSounds.ts';
import { soloLive, soloSource } from '../../solo/soloUi.ts';
import { soloAdapter } from '../../solo/soloWire.ts';
import { CRYPTOS_WIRE } from '../cryptosWire.ts';
import { coinsLie, cryptosView } from '../engine/cryptosView.ts';

const adapter = soloAdapter(CRYPTOS_WIRE, {
  shownAt: ({ requestedAt, cameAt, fast }) => coinsLie(requestedAt, cameAt, fast),
  autoChoice: () => 'deal' as const,
  autoMove: () => 'cashOut',
});

export const live = soloLive(adapter, () => ({}));
export const source = soloSource(live.session, cryptosView);

export const sounds = soloSounds(live.session, {
  step: () => ['coinLand'],
  loop: null,
  moves: () => false,
});
