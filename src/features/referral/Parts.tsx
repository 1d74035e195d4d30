import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './referral.module.css';

/** Shows its content to players, and a replacement to visitors. */
export function ForPlayer({ children }: { children: (userId: string) => ReactNode }) {
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  if (!signedIn) return <RegisterFirst />;
  return userId === undefined ? <Skeleton height="160px" /> : children(userId);
}

function RegisterFirst() {
  const { t } = useTranslation(['referral', 'common']);
  const { open } = usePages();
  return (
    <div className={styles.part}>
      <Button kind="primary" size="large" onClick={() => open('register')}>
        {t('registerFirst')}
      </Button>
      <Button size="large" onClick={() => open('login')}>
        {t('common:signIn')}
      </Button>
    </div>
  );
}

/** The terms of one of the two promotions. */
export function TermsOf({ code }: { code: 'spreadRecharge' | 'spreadRebate' }) {
  const userId = useSession(({ player }) => player?.id ?? null);
  const { data, isError } = useQuery(allPromotions(userId));
  const card = data?.promotions.find((one) => one.code === code);
  if (card) return <Terms card={card} />;
  return data || isError ? null : <Skeleton height="180px" />;
}

/** The state of a paged list, as in TanStack Query. */
interface Listed {
  isError: boolean;
  refetch: () => unknown;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage: () => unknown;
}

/** The rows of a paged list, with a replacement while there are none. */
export function PartList({
  label,
  raised,
  query,
  rows,
  empty,
}: {
  label: string;
  raised?: boolean;
  query: Listed;
  /** undefined while loading. */
  rows: readonly ReactNode[] | undefined;
  empty: ReactNode;
}) {
  const { t } = useTranslation('referral');
  if (!rows)
    return query.isError ? <ErrorState onRetry={() => void query.refetch()} /> : <Skeleton height="200px" />;
  if (rows.length === 0) return empty;
  return (
    <div className={styles.part}>
      <List label={label} {...(raised && { raised })}>
        {rows}
      </List>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('more')}
        </Button>
      )}
    </div>
  );
}
