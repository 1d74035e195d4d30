import { usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatPercent } from '../../i18n/format.ts';
import styles from './gifts.module.css';
import { firstCard, giftOf, onlyPart } from './gifts.ts';
import { Ends } from './OfferCard.tsx';
import { Parts } from './Parts.tsx';
import { GiftState, Waiting } from './PlainGift.tsx';

/** The first deposit gift: its percentage decreases over time, and the gift is paid after the deposit is wagered. */
export function FirstGift({ userId }: { userId: string }) {
  // Loaded together: a countdown that appears later would shift the page.
  usePrefetchQuery(giftOf(userId, 'first'));
  const { isPending } = useQuery(firstCard(userId));
  if (isPending) return <Waiting />;
  return (
    <GiftState slug="first" userId={userId} percent={<Countdown userId={userId} />}>
      {(gift) => <Parts parts={onlyPart(gift)} until={gift.deposit?.until ?? null} />}
    </GiftState>
  );
}

/** How long the higher percentage is valid, and the one that follows. */
function Countdown({ userId }: { userId: string }) {
  const { t } = useTranslation('depositGifts');
  const { data } = useQuery(firstCard(userId));
  if (!data || data.endTime === null) return null;
  return (
    <>
      <Ends at={data.endTime} />
      <p className={styles.later}>
        {t('laterPercent', { percent: formatPercent(BigInt(data.laterPercent * 100)) })}
      </p>
    </>
  );
}
