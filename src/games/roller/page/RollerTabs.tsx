import { useTranslation } from 'react-i18next';
import { rollerRate } from '../../../../contract/games/roller/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { LiveMark } from './RollerMark.tsx';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000. */
const RETURN = 9_800n;

/** In 1/10000. */
const CHANCES = [9_500, 9_000, 7_500, 5_000, 4_949, 2_500, 1_000, 500, 100];

/** The game's lists and its guide. */
export function RollerTabs() {
  const { t } = useTranslation('roller');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('chance'), t('rate')]}
        rows={CHANCES.map((chance) => ({
          key: String(chance),
          name: formatPercent(BigInt(chance)),
          values: [formatRate(rollerRate({ choose: chance, isHigher: false }))],
        }))}
      />
    </SoloTabs>
  );
}
