import { useTranslation } from 'react-i18next';
import { EGG_PRIZES, EGG_RISKS } from '../../../../contract/games/eggs/rules.ts';
import { formatPercent, formatRate } from '../../../i18n/format.ts';
import { PayTable } from '../../frame/GuideFrame.tsx';
import { SoloTabs } from '../../solo/SoloTabs.tsx';
import { LiveMark } from './EggsMark.tsx';

const MARKS = { Result: LiveMark, Bet: null };

/** Return to player, in 1/10000. */
const RETURN = 9_800n;

/** The game's lists and its guide. */
export function EggsTabs() {
  const { t } = useTranslation('eggs');
  return (
    <SoloTabs marks={MARKS} rules={[t('guideRules1'), t('guideRules2'), t('guideRules3')]}>
      <p>{t('guidePay', { rtp: formatPercent(RETURN) })}</p>
      <PayTable
        head={[t('risk'), t('roundPrizes')]}
        rows={EGG_RISKS.map((risk) => ({
          key: risk,
          name: t(risk),
          values: [EGG_PRIZES[risk].map((prize) => formatRate(prize)).join(' · ')],
        }))}
      />
      <p>{t('guideChance')}</p>
    </SoloTabs>
  );
}
