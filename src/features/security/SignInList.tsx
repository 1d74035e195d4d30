import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type SignInAttempt, userSignIns } from '../../../contract/http/people/security.ts';
import { formatClock, formatShortDay } from '../../i18n/dates.ts';
import { http } from '../../net/backend.ts';
import { nextPage } from '../../net/nextPage.ts';
import { useSession } from '../../shared/account/session.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './SecurityPage.module.css';

/** Page size. */
const PAGE = 5;

/** Sign-ins and failed attempts, newest first. */
export function SignInList() {
  const { t } = useTranslation('security');
  const id = useSession((session) => session.player?.id);
  const { data, isError, isFetchingNextPage, hasNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['security', id, 'signIns'],
    queryFn: ({ pageParam }) => http.send(userSignIns, { page: pageParam, count: PAGE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: id !== undefined,
  });
  const attempts = data?.pages.flatMap(({ items }) => items) ?? [];
  return (
    <section className={styles.section} aria-labelledby="sign-ins">
      <h3 id="sign-ins" className={styles.title}>
        {t('signIns')}
      </h3>
      {isError && <ErrorState onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton height="64px" />}
      {data && (
        <List raised>
          {attempts.map((attempt) => (
            <Attempt key={attempt.id} attempt={attempt} />
          ))}
          {attempts.length === 0 && <ListRow title={t('signInsNone')} />}
        </List>
      )}
      {attempts.some(({ outcome }) => outcome !== 'ok') && <p className={styles.text}>{t('signInsText')}</p>}
      {hasNextPage && (
        <Button kind="ghost" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('signInsOlder')}
        </Button>
      )}
    </section>
  );
}

function Attempt({ attempt: { at, device, address, outcome } }: { attempt: SignInAttempt }) {
  const { t, i18n } = useTranslation('security');
  const { language } = i18n;
  const refusals: Record<Exclude<SignInAttempt['outcome'], 'ok'>, string> = {
    password: t('signInPassword'),
    code: t('signInCode'),
    factorMissing: t('signInFactorMissing'),
    factor: t('signInFactor'),
    frozen: t('signInStopped'),
    blocked: t('signInBlocked'),
  };
  const where = t('signInAt', {
    day: formatShortDay(at, language),
    clock: formatClock(at, language),
    address,
  });
  return (
    <ListRow
      icon={/Android|iOS|iPhone/.test(device) ? 'phone' : 'globe'}
      title={device || t('deviceUnknown')}
      text={outcome === 'ok' ? where : `${refusals[outcome]} · ${where}`}
      value={
        <Badge tone={outcome === 'ok' ? 'teal' : 'coral'}>
          {t(outcome === 'ok' ? 'signInOk' : 'signInRefused')}
        </Badge>
      }
    />
  );
}
