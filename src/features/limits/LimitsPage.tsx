import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { BreakNotice } from '../../shared/play/BreakNotice.tsx';
import { playerLimits } from '../../shared/play/playerLimits.ts';
import { queries } from '../../shared/site/queries.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Age } from './Age.tsx';
import { Breaks } from './Breaks.tsx';
import { LimitGroup } from './LimitGroup.tsx';
import styles from './LimitsPage.module.css';
import { DEPOSIT_KINDS, LOSS_KINDS } from './limitChange.ts';
import { Reminder } from './Reminder.tsx';
import { Sheets } from './Sheets.tsx';

/** What the player sets to bound their own play. */
export default function LimitsPage() {
  const { t } = useTranslation('limits');
  const userId = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useQuery(
    { ...playerLimits(userId ?? ''), enabled: userId !== undefined },
    queries,
  );
  return (
    <main className={styles.main}>
      <PageHeader title={t('title')} />
      <p className={styles.lead}>{t('lead')}</p>
      {data?.break && <BreakNotice pause={data.break} />}
      {isError && !data && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Waiting />}
      {data && userId !== undefined && (
        <div className={styles.columns}>
          <LimitGroup title={t('deposits')} text={t('depositsText')} kinds={DEPOSIT_KINDS} limits={data} />
          <LimitGroup title={t('losses')} text={t('lossesText')} kinds={LOSS_KINDS} limits={data} />
          <Reminder userId={userId} minutes={data.reminder} />
          <Breaks pause={data.break} />
          <Age confirmedAt={data.ageConfirmedAt} />
          <section className={styles.section} aria-labelledby="help">
            <h2 id="help" className={styles.title}>
              {t('help')}
            </h2>
            <List>
              <ListRow icon="leaf" title={t('helpLimits')} to="/help/own-limits" />
              <ListRow icon="help" title={t('helpPlaying')} to="/help/playing-responsibly" />
            </List>
          </section>
        </div>
      )}
      {data && userId !== undefined && <Sheets userId={userId} limits={data} />}
    </main>
  );
}

function Waiting() {
  return (
    <div className={styles.columns} aria-hidden="true">
      {[1, 2].map((group) => (
        <div key={group} className={styles.section}>
          <Skeleton width="8em" height="22px" />
          <Skeleton height="260px" />
        </div>
      ))}
    </div>
  );
}
