import { useTranslation } from 'react-i18next';
import { LEVELS, stairsRate } from '../../../../contract/games/stairs/rules.ts';
import { formatCount, formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { LiveMark } from './StairsMark.tsx';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000. */
const RETURN = 9_800n;

/** The numbers of stones shown side by side. */
const STONES = [1, 2, 4, 7];

/** The game's lists and its guide. */
export function StairsTabs() {
  const { t } = useTranslation('stairs');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('guideLevel'), ...STONES.map((count) => t('ofStones', { count }))]}
        rows={Array.from({ length: LEVELS }, (_, i) => ({
          key: String(i + 1),
          name: formatCount(i + 1),
          values: STONES.map((count) => formatRate(stairsRate(count, i + 1))),
        }))}
      />
      <p>{t('guideFormula')}</p>
    </SoloTabs>
  );
}
