import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CryptosHand } from '../../../../contract/games/cryptos/channel.ts';

/** The name of each hand; the same object until the language changes. */
export function useHandNames(): Record<CryptosHand, string> {
  const { t } = useTranslation('cryptos');
  return useMemo(
    () => ({
      fiveAlike: t('fiveAlike'),
      fourAlike: t('fourAlike'),
      fullHouse: t('fullHouse'),
      threeAlike: t('threeAlike'),
      twoPairs: t('twoPairs'),
      onePair: t('onePair'),
      none: t('none'),
    }),
    [t],
  );
}
