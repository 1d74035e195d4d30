import { useTranslation } from 'react-i18next';
import { market } from '../../i18n/market.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { Steps } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import detail from '../../ui/styles/detail.module.css';

/** The rules of the daily deposit promotion as text. */
export function RulePage() {
  const { t } = useTranslation(['dailyDeposit', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const zone = t(market.id === 'id' ? 'promotions:zoneId' : 'promotions:zoneMx');
  return (
    <Sheet title={t('rules')} onClose={close}>
      <div className={detail.detail}>
        <Steps
          steps={[
            { text: t('rule1', { zone }) },
            { text: t('rule2') },
            { text: t('rule3') },
            { text: t('rule4') },
            { text: t('rule5') },
            { text: t('rule6') },
          ]}
        />
        <LinkButton to="/daily-recharge">{t('title')}</LinkButton>
      </div>
    </Sheet>
  );
}
