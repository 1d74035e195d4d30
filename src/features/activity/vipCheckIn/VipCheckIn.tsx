import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  checkInVipCollect,
  checkInVipProgress,
  type VipWeek,
} from '../../../../contract/http/offers/checkInVip.ts';
import type { Award } from '../../../../contract/http/offers/promotions.ts';
import { formatShortDay } from '../../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';
import { useClaim } from '../../../shared/promotions/useClaim.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Card, List, ListRow } from '../../../ui/layout/List.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import card from '../checkIn/CheckInCard.module.css';
import { useRefetchAt } from '../useRefetchAt.ts';
import styles from './VipCheckIn.module.css';

const checkInQuery = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['checkInVip', 'vip']),
    queryFn: () => http.send(checkInVipProgress, undefined, { quiet: true }),
    staleTime: 15_000,
  });

/** The VIP check-in: the week's days, and the rewards for a number of days. Nothing for visitors. */
export function VipCheckIn() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <OfPlayer userId={userId} />;
}

function OfPlayer({ userId }: { userId: string }) {
  const { t } = useTranslation('checkIns');
  const { data: week, refetch } = useQuery(checkInQuery(userId));
  // The start of the next day, or of the next week.
  useRefetchAt(week?.days.find(({ state }) => state === 'coming')?.at ?? week?.endsAt, refetch);
  if (!week) return null;
  const { level, levelNow, missing, least } = week;
  return (
    <Card as="section" className={card.card}>
      <div className={styles.head}>
        <h2 className={card.title}>{t('vipTitle')}</h2>
        <Badge tone="violet">{t('vipLevel', { level: formatCount(level) })}</Badge>
      </div>
      {levelNow > level && <p className={card.note}>{t('vipNext', { level: formatCount(levelNow) })}</p>}
      {levelNow === 0 && (
        <p className={card.note}>{t('vipNone', { missing: formatMoney(BigInt(missing)) })}</p>
      )}
      {level > 0 && (
        <>
          <p className={card.note}>{t('vipText', { least: formatMoney(BigInt(least)) })}</p>
          <Days days={week.days} />
          <Today week={week} />
        </>
      )}
      {(level > 0 || week.earlier.length > 0) && <Gives week={week} />}
    </Card>
  );
}

const ICONS = { counted: 'check', missed: 'minus', today: 'bolt', coming: 'bolt' } as const;

function Days({ days }: Pick<VipWeek, 'days'>) {
  const { t, i18n } = useTranslation('checkIns');
  return (
    <ol className={card.days}>
      {days.map(({ at, state }) => (
        <li
          key={at}
          className={card.day}
          data-state={state === 'counted' ? 'signed' : state}
          aria-current={state === 'today' ? 'date' : undefined}
        >
          <span className={card.sign} aria-hidden="true">
            <Icon name={ICONS[state]} size={18} />
          </span>
          <b className={card.amount}>{formatShortDay(at, i18n.language)}</b>
          {state === 'counted' && <span className="visually-hidden">{t('counted')}</span>}
          {state === 'missed' && <span className="visually-hidden">{t('missed')}</span>}
        </li>
      ))}
    </ol>
  );
}

/** Progress of today towards counting as a checked-in day. */
function Today({ week: { days, least } }: { week: VipWeek }) {
  const { t } = useTranslation('checkIns');
  const today = days.find(({ state }) => state === 'today');
  if (!today) return <p className={card.note}>{t('vipTodayDone')}</p>;
  const [needed, have] = [BigInt(least), BigInt(today.staked)];
  return (
    <div className={card.missing}>
      <ProgressBar label={t('vipProgress')} percent={Number((have * 100n) / needed)} />
      <p className={card.note}>{t('vipToday', { staked: formatMoney(have), least: formatMoney(needed) })}</p>
    </div>
  );
}

/** The rewards by number of days, and unclaimed ones of the previous week. */
function Gives({ week: { steps, earlier, counted, level } }: { week: VipWeek }) {
  const { t } = useTranslation(['checkIns', 'activity']);
  const name = (key: 'vipStep' | 'vipEarlier', days: number) =>
    t(key, { count: days, number: formatCount(days) });
  return (
    <List raised>
      {earlier.map((award) => (
        <ListRow
          key={award.id}
          title={name('vipEarlier', Number(award.awardKey.split(' ')[1]))}
          text={formatMoney(BigInt(award.amount))}
          value={<Collect award={award} />}
        />
      ))}
      {level > 0 &&
        steps.map(({ days, amount, award }) => (
          <ListRow
            key={days}
            title={name('vipStep', days)}
            text={formatMoney(BigInt(amount))}
            value={
              award === null ? (
                `${formatCount(counted)}/${formatCount(days)}`
              ) : award.state === 'claimable' ? (
                <Collect award={award} />
              ) : (
                <Badge tone="teal">{t('activity:stateClaimed')}</Badge>
              )
            }
          />
        ))}
    </List>
  );
}

function Collect({ award }: { award: Award }) {
  const { t } = useTranslation('promotions');
  const { claim, isClaiming } = useClaim<string>((id, options) =>
    http.send(checkInVipCollect, { id }, options),
  );
  return (
    <Button kind="primary" busy={isClaiming()} onClick={() => claim(award.id)}>
      {t('claim')}
    </Button>
  );
}
