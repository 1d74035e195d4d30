import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../i18n/dates.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import rows from '../../ui/styles/stepRows.module.css';
import styles from './gifts.module.css';
import { firstBoard } from './gifts.ts';

/** The latest gifts of first deposits, with masked names. */
export function FirstBoard() {
  const { t, i18n } = useTranslation('depositGifts');
  const userId = useSession(({ player }) => player?.id ?? null);
  const { data, isError, refetch } = useQuery(firstBoard(userId));
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('board')}</h2>
      {data === undefined ? (
        isError ? (
          <ErrorState onRetry={() => void refetch()} />
        ) : (
          <Skeleton height="120px" />
        )
      ) : data.length === 0 ? (
        <p className={rows.text}>{t('boardEmpty')}</p>
      ) : (
        <List label={t('board')}>
          {data.map(({ name, amount, at }) => (
            <ListRow
              key={`${name} ${at} ${amount}`}
              icon="gift"
              title={name}
              text={formatMoment(at, i18n.language)}
              value={<b>{formatMoney(BigInt(amount))}</b>}
            />
          ))}
        </List>
      )}
    </section>
  );
}
