import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { RedPocket } from '../../../contract/http/offers/redPocket.ts';
import { formatClock, formatMoment, formatShortDay, withZone } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { serverNow } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { usePromotionNews } from '../../shared/promotions/awardNews/usePromotionNews.ts';
import { allPromotions, refetchPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { ProgressBar } from '../../ui/feedback/ProgressBar.tsx';
import { List, ListRow } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { PastRain } from './PastRain.tsx';
import { rainAt, rainsNow } from './queries.ts';
import { RainStage } from './RainStage.tsx';
import styles from './RedPocket.module.css';

/** Rains of red envelopes: the current or next one on the stage, and the last one with its proof. */
export function RedPocketPage() {
  const { t } = useTranslation(['redPocket', 'promotions', 'promotionCards']);
  const { close } = usePages();
  const userId = useSession(({ player }) => player?.id);
  return (
    <Sheet title={t('title')} onClose={close}>
      <div className={styles.page}>{userId === undefined ? <Waiting /> : <Rains userId={userId} />}</div>
    </Sheet>
  );
}

function Waiting() {
  return (
    <>
      <Skeleton height="360px" />
      <Skeleton height="120px" />
    </>
  );
}

function Rains({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation(['redPocket', 'promotions', 'promotionCards']);
  usePromotionNews();
  const { data, isError, refetch } = useQuery(rainsNow(userId));
  const { data: promotions } = useQuery(allPromotions(userId));
  useNextRain(userId, data);
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Waiting />;
  const rain = rainAt(data, serverNow());
  const own = data.own.find((one) => one.rain === rain?.id) ?? null;
  const card = promotions?.promotions.find(({ code }) => code === 'redPocket');
  const staked = BigInt(data.staked) >= BigInt(data.least);
  const after = rain?.id === data.running?.id ? data.next : null;
  const next = after
    ? t('again', {
        day: formatShortDay(after.startsAt, i18n.language),
        time: withZone(formatClock(after.startsAt, i18n.language)),
      })
    : t('againLater');
  return (
    <>
      {rain ? (
        <RainStage
          key={rain.id}
          rain={rain}
          own={own}
          next={next}
          mayOpen={data.phone && (staked || data.key) && data.breakUntil === null}
        />
      ) : (
        <EmptyState icon="gift" title={t('noRain')} />
      )}
      {data.running && rain?.id === data.running.id && (
        <p className={styles.left}>
          {t('left', { left: formatCount(data.running.left), all: formatCount(data.running.envelopes) })}
        </p>
      )}
      {own && (
        <p className={styles.own} role="status">
          {t('got', { amount: formatMoney(BigInt(own.amount)), place: formatCount(own.place) })}
        </p>
      )}
      {data.breakUntil !== null ? (
        <p className={styles.note}>{t('promotions:onBreak')}</p>
      ) : (
        <Needs data={data} />
      )}
      {rain && <CopyText label={t('hash')} text={rain.hash} />}
      {rain && <p className={styles.note}>{t('hashText')}</p>}
      {card && <Terms card={card} />}
      {data.last && (
        <PastRain rain={data.last} own={data.own.find((one) => one.rain === data.last?.id) ?? null} />
      )}
      {data.own.length > 0 && (
        <section className={styles.part} aria-label={t('ownTitle')}>
          <h3 className={styles.title}>{t('ownTitle')}</h3>
          <List raised>
            {data.own.map(({ rain: id, place, amount, at }) => (
              <ListRow
                key={id}
                icon="gift"
                title={formatMoment(at, i18n.language)}
                text={t('placeText', { place: formatCount(place) })}
                value={formatMoney(BigInt(amount))}
              />
            ))}
          </List>
        </section>
      )}
    </>
  );
}

/** The missing conditions for opening an envelope; nothing when all are met. */
function Needs({ data }: { data: RedPocket }) {
  const { t } = useTranslation(['redPocket', 'promotions', 'promotionCards']);
  const { open } = usePages();
  const [staked, least] = [BigInt(data.staked), BigInt(data.least)];
  if (!data.phone)
    return (
      <div className={styles.need}>
        <p>{t('needPhone')}</p>
        <Button kind="primary" onClick={() => open('edit-phone')}>
          {t('addPhone')}
        </Button>
      </div>
    );
  if (staked >= least) return null;
  if (data.key) return <p className={styles.note}>{t('keyOpens')}</p>;
  return (
    <div className={styles.need}>
      <p>{t('needStake', { left: formatMoney(least - staked) })}</p>
      <ProgressBar label={t('stakeLabel')} percent={Number((staked * 100n) / least)} />
      <p className={styles.note}>
        {t('stakeText', { staked: formatMoney(staked), least: formatMoney(least) })}
      </p>
    </div>
  );
}

/** Refetches the rains when the current or next one is over; spread over some seconds, because all players do it. */
function useNextRain(userId: string, data: RedPocket | undefined): void {
  const client = useQueryClient();
  const end = data ? rainAt(data, serverNow())?.endsAt : undefined;
  useEffect(() => {
    if (end === undefined) return;
    const wait = end - serverNow() + 500 + Math.random() * 3_000;
    const timer = setTimeout(
      () => void refetchPromotions(client, userId, ['redPocket']),
      Math.min(wait, 2 ** 31 - 1),
    );
    return () => clearTimeout(timer);
  }, [client, userId, end]);
}
