import { useTranslation } from 'react-i18next';
import { formatWeekday } from '../../i18n/format.ts';
import { market } from '../../i18n/market.ts';
import { serverNow } from '../../net/house.ts';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { TopPlayers } from './TopPlayers.tsx';
import { WinList } from './WinList.tsx';
import styles from './WinsPage.module.css';

/** The biggest wins of the market's own day. */
export default function DailyWinsPage() {
  const { t, i18n } = useTranslation(['wins', 'common']);
  return (
    <main className={styles.main}>
      <PageHeader title={t('common:dailyWins')} />
      <p className={styles.lead}>
        {t('dayOf', { day: formatWeekday(serverNow(), i18n.language, market.timeZone) })}
      </p>
      <WinList period="day" />
      <TopPlayers />
      <p className={styles.more}>
        <LinkButton to="/big-wins">{t('seeBiggest')}</LinkButton>
      </p>
    </main>
  );
}
