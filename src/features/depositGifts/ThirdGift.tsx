import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatPercent } from '../../i18n/format.ts';
import { useAwards } from '../../shared/promotions/awardNews/awardsStore.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import rows from '../../ui/styles/stepRows.module.css';
import styles from './gifts.module.css';
import { thirdNews, thirdRecord, thirdTable } from './gifts.ts';
import { Parts } from './Parts.tsx';
import { GiftState } from './PlainGift.tsx';

/** The third deposit gift: paid in parts, each announced once. */
export function ThirdGift({ userId }: { userId: string }) {
  const record = useQuery(thirdRecord(userId));
  useAnnounceParts();
  return (
    <GiftState slug="third" userId={userId}>
      {(gift) =>
        gift.deposit ? (
          <Parts parts={record.data ?? []} until={gift.deposit.until} />
        ) : (
          <Table userId={userId} />
        )
      }
    </GiftState>
  );
}

/** Announces newly available parts when the server notifies about a change. */
function useAnnounceParts(): void {
  const { t } = useTranslation('depositGifts');
  const change = useAwards((awards) => awards.change);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every change
  useEffect(() => {
    let left = false;
    const announce = async () => {
      for (const { amount } of await thirdNews())
        if (!left) toast('success', t('partReady', { amount: formatMoney(BigInt(amount)) }));
    };
    // A failed request is repeated at the next notification.
    announce().catch(() => {});
    return () => {
      left = true;
    };
  }, [t, change]);
}

/** The parts as shown before there is a deposit. */
function Table({ userId }: { userId: string }) {
  const { t } = useTranslation('depositGifts');
  const { data } = useQuery(thirdTable(userId));
  if (!data) return null;
  return (
    <section className={styles.part}>
      <h2 className={styles.name}>{t('parts')}</h2>
      <ul className={rows.rows}>
        {data.map(({ part, stakes, share }) => (
          <li key={part} className={rows.row}>
            <span className={rows.text}>{t('partStakes', { count: stakes })}</span>
            <span className={rows.bonus}>{formatPercent(BigInt(share))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
