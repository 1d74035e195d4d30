import { useQuery } from '@tanstack/react-query';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { GAME_TYPES, type GameType } from '../../../contract/catalogue.ts';
import type { Firm } from '../../../contract/http/play/catalogue.ts';
import { formatCount } from '../../i18n/format.ts';
import { gamesPage, providersOf } from '../../shared/catalogue/catalogue.ts';
import { GameGrid } from '../../shared/catalogue/GameGrid.tsx';
import { KIND_NAMES } from '../../shared/catalogue/gameWords.ts';
import { KindChips } from '../../shared/catalogue/KindChips.tsx';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import page from '../../ui/styles/page.module.css';
import styles from './ProvidersPage.module.css';

/** Placeholder rows while the providers load. */
const UNKNOWN = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** All providers with their number of games per kind. */
function ProviderList({ providers }: { providers: readonly Firm[] | undefined }) {
  const { t } = useTranslation(['providers', 'common']);
  return (
    <>
      <p className={styles.lead}>{providers ? t('lead', leadOf(providers)) : <Skeleton width="16em" />}</p>
      <ul className={styles.list} aria-label={t('common:providers')} aria-busy={!providers}>
        {providers
          ? providers.map((provider) => <Provider key={provider.id} provider={provider} />)
          : UNKNOWN.map((row) => (
              <li key={row} className={styles.card}>
                <Skeleton width="48px" height="48px" />
                <span className={styles.words}>
                  <Skeleton width="7em" />
                  <Skeleton width="10em" />
                </span>
              </li>
            ))}
      </ul>
    </>
  );
}

function leadOf(providers: readonly Firm[]) {
  const games = providers.reduce((sum, { total }) => sum + total, 0);
  return { studios: formatCount(providers.length), games: formatCount(games) };
}

function Provider({ provider: { id, name, logo, games, total } }: { provider: Firm }) {
  const { t } = useTranslation(['catalogue']);
  const kinds = GAME_TYPES.filter((kind) => games[kind]);
  return (
    <li>
      <Link className={styles.card} to={`/game-provider?firm=${id}`}>
        <img className={styles.providerListLogo} src={logo} alt="" width={48} height={48} loading="lazy" />
        <span className={styles.words}>
          <span className={styles.name}>{name}</span>
          <span className={styles.kinds}>
            {kinds.map((kind) => (
              <span key={kind}>
                {t(KIND_NAMES[kind])} <b>{formatCount(games[kind] ?? 0)}</b>
              </span>
            ))}
          </span>
        </span>
        <span className="visually-hidden">{t('games', { count: total, formatted: formatCount(total) })}</span>
        <span className={styles.chevron}>
          <Icon name="chevron" size={18} />
        </span>
      </Link>
    </li>
  );
}

/** All providers, or with `?firm=` the games of one. */
export function ProvidersPage() {
  const { t } = useTranslation(['providers', 'common']);
  const [search] = useSearchParams();
  const id = search.get('firm');
  const { data, isError, refetch } = useQuery(providersOf());
  useListScroll(id);

  const provider = data?.find((one) => one.id === id);
  const title = id !== null && provider ? provider.name : t('common:providers');
  return (
    <main className={`${page.page} ${styles.main}`}>
      <PageHeader title={title} />
      {!data && isError && <ErrorState onRetry={() => void refetch()} />}
      {id === null && !isError && <ProviderList providers={data} />}
      {id !== null && provider && <ProviderGames key={provider.id} provider={provider} />}
      {id !== null && data && !provider && (
        <EmptyState icon="search" title={t('unknown')}>
          <LinkButton to="/game-provider" replace>
            {t('seeAll')}
          </LinkButton>
        </EmptyState>
      )}
    </main>
  );
}

/**
 * Saves the scroll position of a list when one of its entries replaces it (`shown`, null for the list), and restores it on
 * return. The route is the same for both, so `ScrollRestoration` does nothing.
 */
function useListScroll(shown: string | null): void {
  const left = useRef(0);
  const before = useRef(shown);
  // Uses a scroll listener, since the layout has changed by the time an effect runs.
  useLayoutEffect(() => {
    if (shown !== null) return;
    const note = () => {
      left.current = window.scrollY;
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, [shown]);
  useLayoutEffect(() => {
    if (before.current === shown) return;
    before.current = shown;
    window.scrollTo(0, shown === null ? left.current : 0);
  }, [shown]);
}

/** One provider's games; `?kind=` filters by kind. */
function ProviderGames({ provider }: { provider: Firm }) {
  const { t } = useTranslation(['providers', 'catalogue']);
  const [search, setSearch] = useSearchParams();
  const kind = GAME_TYPES.find((one) => one === search.get('kind') && provider.games[one]) ?? null;
  const query = useCallback(
    (page: number) => gamesPage({ firm: provider.id, ...(kind && { types: [kind] }) }, page),
    [provider.id, kind],
  );
  const choose = (next: GameType | null) =>
    setSearch(
      (now) => {
        const query = new URLSearchParams(now);
        if (next) query.set('kind', next);
        else query.delete('kind');
        return query;
      },
      { replace: true },
    );
  const count = (kind ? provider.games[kind] : provider.total) ?? 0;
  return (
    <div className={styles.games}>
      <div className={styles.head}>
        <img className={styles.logo} src={provider.logo} alt="" width={56} height={56} />
        <p className={styles.count} role="status">
          {t('catalogue:games', { count, formatted: formatCount(count) })}
        </p>
      </div>
      {Object.keys(provider.games).length > 1 && (
        <KindChips value={kind} counts={provider.games} onChange={choose} />
      )}
      <GameGrid
        key={kind}
        query={query}
        label={t('gamesOf', { name: provider.name })}
        known={count}
        empty={<EmptyState icon="grid" title={t('none')} />}
      />
    </div>
  );
}
