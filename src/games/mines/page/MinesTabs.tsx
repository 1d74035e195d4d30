import { useTranslation } from 'react-i18next';
import { minesRate, TILES } from '../../../../contract/games/mines/rules.ts';
import { formatCount, formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { LiveMark } from './MinesMark.tsx';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000. */
const RETURN = 9_800n;

/** The numbers of mines shown side by side, out of 24 possible ones. */
const MINES = [1, 3, 5, 10];
const GEMS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15];

/** The game's lists and its guide. */
export function MinesTabs() {
  const { t } = useTranslation('mines');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('roundGems'), ...MINES.map((count) => t('ofMines', { count }))]}
        rows={GEMS.map((gems) => ({
          key: String(gems),
          name: formatCount(gems),
          values: MINES.map((count) => (gems <= TILES - count ? formatRate(minesRate(count, gems)) : '')),
        }))}
      />
      <p>{t('guideFormula')}</p>
    </SoloTabs>
  );
}
