import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type PhoneCredit as Credit,
  type CreditOrder,
  type CreditStep,
  phoneCredit,
  phoneCreditClaim,
  phoneCreditOrders,
} from '../../../../contract/http/offers/phoneCredit.ts';
import type { Award } from '../../../../contract/http/offers/promotions.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';
import { useClaim } from '../../../shared/promotions/useClaim.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { ProgressBar } from '../../../ui/feedback/ProgressBar.tsx';
import { Card, List, ListRow } from '../../../ui/layout/List.tsx';
import card from '../checkIn/CheckInCard.module.css';
import { useRefetchAt } from '../useRefetchAt.ts';

const creditQuery = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['phoneCredit']),
    queryFn: () => http.send(phoneCredit, undefined, { quiet: true }),
    staleTime: 15_000,
  });

const ordered = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['phoneCredit'], 'orders'),
    queryFn: () => http.send(phoneCreditOrders, undefined, { quiet: true }),
    staleTime: 15_000,
  });

/** Maximum number of orders shown. */
const SHOWN = 5;

/** Phone credit for the week's stakes: the progress, claimable steps, and past orders. Nothing for visitors. */
export function PhoneCredit() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <OfPlayer userId={userId} />;
}

function OfPlayer({ userId }: { userId: string }) {
  const { t } = useTranslation('tasks');
  const { data, refetch } = useQuery(creditQuery(userId));
  const { data: orders = [] } = useQuery(ordered(userId));
  const { claim, isClaiming } = useClaim<string>((id, options) =>
    http.send(phoneCreditClaim, { id }, options),
  );
  useRefetchAt(data?.nextAt, refetch);
  if (!data || data.breakUntil !== null) return null;
  const collect = (award: Award) => ({ onClaim: () => claim(award.id), busy: isClaiming(award.id) });
  return (
    <Card as="section" className={card.card}>
      <h2 className={card.title}>{t('creditTitle')}</h2>
      <p className={card.note}>{t('creditText')}</p>
      <Target credit={data} />
      <List raised>
        {data.earlier.map((award) => (
          <ListRow
            key={award.id}
            title={t(award.kind === 'cash' ? 'creditInstead' : 'creditEarlier')}
            text={formatMoney(BigInt(award.amount))}
            value={<Collect award={award} {...collect(award)} />}
          />
        ))}
        {data.steps.map((step) => (
          <ListRow
            key={step.stake}
            title={t('creditStep', { credit: formatMoney(BigInt(step.credit)) })}
            text={t('creditStake', { amount: formatMoney(BigInt(step.stake)) })}
            value={step.award && <Collect award={step.award} {...collect(step.award)} />}
          />
        ))}
      </List>
      <Next credit={data} />
      {orders.length > 0 && (
        <List raised label={t('creditOrders')}>
          {orders.slice(0, SHOWN).map((order) => (
            <Ordered key={order.id} order={order} />
          ))}
        </List>
      )}
    </Card>
  );
}

/** The receiving phone, or a link to verify one. */
function Target({ credit: { phone } }: { credit: Credit }) {
  const { t } = useTranslation('tasks');
  const { open } = usePages();
  if (phone !== null) return <p className={card.note}>{t('creditGoesTo', { phone })}</p>;
  return (
    <>
      <p className={card.note}>{t('creditNoPhone')}</p>
      <Button onClick={() => open('edit-phone')}>{t('creditVerify')}</Button>
    </>
  );
}

/** Progress towards the next step. */
function Next({ credit: { steps, staked } }: { credit: Credit }) {
  const { t } = useTranslation('tasks');
  const have = BigInt(staked);
  const next = steps.find(({ stake }) => BigInt(stake) > have);
  if (!next) return null;
  const needed = BigInt(next.stake);
  return (
    <div className={card.missing}>
      <ProgressBar label={t('creditProgress')} percent={Number((have * 100n) / needed)} />
      <p className={card.note}>{t('creditMissing', { amount: formatMoney(needed - have) })}</p>
    </div>
  );
}

const STATES = { claimed: 'claimed', expired: 'awardExpired', void: 'awardVoid' } as const;

function Collect({
  award,
  onClaim,
  busy,
}: {
  award: NonNullable<CreditStep['award']>;
  onClaim: () => void;
  busy: boolean;
}) {
  const { t } = useTranslation('promotions');
  const { state } = award;
  if (state === 'claimable' || state === 'pending')
    return (
      <Button
        kind="primary"
        busy={busy}
        onClick={onClaim}
        aria-label={`${t('claim')}: ${formatMoney(BigInt(award.amount))}`}
      >
        {t('claim')}
      </Button>
    );
  return <Badge tone={state === 'claimed' ? 'teal' : 'quiet'}>{t(STATES[state])}</Badge>;
}

const WORDS = { waiting: 'creditWaiting', delivered: 'creditDelivered', failed: 'creditFailed' } as const;
const TONES = { waiting: 'violet', delivered: 'teal', failed: 'coral' } as const;

function Ordered({ order: { amount, phone, state, createdAt, endedAt } }: { order: CreditOrder }) {
  const { t, i18n } = useTranslation('tasks');
  return (
    <ListRow
      icon="phone"
      title={formatMoney(BigInt(amount))}
      text={`${phone} · ${formatMoment(endedAt ?? createdAt, i18n.language)}`}
      value={<Badge tone={TONES[state]}>{t(WORDS[state])}</Badge>}
    />
  );
}
