import { useTranslation } from 'react-i18next';

/** The mark alone, as index.html shows it, while a page is loading. */
export function Splash() {
  const { t } = useTranslation();
  return (
    <div className="splash" role="status" aria-label={t('loading')}>
      <svg viewBox="0 0 26 26" width="72" height="72" aria-hidden="true">
        <rect width="26" height="26" rx="8" fill="#ffd43a" />
        <path d="M14.8 4.5 7.2 14.6h5l-1.4 6.9 8-10.6h-5.2z" fill="#221a00" />
      </svg>
    </div>
  );
}
