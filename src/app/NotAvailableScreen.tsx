import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { StatusScreen } from '../ui/feedback/StatusScreen.tsx';

/** Stands for a route whose area is not built yet. */
export function NotAvailableScreen() {
  const { t } = useTranslation();
  return (
    <StatusScreen icon="clock" title={t('notAvailableTitle')} text={t('notAvailableText')}>
      <LinkButton to="/" replace>
        {t('toHome')}
      </LinkButton>
    </StatusScreen>
  );
}
