import { useTranslation } from 'react-i18next';
import type { CryptosHand } from '../../../../contract/games/cryptos/channel.ts';
import { HAND_RATES } from '../../../../contract/games/cryptos/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { LiveMark } from './CryptosMark.tsx';
import { useHandNames } from './handNames.ts';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000 (games.md). */
const RETURN = 9_829n;

const HANDS = Object.keys(HAND_RATES) as CryptosHand[];
/** Probability of each hand, in 1/10000: of 7^5 deals 7, 210, 420, 2,100, 3,150, 8,400 and 2,520. */
const CHANCES: Readonly<Record<CryptosHand, bigint>> = {
  fiveAlike: 4n,
  fourAlike: 125n,
  fullHouse: 250n,
  threeAlike: 1_249n,
  twoPairs: 1_874n,
  onePair: 4_998n,
  none: 1_499n,
};

/** The game's lists and its guide. */
export function CryptosTabs() {
  const { t } = useTranslation('cryptos');
  const names = useHandNames();
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('roundHand'), t('guideChance'), t('guideRate')]}
        rows={HANDS.map((hand) => ({
          key: hand,
          name: names[hand],
          values: [formatPercent(CHANCES[hand]), formatRate(HAND_RATES[hand])],
        }))}
      />
    </SoloTabs>
  );
}
