import { useTranslation } from 'react-i18next';
import { ResetSheet } from './ResetSheet.tsx';

/** A forgotten password, on the way to sign in. */
export default function ResetPasswordPage() {
  const { t } = useTranslation('signIn');
  return <ResetSheet title={t('resetTitle')} />;
}
