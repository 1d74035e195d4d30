import type { CryptosRound } from '../../../../contract/games/cryptos/channel.ts';
import { CRYPTOS_RULES, type CryptosState } from '../../../../contract/games/cryptos/rules.ts';
import type { SoloDefinition } from '../definition.ts';

export const cryptosDefinition: SoloDefinition<null, number[], never, CryptosState> = {
  rules: CRYPTOS_RULES,
  offered: true,
  catalogue: {
    title: 'Cryptos',
    type: 'instant',
    theme: 'fortune',
    rtp: 9829,
    volatility: 4,
    releasedAt: '2026-11-25',
  },
  choiceOf: () => null,
  resultOf: ({ state }) => state.coins.map(String),
  view: ({ state }): Pick<CryptosRound, 'coins' | 'hand'> => ({ coins: [...state.coins], hand: state.hand }),
};
