import { useTranslation } from 'react-i18next';
import { StatusScreen } from '../ui/feedback/StatusScreen.tsx';

/** Lies below the sign-in sheet of a route that needs a player. */
export function SignInFirst() {
  const { t } = useTranslation();
  return <StatusScreen icon="lock" title={t('signInFirst')} />;
}
