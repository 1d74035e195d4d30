import type { Answered } from '../../engine/soloMoment.ts';
import type { SoloRequest } from '../../engine/soloPlay.ts';
import type { Cryptos, CryptosRound } from './cryptos.ts';
import { coinsLie, cryptosView } from './cryptosView.ts';

/** The replay definition of cryptos. */
export const cryptosReplay = {
  view: cryptosView,
  shownAt: ({ requestedAt, cameAt, fast }: Answered) => coinsLie(requestedAt, cameAt, fast),
  request: ({ stake }: CryptosRound): SoloRequest<Cryptos> => ({
    key: '',
    type: 'start',
    stake,
    choice: 'deal',
  }),
};
