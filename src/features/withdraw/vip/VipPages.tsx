import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { payOrders } from '../../../../contract/http/money/deposits.ts';
import type { WithdrawInfo } from '../../../../contract/http/money/withdrawals.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { nextPage } from '../../../net/nextPage.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { List, ListRow } from '../../../ui/layout/List.tsx';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import shared from '../../../ui/styles/formSheet.module.css';
import hero from '../../../ui/styles/hero.module.css';
import { progressOf } from '../form/withdrawInfo.ts';
import { useWithdrawInfo } from '../queries.ts';
import { RowsWaiting } from '../records/rows.tsx';
import styles from './VipPages.module.css';

const PAGE = 60;

/** The deposits that count towards the player's level, with their sum. */
export function VdcRecordPage() {
  const { t, i18n } = useTranslation('withdraw');
  const pages = usePages();
  const id = useSession((session) => session.player?.id);
  const info = useWithdrawInfo();
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ['withdraw', id, 'deposits'],
    queryFn: ({ pageParam }) => http.send(payOrders, { page: pageParam, count: PAGE }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    enabled: id !== undefined,
  });
  const counted = data?.pages.flatMap(({ items }) => items).filter(({ credited }) => credited !== '0') ?? [];
  const ready = data && info.data;
  const again = () => {
    void info.refetch();
    void refetch();
  };
  return (
    <Sheet title={t('vipRecord')} onClose={pages.close}>
      {!ready && !isError && !info.isError && <RowsWaiting rows={6} />}
      {!ready && (isError || info.isError) && <ErrorState onRetry={again} />}
      {ready && (
        <div className={`${hero.card} ${styles.sum}`}>
          <p className={hero.label}>{t('paidInEver')}</p>
          <p className={hero.amount}>{formatMoney(BigInt(info.data.vip.deposited))}</p>
        </div>
      )}
      {ready && counted.length === 0 && !hasNextPage && (
        <EmptyState icon="history" title={t('vipRecordNone')}>
          <p>{t('vipRecordNoneText')}</p>
          <Button onClick={() => pages.open('wallet')}>{t('deposit')}</Button>
        </EmptyState>
      )}
      {counted.length > 0 && (
        <div className={styles.list}>
          <List>
            {counted.map(({ id: order, credited, createdAt }) => (
              <ListRow
                key={order}
                title={formatMoney(BigInt(credited))}
                text={formatTime(createdAt, i18n.language)}
                value={t('orderShort', { number: order })}
              />
            ))}
          </List>
        </div>
      )}
      {hasNextPage && (
        <Button className={styles.more} busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('older')}
        </Button>
      )}
    </Sheet>
  );
}

/** The maximum per withdrawal by total deposits, and the player's level. */
export function VipDepositCheckPage() {
  const { t } = useTranslation('withdraw');
  const pages = usePages();
  const { data, isError, refetch } = useWithdrawInfo();
  return (
    <Sheet title={t('vipTitle')} onClose={pages.close}>
      {!data && !isError && <RowsWaiting rows={3} height="120px" />}
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {data && (
        <div className={styles.parts}>
          <LevelProgress vip={data.vip} />
          <LevelTable vip={data.vip} />
          <p className={styles.note}>{t('vipNote')}</p>
          <Button kind="ghost" onClick={() => pages.open('v-d-c-record')}>
            {t('vipRecord')}
          </Button>
          <div className={shared.main}>
            <Button kind="primary" size="large" onClick={() => pages.open('wallet')}>
              {t('deposit')}
            </Button>
          </div>
        </div>
      )}
    </Sheet>
  );
}

/** All levels: required deposits and maximum per withdrawal. */
function LevelTable({ vip }: { vip: WithdrawInfo['vip'] }) {
  const { t } = useTranslation('withdraw');
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('vipTitle')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('level')}</th>
          <th scope="col">{t('paidIn')}</th>
          <th scope="col">{t('atOnce')}</th>
        </tr>
      </thead>
      <tbody>
        {vip.levels.map(({ level, deposits, max }) => (
          <tr key={level} data-own={level === vip.level || undefined}>
            <th scope="row">
              {level} {level === vip.level && <Badge tone="violet">{t('you')}</Badge>}
            </th>
            <td>{formatMoney(BigInt(deposits))}</td>
            <td>{formatMoney(BigInt(max))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The player's level, its maximum, and the progress to the next one. */
function LevelProgress({ vip }: { vip: WithdrawInfo['vip'] }) {
  const { t } = useTranslation('withdraw');
  const own = vip.levels.find(({ level }) => level === vip.level);
  const progress = progressOf(vip);
  return (
    <div className={`${hero.card} ${styles.card}`}>
      <p className={hero.label}>{t('levelMost', { level: vip.level })}</p>
      <p className={`${hero.amount} ${styles.amount}`}>{own ? formatMoney(BigInt(own.max)) : '–'}</p>
      {progress ? (
        <>
          <ProgressBar
            size="large"
            className={styles.progress}
            label={t('toNextLevel', { level: progress.next.level })}
            percent={progress.percent}
          />
          <p className={`${hero.text} ${styles.text}`}>
            {t('nextLevel', {
              missing: formatMoney(progress.missing),
              level: progress.next.level,
              max: formatMoney(BigInt(progress.next.max)),
            })}
          </p>
        </>
      ) : (
        <p className={`${hero.text} ${styles.text}`}>{t('topLevel')}</p>
      )}
    </div>
  );
}
