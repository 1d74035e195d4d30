import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePages } from '../../shared/navigation/usePages.ts';
import { queries } from '../../shared/site/queries.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import detail from '../../ui/styles/detail.module.css';
import { oneWin } from './bigWins.ts';
import { WinDetail } from './WinDetail.tsx';

/** One win (`?win=`), over whatever page there is. */
export default function BigWinDetailPage() {
  const { t } = useTranslation('wins');
  const { params, close } = usePages();
  const id = params.win ?? '';
  const valid = /^\d{1,18}$/.test(id);
  const { data, isError, refetch } = useQuery({ ...oneWin(id), enabled: valid }, queries);
  const missing = !valid || data === null;
  return (
    <Sheet title={t('detail')} onClose={close}>
      {data && <WinDetail win={data} />}
      {missing && <EmptyState icon="trophy" title={t('missing')} />}
      {isError && data === undefined && <ErrorState onRetry={() => void refetch()} />}
      {!missing && !isError && data === undefined && (
        <div className={detail.detail} aria-hidden="true">
          <Skeleton height="168px" />
          <Skeleton height="150px" />
          <Skeleton height="56px" />
        </div>
      )}
    </Sheet>
  );
}
