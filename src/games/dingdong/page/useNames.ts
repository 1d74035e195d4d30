import { useTranslation } from 'react-i18next';
import type { DingdongSymbol } from '../../../../contract/games/dingdong/rules.ts';
import { FRUIT_NAMES } from '../FruitMark.tsx';

/** What the symbols are called in the player's language. */
export function useNames(): Record<DingdongSymbol, string> {
  const { t } = useTranslation('marks');
  return {
    Cherry: t(FRUIT_NAMES.Cherry),
    Apple: t(FRUIT_NAMES.Apple),
    Mango: t(FRUIT_NAMES.Mango),
    Grape: t(FRUIT_NAMES.Grape),
    Bamboo: t(FRUIT_NAMES.Bamboo),
    Ding: t(FRUIT_NAMES.Ding),
    Star: t(FRUIT_NAMES.Star),
    Again: t(FRUIT_NAMES.Again),
  };
}
