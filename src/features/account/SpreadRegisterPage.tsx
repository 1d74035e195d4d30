import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { inviteFrom } from './authForm.ts';
import { RegisterSheet } from './RegisterSheet.tsx';

/** Registering on a friend's invitation: all that is known of the friend is the code in the address. */
export default function SpreadRegisterPage() {
  const { t } = useTranslation('signIn');
  const code = inviteFrom(usePages().params.code);
  const amount = formatMoney(market.grant);
  return (
    <RegisterSheet
      page="spread-rg"
      title={t('spreadTitle')}
      intro={code ? t('spreadText', { code, amount }) : t('spreadTextNoCode', { amount })}
    />
  );
}
