import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ErrorCode } from '../../../contract/errors.ts';
import { HttpError } from '../../net/errors.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import detail from '../../ui/styles/detail.module.css';
import { Entry } from './Entry.tsx';
import { statementEntry } from './statement.ts';

/** One line of the statement (`?entry=`), with the journal's whole word on it. */
export default function TransactionPage() {
  const { t } = useTranslation('statement');
  const pages = usePages();
  const userId = useSession((session) => session.player?.id);
  const id = pages.params.entry ?? '';
  const valid = /^\d{1,18}$/.test(id);
  const wanted = { ...statementEntry(userId ?? '', id), enabled: valid && userId !== undefined };
  const { data, error, refetch } = useQuery({ ...wanted, retry: retried });
  const missing = !valid || (data === undefined && isMissing(error));
  return (
    <Sheet title={t('transaction')} onClose={pages.close}>
      {data && <Entry entry={data} />}
      {missing && (
        <EmptyState icon="receipt" title={t('missing')}>
          <Button onClick={() => pages.open('balance-record')}>{t('toStatement')}</Button>
        </EmptyState>
      )}
      {!missing && error && !data && <ErrorState onRetry={() => void refetch()} />}
      {!missing && !error && !data && (
        <div className={detail.detail} aria-hidden="true">
          <Skeleton height="132px" />
          <Skeleton height="150px" />
          <Skeleton height="180px" />
        </div>
      )}
    </Sheet>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof HttpError && error.code === ErrorCode.notFound;
}

/** There is no use in asking again for what is not there. */
function retried(times: number, error: Error): boolean {
  return times < 1 && !isMissing(error);
}
