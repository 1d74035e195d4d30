import { useTranslation } from 'react-i18next';
import { ResetSheet } from './ResetSheet.tsx';

/** A new password without the old one, for whoever is signed in too. */
export default function ChangePasswordPage() {
  const { t } = useTranslation('signIn');
  return <ResetSheet title={t('changeTitle')} />;
}
