import { useTranslation } from 'react-i18next';
import { MOST_FLIPS, streakRate } from '../../../../contract/games/sample/rules.ts';
import { formatCount, formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { LiveMark } from '../SampleMark.tsx';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000. */
const RETURN = 9_800n;

/** The game's lists and its guide. */
export function SampleTabs() {
  const { t } = useTranslation('sample');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('guideCalls'), t('guideChance'), t('guideRate')]}
        rows={Array.from({ length: MOST_FLIPS }, (_, i) => ({
          key: String(i + 1),
          name: formatCount(i + 1),
          values: [
            t('oneIn', { count: 2 ** (i + 1), formatted: formatCount(2 ** (i + 1)) }),
            formatRate(streakRate(i + 1)),
          ],
        }))}
      />
    </SoloTabs>
  );
}
