import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { lookOf } from '../../shared/promotions/cards.ts';
import { allPromotions } from '../../shared/promotions/queries.ts';
import { Terms } from '../../shared/promotions/Terms.tsx';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import page from '../../ui/styles/page.module.css';
import { Continuous } from './Continuous.tsx';
import { FirstBoard } from './FirstBoard.tsx';
import { FirstGift } from './FirstGift.tsx';
import styles from './gifts.module.css';
import { GIFTS } from './gifts.ts';
import { NotOffered, PlainGift, Waiting } from './PlainGift.tsx';
import { StepGift } from './StepGift.tsx';
import { ThirdGift } from './ThirdGift.tsx';

interface Shown {
  code: string;
  /** The part for signed-in players. */
  Player: ComponentType<{ userId: string }>;
  /** The public part below it. */
  Open?: ComponentType;
}

/** The deposit promotions by the last segment of their address. */
const SHOWN: Readonly<Record<string, Shown>> = {
  first: { ...GIFTS.first, Player: FirstGift, Open: FirstBoard },
  second: { ...GIFTS.second, Player: (props) => <PlainGift slug="second" {...props} /> },
  third: { ...GIFTS.third, Player: ThirdGift },
  special: { ...GIFTS.special, Player: (props) => <PlainGift slug="special" {...props} /> },
  'new-user': { ...GIFTS['new-user'], Player: (props) => <StepGift slug="new-user" {...props} /> },
  'special-invite': {
    ...GIFTS['special-invite'],
    Player: (props) => <StepGift slug="special-invite" {...props} />,
  },
  continuous: { code: 'continuousDeposit', Player: Continuous },
};

/** The page of a deposit promotion: its state for the player, and its terms; visitors see an introduction. */
export function GiftPage() {
  const { t } = useTranslation(['depositGifts', 'promotions', 'promotionCards']);
  const slug = useLocation().pathname.split('/').filter(Boolean).at(-1) ?? '';
  const shown = Object.hasOwn(SHOWN, slug) ? SHOWN[slug] : undefined;
  if (!shown)
    return (
      <main className={`${page.page} ${styles.main}`}>
        <PageHeader title={t('title')} />
        <EmptyState icon="gift" title={t('unknown')}>
          <LinkButton to="/activity">{t('toActivities')}</LinkButton>
        </EmptyState>
      </main>
    );
  return <Gift key={slug} shown={shown} />;
}

function Gift({ shown: { code, Player, Open } }: { shown: Shown }) {
  const { t } = useTranslation(['depositGifts', 'promotions', 'promotionCards']);
  const { open } = usePages();
  const signedIn = useSession(({ token }) => token !== null);
  const userId = useSession(({ player }) => player?.id);
  const { data, isError, refetch } = useQuery(allPromotions(userId ?? null));
  const card = data?.promotions.find((one) => one.code === code);
  const look = lookOf(code);
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={look ? t(`promotionCards:${look.title}`) : t('title')} />
      {!signedIn && data && !card ? (
        <NotOffered code={code} />
      ) : !signedIn ? (
        <Button kind="primary" size="large" onClick={() => open('register')}>
          {t('register')}
        </Button>
      ) : userId === undefined ? (
        <Waiting />
      ) : (
        <Player userId={userId} />
      )}
      {card ? <Terms card={card} /> : isError && <ErrorState onRetry={() => void refetch()} />}
      {Open && <Open />}
    </main>
  );
}
