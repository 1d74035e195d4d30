import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type HolidayCheckIn as Holiday,
  type HolidayWeek,
  holidayCheckIn,
  holidaySign,
} from '../../../../contract/http/offers/holidaySign.ts';
import { formatShortDay } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { useLocalized } from '../../../i18n/i18n.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';
import { useClaim } from '../../../shared/promotions/useClaim.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Card } from '../../../ui/layout/List.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import card from '../checkIn/CheckInCard.module.css';
import { useRefetchAt } from '../useRefetchAt.ts';
import styles from './HolidayCheckIn.module.css';

const checkInQuery = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['holidaySign']),
    queryFn: () => http.send(holidayCheckIn, undefined, { quiet: true }),
    staleTime: 15_000,
  });

/** The check-in of the seven days before the next holiday; nothing for visitors, or while no holiday is announced. */
export function HolidayCheckIn() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <OfPlayer userId={userId} />;
}

function OfPlayer({ userId }: { userId: string }) {
  const { t, i18n } = useTranslation('checkIns');
  const localized = useLocalized();
  const { data, refetch } = useQuery(checkInQuery(userId));
  useRefetchAt(data?.nextAt, refetch);
  const week = data?.week;
  const last = week?.days.at(-1);
  if (!data || !week || !last) return null;
  const day = (at: number) => formatShortDay(at, i18n.language);
  const { begun } = week;
  return (
    <Card as="section" className={card.card}>
      <div className={styles.head}>
        <h2 className={card.title}>{t('holidayTitle', { name: localized(week.name) })}</h2>
        {!begun && <Badge tone="violet">{t('holidayBegins', { day: day(week.from) })}</Badge>}
      </div>
      <p className={card.note}>
        {t('holidayText', {
          day: day(last.at),
          each: formatMoney(BigInt(data.each)),
          more: formatMoney(BigInt(data.more)),
        })}
      </p>
      {begun && <Days days={week.days} />}
      {begun && <Sign holiday={data} days={week.days} />}
    </Card>
  );
}

const ICONS = { signed: 'check', missed: 'minus', today: 'star', coming: 'star' } as const;

function Days({ days }: Pick<HolidayWeek, 'days'>) {
  const { t, i18n } = useTranslation(['checkIns', 'activity']);
  return (
    <ol className={card.days}>
      {days.map(({ date, at, state }) => (
        <li
          key={date}
          className={`${card.day} ${styles.day}`}
          data-state={state}
          aria-current={state === 'today' ? 'date' : undefined}
        >
          <span className={card.sign} aria-hidden="true">
            <Icon name={ICONS[state]} size={18} />
          </span>
          <b className={card.amount}>{formatShortDay(at, i18n.language)}</b>
          {state === 'signed' && <span className="visually-hidden">{t('activity:checkInSigned')}</span>}
          {state === 'missed' && <span className="visually-hidden">{t('missed')}</span>}
        </li>
      ))}
    </ol>
  );
}

function Sign({ holiday, days }: { holiday: Holiday } & Pick<HolidayWeek, 'days'>) {
  const { t } = useTranslation(['activity', 'checkIns', 'promotions']);
  const { claim, isClaiming } = useClaim<undefined>((_none, options) =>
    http.send(holidaySign, undefined, options),
  );
  const today = days.find(({ state }) => state === 'today');
  if (!today)
    return (
      <p className={card.note}>
        {t(days.at(-1)?.state === 'signed' ? 'checkIns:holidayDone' : 'checkInDone')}
      </p>
    );
  const [needed, have] = [BigInt(holiday.least), BigInt(holiday.staked)];
  if (have >= needed)
    return (
      <>
        <Button
          kind="primary"
          size="large"
          busy={isClaiming()}
          disabled={!holiday.canSign}
          onClick={() => claim(undefined)}
        >
          {t('checkInNow')}
        </Button>
        {!holiday.canSign && <p className={card.note}>{t('promotions:onBreak')}</p>}
      </>
    );
  return (
    <div className={card.missing}>
      <ProgressBar label={t('checkInProgress')} percent={Number((have * 100n) / needed)} />
      <p className={card.note}>
        {t('checkInMissing', { amount: formatMoney(needed - have), least: formatMoney(needed) })}
      </p>
    </div>
  );
}
