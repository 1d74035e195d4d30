import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Award } from '../../../contract/http/offers/promotions.ts';
import { formatMoment, withZone } from '../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../i18n/format.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { lookOf } from '../../shared/promotions/cards.ts';
import { claimOf } from '../../shared/promotions/claimOf.ts';
import { useClaim } from '../../shared/promotions/useClaim.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { ListRow } from '../../ui/layout/List.tsx';
import styles from './BonusCenterPage.module.css';

/** An award that can be claimed, here or on its promotion's page. */
export function ClaimableRow({ award, off }: { award: Award; off: boolean }) {
  const { t, i18n } = useTranslation(['activity', 'promotions']);
  const { expiresAt } = award;
  return (
    <AwardRow
      award={award}
      text={
        expiresAt === null
          ? t('promotions:always')
          : t('promotions:ends', { time: withZone(formatMoment(expiresAt, i18n.language)) })
      }
      value={<ClaimButton award={award} off={off} />}
    />
  );
}

function ClaimButton({ award, off }: { award: Award; off: boolean }) {
  const { t } = useTranslation('promotions');
  const { open } = usePages();
  const send = claimOf(award.promotion);
  const { claim, isClaiming } = useClaim<string>((_id, options) =>
    send ? send(award, options) : Promise.reject(new Error(`${award.promotion} is claimed on its page`)),
  );
  const target = lookOf(award.promotion)?.leadsTo;
  if (send)
    return (
      <Button kind="primary" busy={isClaiming()} disabled={off} onClick={() => claim(award.id)}>
        {t('claim')}
      </Button>
    );
  if (!target) return null;
  return 'page' in target ? (
    <Button onClick={() => open(target.page)}>{t('joinNow')}</Button>
  ) : (
    <LinkButton to={target.to}>{t('joinNow')}</LinkButton>
  );
}

/** An award that can be claimed later. */
export function PendingRow({ award }: { award: Award }) {
  const { t, i18n } = useTranslation('activity');
  return (
    <AwardRow
      award={award}
      text={t('from', { time: withZone(formatMoment(award.claimableAt, i18n.language)) })}
      value={<Worth award={award} />}
    />
  );
}

const TONES = {
  claimed: 'teal',
  expired: 'quiet',
  void: 'coral',
  pending: 'quiet',
  claimable: 'volt',
} as const;
const STATES = {
  claimed: 'stateClaimed',
  expired: 'stateExpired',
  void: 'stateVoid',
  pending: 'statePending',
  claimable: 'stateClaimable',
} as const;

/** An ended award with its outcome, and the reason where it was revoked. */
export function PastRow({ award }: { award: Award }) {
  const { t, i18n } = useTranslation('activity');
  const { state, endedAt, reason } = award;
  return (
    <AwardRow
      award={award}
      text={
        <>
          <Badge tone={TONES[state]}>{t(STATES[state])}</Badge>{' '}
          {endedAt !== null && formatMoment(endedAt, i18n.language)}
          {(reason === 'oncePerPerson' || reason === 'chargedBack') && (
            <>
              <br />
              {t(reason)}
            </>
          )}
        </>
      }
      value={<Worth award={award} />}
    />
  );
}

function AwardRow({ award, text, value }: { award: Award; text: ReactNode; value: ReactNode }) {
  const { t: cardText } = useTranslation('promotionCards');
  const look = lookOf(award.promotion);
  const claimable = award.state === 'claimable';
  return (
    <ListRow
      icon={look?.icon ?? 'gift'}
      title={
        <>
          {look ? cardText(look.title) : award.promotion}
          {claimable && (
            <span className={styles.worth}>
              <Worth award={award} />
            </span>
          )}
        </>
      }
      text={text}
      value={value}
    />
  );
}

/** Its value: money, or a quantity. */
function Worth({ award: { kind, amount } }: { award: Pick<Award, 'kind' | 'amount'> }) {
  const { t } = useTranslation('activity');
  if (kind === 'cash' || kind === 'phoneCredit') return <b>{formatMoney(BigInt(amount))}</b>;
  const count = Number(amount);
  const blanks = { count, number: formatCount(count) };
  switch (kind) {
    case 'freeSpins':
      return <b>{t('freeSpins', blanks)}</b>;
    case 'tickets':
      return <b>{t('tickets', blanks)}</b>;
    case 'wheelSpins':
      return <b>{t('wheelSpins', blanks)}</b>;
    case 'item':
      return <b>{t('items', blanks)}</b>;
  }
}
