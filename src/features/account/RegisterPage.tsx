import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { RegisterSheet } from './RegisterSheet.tsx';

/** Registering. It leaves by itself once the new player is signed in. */
export default function RegisterPage() {
  const { t } = useTranslation('signIn');
  return (
    <RegisterSheet
      page="register"
      title={t('registerTitle')}
      intro={t('registerText', { amount: formatMoney(market.grant) })}
    />
  );
}
