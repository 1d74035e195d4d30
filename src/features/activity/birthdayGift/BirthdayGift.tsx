import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import {
  type AppliedGift,
  birthdayGift,
  birthdayGiftApply,
  type BirthdayGift as Gift,
} from '../../../../contract/http/offers/fortune.ts';
import { formatShortDay } from '../../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { http } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { promotionsKey } from '../../../shared/promotions/queries.ts';
import { useClaim } from '../../../shared/promotions/useClaim.ts';
import { useOnce } from '../../../shared/promotions/useOnce.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Card } from '../../../ui/layout/List.tsx';
import card from '../checkIn/CheckInCard.module.css';
import { useRefetchAt } from '../useRefetchAt.ts';
import { claim as claimGift } from './claim.ts';

const giftQuery = (userId: string) =>
  queryOptions({
    queryKey: promotionsKey(userId, ['fortune']),
    queryFn: () => http.send(birthdayGift, undefined, { quiet: true }),
    staleTime: 15_000,
  });

/** The birthday gift: when it can be applied for, and the state of the application. Nothing for visitors. */
export function BirthdayGift() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <OfPlayer userId={userId} />;
}

function OfPlayer({ userId }: { userId: string }) {
  const { t } = useTranslation('gifts');
  const { data, refetch } = useQuery(giftQuery(userId));
  const birthday = data?.birthday;
  useRefetchAt(birthday?.begun ? birthday.until : birthday?.from, refetch);
  if (!data) return null;
  return (
    <Card as="section" className={card.card}>
      <h2 className={card.title}>{t('birthdayTitle')}</h2>
      {data.gift ? <Applied gift={data.gift} /> : <Coming of={data} />}
    </Card>
  );
}

/** Before the application: the player's birthday, the period, or the button. */
function Coming({ of: { birthday, level, amount, canApply } }: { of: Gift }) {
  const { t, i18n } = useTranslation(['gifts', 'promotions']);
  const { open } = usePages();
  const { once, isSending } = useOnce((_gift: 'birthday', options) =>
    http.send(birthdayGiftApply, {}, options),
  );
  if (birthday === null)
    return (
      <>
        <p className={card.note}>{t('birthdayUnknown')}</p>
        <Button size="large" onClick={() => open('security-info')}>
          {t('birthdayIdentity')}
        </Button>
      </>
    );
  const day = (at: number) => formatShortDay(at, i18n.language);
  const blanks = {
    from: day(birthday.from),
    // The last day for applying.
    until: day(birthday.until - 1),
    level: formatCount(level),
    amount: formatMoney(BigInt(amount)),
  };
  if (!birthday.begun)
    return <p className={card.note}>{t(level > 0 ? 'birthdayWaiting' : 'birthdayWaitingLow', blanks)}</p>;
  if (level === 0) return <p className={card.note}>{t('birthdayLow', blanks)}</p>;
  return (
    <>
      <p className={card.note}>{t('birthdayOpen', blanks)}</p>
      <Button
        kind="primary"
        size="large"
        busy={isSending()}
        disabled={!canApply}
        onClick={() => void once('birthday')}
      >
        {t('birthdayApply')}
      </Button>
      {!canApply && <p className={card.note}>{t('promotions:onBreak')}</p>}
    </>
  );
}

const STATES = { applied: 'birthdayApplied', approved: 'birthdayApproved', paid: 'birthdayPaid' } as const;

function Applied({ gift: { state, amount, answer, award } }: { gift: AppliedGift }) {
  const { t } = useTranslation(['gifts', 'promotions']);
  const { claim, isClaiming } = useClaim<string>((id, options) => claimGift({ id }, options));
  if (state === 'refused')
    return (
      <p className={card.note}>{answer === null ? t('birthdayTaken') : t('birthdayRefused', { answer })}</p>
    );
  return (
    <>
      <p className={card.note}>{t(STATES[state], { amount: formatMoney(BigInt(amount)) })}</p>
      {award !== null && (
        <Button kind="primary" size="large" busy={isClaiming()} onClick={() => claim(award)}>
          {t('promotions:claim')}
        </Button>
      )}
    </>
  );
}
