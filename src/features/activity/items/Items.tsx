import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ItemKind, PlayerItem } from '../../../../contract/http/offers/props.ts';
import { formatMoment, withZone } from '../../../i18n/dates.ts';
import { Avatar } from '../../../shared/account/Avatar.tsx';
import { useSession } from '../../../shared/account/session.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Badge } from '../../../ui/feedback/Badge.tsx';
import { EmptyState, ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { Icon, type IconName } from '../../../ui/signs/Icon.tsx';
import { GiftCodeForm } from './GiftCodeForm.tsx';
import styles from './Items.module.css';
import { ITEM_WORDS } from './itemWords.ts';
import { propsQuery } from './queries.ts';
import { useProps } from './useProps.ts';

const ICONS: Readonly<Record<ItemKind, IconName>> = {
  wheelSpin: 'star',
  envelopeKey: 'key',
  cashbackDouble: 'history',
  avatarFrame: 'user',
};

/** The player's items, and the redemption of gift codes. Nothing for visitors. */
export function Items() {
  const userId = useSession(({ player }) => player?.id);
  return userId === undefined ? null : <Owned userId={userId} />;
}

function Owned({ userId }: { userId: string }) {
  const { t } = useTranslation(['items', 'promotions']);
  const { data, isError, refetch } = useQuery(propsQuery(userId));
  const { use, isUsing, busy } = useProps(userId);
  if (!data) return isError ? <ErrorState onRetry={() => void refetch()} /> : <Skeleton height="220px" />;
  const paused = data.breakUntil !== null;
  return (
    <section className={styles.items} aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      {paused && <p className={styles.quiet}>{t('promotions:onBreak')}</p>}
      {!paused && <GiftCodeForm props={data} redeem={(code) => use({ code })} busy={busy} />}
      {data.items.length === 0 ? (
        <EmptyState icon="gift" title={t('none')}>
          <p className={styles.quiet}>{t('noneText')}</p>
        </EmptyState>
      ) : (
        <ul className={styles.list}>
          {data.items.map((item) => (
            <ItemRow
              key={item.id}
              item={item}
              busy={isUsing({ id: item.id })}
              use={paused ? null : () => void use({ id: item.id })}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

const TONES = { owned: 'quiet', armed: 'volt', used: 'quiet', expired: 'quiet' } as const;

function ItemRow({ item, busy, use }: { item: PlayerItem; busy: boolean; use: (() => void) | null }) {
  const { t, i18n } = useTranslation('items');
  const { kind, look, state, expiresAt } = item;
  const frame = kind === 'avatarFrame';
  const avatar = useSession(({ player }) => player?.avatar ?? 0);
  const usable = state === 'owned' || (frame && state === 'armed');
  return (
    <li className={styles.row} data-over={state === 'used' || state === 'expired' || undefined}>
      <span className={styles.sign}>
        {frame ? <Avatar avatar={avatar} frame={look} size={32} /> : <Icon name={ICONS[kind]} />}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>
          {look === null ? t(ITEM_WORDS[kind].name) : t(look)}
          {state !== 'owned' && (
            <Badge tone={TONES[state]}>{t(frame && state === 'armed' ? 'worn' : state)}</Badge>
          )}
        </span>
        <span className={styles.quiet}>{t(ITEM_WORDS[kind].text)}</span>
        {state === 'owned' && expiresAt !== null && (
          <span className={styles.quiet}>
            {t('until', { time: withZone(formatMoment(expiresAt, i18n.language)) })}
          </span>
        )}
      </span>
      {usable && use !== null && (
        <Button busy={busy} onClick={use}>
          {t(frame ? (state === 'armed' ? 'takeOff' : 'wear') : 'use')}
        </Button>
      )}
    </li>
  );
}
