import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { LEAST_AGE, type LimitKind, type PlayerLimits } from '../../../contract/http/limits.ts';
import { formatDay } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { BreakNotice } from '../../shared/play/BreakNotice.tsx';
import { playerLimits } from '../../shared/play/playerLimits.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { AgeSheet } from './AgeSheet.tsx';
import { BreakSheet } from './BreakSheet.tsx';
import { Breaks } from './Breaks.tsx';
import rows from './LimitRow.module.css';
import { LimitRow } from './LimitRow.tsx';
import { LimitSheet } from './LimitSheet.tsx';
import styles from './LimitsPage.module.css';
import { DEPOSIT_KINDS, LOSS_KINDS } from './limitChange.ts';
import { Reminder } from './Reminder.tsx';
import { useEdit } from './useEdit.ts';

/** What the player sets to bound their own play. */
export default function LimitsPage() {
  const { t } = useTranslation('limits');
  const userId = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useQuery({
    ...playerLimits(userId ?? ''),
    enabled: userId !== undefined,
  });
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

/** The sheet that the address asks for. */
function Sheets({ userId, limits }: { userId: string; limits: PlayerLimits }) {
  const { edit, close } = useEdit();
  if (edit === null) return null;
  if (edit === 'timeout' || edit === 'exclusion')
    return <BreakSheet key={edit} kind={edit} userId={userId} onClose={close} />;
  if (edit === 'age')
    return limits.ageConfirmedAt === null ? <AgeSheet userId={userId} onClose={close} /> : null;
  const limit = limits.limits.find(({ kind }) => kind === edit);
  return limit ? <LimitSheet key={edit} limit={limit} userId={userId} onClose={close} /> : null;
}

/** That the player is of age, and since when that is known. */
function Age({ confirmedAt }: { confirmedAt: number | null }) {
  const { t, i18n } = useTranslation('limits');
  const { open } = useEdit();
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{t('age')}</h2>
      <p className={styles.text}>{t('ageText', { age: LEAST_AGE })}</p>
      <List>
        {confirmedAt === null ? (
          <ListRow icon="user" title={t('ageConfirm')} text={t('ageNotYet')} onClick={() => open('age')} />
        ) : (
          <ListRow
            icon="check"
            title={t('ageDone')}
            text={t('ageSince', { day: formatDay(confirmedAt, i18n.language) })}
          />
        )}
      </List>
    </section>
  );
}

/** The limits of one thing: of a day, a week and a month. */
function LimitGroup({
  title,
  text,
  kinds,
  limits: { limits },
}: {
  title: string;
  text: string;
  kinds: readonly LimitKind[];
  limits: PlayerLimits;
}) {
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <ul className={rows.list}>
        {limits
          .filter(({ kind }) => kinds.includes(kind))
          .map((limit) => (
            <LimitRow key={limit.kind} limit={limit} />
          ))}
      </ul>
    </section>
  );
}
