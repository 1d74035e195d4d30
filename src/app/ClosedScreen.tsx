import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../net/backend.ts';
import { refreshSite, useSite } from '../shared/site/site.ts';
import { Button, LinkButton } from '../ui/actions/Button.tsx';
import { StatusScreen } from '../ui/feedback/EmptyState.tsx';
import styles from './ClosedScreen.module.css';

/** The full screen while the site is closed: maintenance, or not available in the player's country. */
export default function ClosedScreen() {
  const { t, i18n } = useTranslation(['site', 'common']);
  const { access, until } = useSite();
  const [asking, setAsking] = useState(false);
  const check = async () => {
    setAsking(true);
    await refreshSite();
    setAsking(false);
  };
  const help = (
    <LinkButton to="/help" size="large">
      {t('common:help')}
    </LinkButton>
  );
  if (access === 'denied')
    return (
      <StatusScreen icon="globe" title={t('deniedTitle')} text={t('deniedText')}>
        {help}
      </StatusScreen>
    );
  // A past time is not shown.
  const back = until !== null && until > serverNow() ? timeOf(until, i18n.language) : null;
  return (
    <StatusScreen
      icon="clock"
      title={t('maintenanceTitle')}
      text={
        <>
          <span className={styles.line}>{back === null ? t('backSoon') : t('backAt', { time: back })}</span>
          <span className={styles.line}>{t('allSafe')}</span>
        </>
      }
    >
      <Button kind="primary" size="large" busy={asking} onClick={() => void check()}>
        {t('common:retry')}
      </Button>
      {help}
    </StatusScreen>
  );
}

/** A moment in the player's own time zone, with the zone's name: 'Sab, 21 Nov, 13.00 WIB'. */
function timeOf(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  }).format(at);
}
