import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MissionName } from '../../../contract/http/offers/missions.ts';
import type { ClaimedAward } from '../../../contract/http/offers/promotions.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { countdownText, formatCount, formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { BreakNotice } from '../../shared/play/playerLimits.tsx';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { ClaimAction } from '../../shared/promotions/ClaimAction.tsx';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { useDeadline } from '../../shared/promotions/useDeadline.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import hero from '../../ui/styles/hero.module.css';
import { MissionRow } from './MissionRow.tsx';
import { type Tasks, type TasksOf, tasksOf } from './queries.ts';
import styles from './tasks.module.css';

/** The claimed award: a mission's bonus, or the one for all missions. */
export type Claimed = MissionName | 'all';

interface Props {
  code: TasksOf;
  title: string;
  lead: string;
  /** The text for players who do not qualify. */
  none: { title: string; text: string };
  send: (what: Claimed, options: { key: string }) => Promise<ClaimedAward>;
}

/** A page of missions: the overall progress, each mission, and the bonus for all of them. */
export function TasksSheet({ code, title, lead, none, send }: Props) {
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={title} onClose={close}>
      <div className={styles.page}>
        {userId === undefined ? <Waiting /> : <TaskList {...{ code, lead, none, send, userId }} />}
      </div>
    </Sheet>
  );
}

function TaskList({ code, lead, none, send, userId }: Omit<Props, 'title'> & { userId: string }) {
  const { t } = useTranslation(['tasks', 'promotions', 'promotionCards']);
  usePromotionNews();
  const { data, isError, refetch } = useQuery(tasksOf(code, userId));
  if (data === undefined) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  if (data === null) return <EmptyState icon="clock" title={t('over')} />;
  if (data.breakUntil !== null) return <BreakNotice pause={{ kind: 'timeout', until: data.breakUntil }} />;
  return (
    <>
      {data.offered ? (
        <Running tasks={data} lead={lead} send={send} />
      ) : (
        <EmptyState icon="clock" title={none.title}>
          <p className={styles.hint}>{none.text}</p>
        </EmptyState>
      )}
      <TermsOf code={code} userId={userId} />
    </>
  );
}

function Running({ tasks, lead, send }: { tasks: NonNullable<Tasks>; lead: string; send: Props['send'] }) {
  const { t } = useTranslation('tasks');
  const { claim, isClaiming } = useClaim<Claimed>(send);
  const { all, missions, until, claimUntil } = tasks;
  const over = useSecondsUntil(until ?? 0) === 0;
  const bonus = formatMoney(BigInt(all.bonus));
  const counts = { done: formatCount(all.done), missions: formatCount(all.missions) };
  return (
    <>
      <section className={`${hero.card} ${styles.head}`}>
        <p className={hero.label}>{t('upTo')}</p>
        <p className={hero.amount}>{formatMoney(BigInt(all.total))}</p>
        <p className={hero.text}>{lead}</p>
        <ProgressBar
          size="large"
          label={t('doneOf', counts)}
          percent={Math.floor((100 * all.done) / Math.max(1, all.missions))}
        />
        <p className={`${hero.text} ${styles.line}`}>
          <span>{t('doneOf', counts)}</span>
          <Ends at={(over ? claimUntil : until) ?? 0} over={over} />
        </p>
        {all.claimed !== '0' && (
          <p className={hero.text}>{t('claimed', { amount: formatMoney(BigInt(all.claimed)) })}</p>
        )}
      </section>
      <ul className={styles.missions}>
        {missions.map((mission) => (
          <MissionRow
            key={mission.mission}
            mission={mission}
            onClaim={() => claim(mission.mission)}
            busy={isClaiming(mission.mission)}
            closed={over}
          />
        ))}
      </ul>
      <section className={styles.all} data-done={all.award !== null || undefined}>
        <div className={styles.words}>
          <p className={styles.title}>{t('all')}</p>
          <p className={styles.bonus}>+{bonus}</p>
        </div>
        {all.award ? (
          <ClaimAction
            award={{ ...all.award, expiresAt: null }}
            name={t('all')}
            onClaim={() => claim('all')}
            busy={isClaiming('all')}
          />
        ) : (
          <span className={styles.hint}>{t('left', { count: all.missions - all.done })}</span>
        )}
      </section>
    </>
  );
}

const A_DAY_S = 86_400;

/** When the missions end, or until when awards can be claimed; a countdown on the last day. Refetches at the end. */
function Ends({ at, over }: { at: number; over: boolean }): ReactNode {
  const { t, i18n } = useTranslation('tasks');
  const left = useDeadline(at);
  const time = left < A_DAY_S ? countdownText(left) : withZone(formatMoment(at, i18n.language));
  if (over) return <span>{t(left < A_DAY_S ? 'claimIn' : 'claimBy', { time })}</span>;
  return <span>{t(left < A_DAY_S ? 'endsIn' : 'endsOn', { time })}</span>;
}

function TermsOf({ code, userId }: { code: TasksOf; userId: string }) {
  const { data } = useQuery(allPromotions(userId));
  const card = data?.promotions.find((one) => one.code === code);
  return card ? <Terms card={card} /> : data ? null : <Skeleton height="180px" />;
}

function Waiting() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height="170px" />
      <Skeleton height="380px" />
    </div>
  );
}
