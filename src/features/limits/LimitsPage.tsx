import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { REMINDER_MINUTES } from '../../../contract/http/people/inputs/limits.ts';
import {
  type Break,
  LEAST_AGE,
  type PlayerLimits,
  userLimitsReminder,
} from '../../../contract/http/people/limits.ts';
import { formatDay } from '../../i18n/dates.ts';
import { http } from '../../net/backend.ts';
import { setRequirement } from '../../shared/account/requirement.ts';
import { useSession } from '../../shared/account/session.ts';
import { BreakNotice, playerLimits, useLimitsChange } from '../../shared/play/playerLimits.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { SelectField } from '../../ui/fields/Field.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import page from '../../ui/styles/page.module.css';
import { BreakSheet } from './BreakSheet.tsx';
import sectionStyles from './LimitGroup.module.css';
import { LimitGroup, LimitsSection, useEdit } from './LimitGroup.tsx';
import { LimitSheet } from './LimitSheet.tsx';
import styles from './LimitsPage.module.css';
import { DEPOSIT_KINDS, LOSS_KINDS } from './limitChange.ts';

/** The page of the player's own play limits. */
export function LimitsPage() {
  const { t } = useTranslation('limits');
  const userId = useSession((session) => session.player?.id);
  const { data, isError, refetch } = useQuery({
    ...playerLimits(userId ?? ''),
    enabled: userId !== undefined,
  });
  return (
    <main className={`${page.page} ${styles.main}`}>
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
          <section className={sectionStyles.section} aria-labelledby="help">
            <h2 id="help" className={sectionStyles.title}>
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
        <div key={group} className={sectionStyles.section}>
          <Skeleton width="8em" height="22px" />
          <Skeleton height="260px" />
        </div>
      ))}
    </div>
  );
}

/** The sheet named in the address. */
function Sheets({ userId, limits }: { userId: string; limits: PlayerLimits }) {
  const { edit, close } = useEdit();
  const needsAge = edit === 'age' && limits.ageConfirmedAt === null;
  useEffect(() => {
    if (needsAge) setRequirement('age');
  }, [needsAge]);
  if (edit === null) return null;
  if (edit === 'timeout' || edit === 'exclusion')
    return <BreakSheet key={edit} kind={edit} userId={userId} onClose={close} />;
  const limit = limits.limits.find(({ kind }) => kind === edit);
  return limit ? <LimitSheet key={edit} limit={limit} userId={userId} onClose={close} /> : null;
}

/** The age confirmation and its date. */
function Age({ confirmedAt }: { confirmedAt: number | null }) {
  const { t, i18n } = useTranslation('limits');
  return (
    <LimitsSection title={t('age')} text={t('ageText', { age: LEAST_AGE })}>
      <List>
        {confirmedAt === null ? (
          <ListRow
            icon="user"
            title={t('ageConfirm')}
            text={t('ageNotYet')}
            onClick={() => setRequirement('age')}
          />
        ) : (
          <ListRow
            icon="check"
            title={t('ageDone')}
            text={t('ageSince', { day: formatDay(confirmedAt, i18n.language) })}
          />
        )}
      </List>
    </LimitsSection>
  );
}

/** Time-outs and self-exclusion. A running one can be extended, never shortened. */
function Breaks({ pause }: { pause: Break | null }) {
  const { t } = useTranslation('limits');
  const { open } = useEdit();
  // A permanent one cannot be extended.
  const kinds: readonly Break['kind'][] =
    pause?.until === null ? [] : pause?.kind === 'exclusion' ? ['exclusion'] : ['timeout', 'exclusion'];
  return (
    <LimitsSection title={t('breaks')} text={t(pause ? 'breaksOn' : 'breaksText')}>
      {kinds.length > 0 && (
        <List>
          {kinds.map((kind) => (
            <ListRow
              key={kind}
              icon={kind === 'timeout' ? 'pause' : 'lock'}
              title={t(kind)}
              text={t(kind === 'timeout' ? 'timeoutText' : 'exclusionText')}
              onClick={() => open(kind)}
            />
          ))}
        </List>
      )}
    </LimitsSection>
  );
}

const NEVER = 'never';

/** The interval of the play time reminder. */
function Reminder({ userId, minutes }: { userId: string; minutes: PlayerLimits['reminder'] }) {
  const { t } = useTranslation('limits');
  const change = useLimitsChange(userId);
  /** The chosen value while its request is pending. */
  const [chosen, setChosen] = useState<string | null>(null);
  const choose = async (value: string) => {
    setChosen(value);
    const wanted = REMINDER_MINUTES.find((one) => String(one) === value) ?? null;
    await change(http.send(userLimitsReminder, { minutes: wanted }), t('saved')).finally(() =>
      setChosen(null),
    );
  };
  return (
    <LimitsSection title={t('reminder')} text={t('reminderText')}>
      <SelectField
        label={t('reminderEvery')}
        hideLabel
        disabled={chosen !== null}
        value={chosen ?? (minutes === null ? NEVER : String(minutes))}
        options={[
          { value: NEVER, label: t('never') },
          ...REMINDER_MINUTES.map((count) => ({ value: String(count), label: t('minutes', { count }) })),
        ]}
        onChange={(value) => void choose(value)}
      />
    </LimitsSection>
  );
}
