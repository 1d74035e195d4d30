import { useTranslation } from 'react-i18next';
import { LinkButton } from '../ui/actions/LinkButton.tsx';
import { StatusScreen } from '../ui/feedback/StatusScreen.tsx';

/** For an address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <StatusScreen icon="search" title={t('notFoundTitle')} text={t('notFoundText')}>
      <LinkButton to="/" kind="primary" size="large" replace>
        {t('toHome')}
      </LinkButton>
    </StatusScreen>
  );
}
