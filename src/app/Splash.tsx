import { useTranslation } from 'react-i18next';
import { BOLT, MARK_ROUND } from '../ui/signs/Logo.tsx';

/** The mark alone, as index.html shows it, while a page is loading. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <div className="splash" role="status" aria-label={t('loading')}>
      <svg viewBox="0 0 64 64" width="72" height="72" aria-hidden="true">
        <rect width="64" height="64" rx={MARK_ROUND} fill="#ffd43a" />
        <path d={BOLT} fill="#221a00" />
      </svg>
    </div>
  );
}
