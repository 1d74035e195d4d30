import { useTranslation } from 'react-i18next';
import { CRASH_STAKES } from '../../../../contract/games/crash/rules.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { market } from '../../../i18n/market.ts';
import { Facts } from '../../../ui/layout/Facts.tsx';
import { GuideFrame, GuideSection } from '../../frame/GuideFrame.tsx';
import { useCrash } from './liveCrash.ts';

/** Rules, payouts, limits and house rules, readable by anybody. */
export function Guide() {
  const { t } = useTranslation(['crash', 'table']);
  const limits = useCrash((state) => state.game.limits) ?? CRASH_STAKES[market.id];
  return (
    <GuideFrame game="crash" fair={t('guideFair')}>
      <GuideSection
        title={t('table:guideRulesTitle')}
        steps={[t('guideRules1'), t('guideRules2'), t('guideRules3'), t('guideRules4')]}
      />
      <GuideSection title={t('table:guidePayTitle')}>
        <p>{t('guidePay1')}</p>
        <p>{t('guidePay2')}</p>
        <p>{t('guidePay3')}</p>
      </GuideSection>
      <GuideSection title={t('table:guideLimitsTitle')}>
        <Facts
          rows={[
            { label: t('table:guideMin'), value: formatMoney(limits.min) },
            { label: t('table:guideMax'), value: formatMoney(limits.max) },
            { label: t('guideProfit'), value: formatMoney(limits.maxProfit) },
          ]}
        />
        <p>{t('guideLimits')}</p>
      </GuideSection>
      <GuideSection title={t('guideAutoTitle')}>
        <p>{t('guideAuto1')}</p>
        <p>{t('guideAuto2')}</p>
      </GuideSection>
      <GuideSection title={t('table:guideInterruptTitle')}>
        <p>{t('guideInterrupt')}</p>
      </GuideSection>
    </GuideFrame>
  );
}
