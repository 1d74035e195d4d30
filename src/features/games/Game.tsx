import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameCard, GameDetail } from '../../../contract/http/play/catalogue.ts';
import { formatDay } from '../../i18n/dates.ts';
import { formatCount, formatPercent } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { useFavourites } from '../../shared/catalogue/favourites.ts';
import { GameTile } from '../../shared/catalogue/GameTile.tsx';
import { KIND_NAMES, THEME_NAMES } from '../../shared/catalogue/gameWords.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { Button, IconButton, LinkButton } from '../../ui/actions/Button.tsx';
import { share } from '../../ui/actions/CopyText.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { type Fact, Facts } from '../../ui/layout/List.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SectionHeader, TileRow } from '../../ui/layout/TileRow.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './GamePage.module.css';

/** The levels of the contract's `volatility`, starting at 1. */
const LEVELS = ['volatility1', 'volatility2', 'volatility3', 'volatility4', 'volatility5'] as const;

function GameFacts({ game: { rtp, volatility, hitRate, maxWin, releasedAt } }: { game: GameDetail }) {
  const { t, i18n } = useTranslation('games');
  const rows: Fact[] = [];
  if (rtp !== undefined) rows.push({ label: t('rtp'), value: formatPercent(BigInt(rtp)) });
  if (volatility !== undefined)
    rows.push({ label: t('volatility'), value: <Volatility level={volatility} /> });
  if (hitRate !== null) rows.push({ label: t('hitRate'), value: formatPercent(BigInt(hitRate)) });
  if (maxWin !== null) rows.push({ label: t('maxWin'), value: t('maxWinOf', { bets: formatCount(maxWin) }) });
  // Release dates are days, stored as midnight UTC.
  rows.push({ label: t('released'), value: formatDay(releasedAt, i18n.language, 'UTC') });
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <Facts rows={rows} />
      {rtp !== undefined && <p className={styles.note}>{t('rtpNote')}</p>}
      {hitRate !== null && <p className={styles.note}>{t('countedNote')}</p>}
    </section>
  );
}

function Volatility({ level }: { level: number }) {
  const { t } = useTranslation('games');
  const word = LEVELS[level - 1];
  return (
    <span className={styles.volatility}>
      {word && t(word)}
      <span className={styles.dots} aria-hidden="true">
        {LEVELS.map((name, at) => (
          <span key={name} className={styles.dot} data-on={at < level || undefined} />
        ))}
      </span>
    </span>
  );
}

/** A game's details, its actions, and similar games. */
export function Game({ game }: { game: GameDetail }) {
  const { t } = useTranslation(['games', 'catalogue', 'common']);
  const { id, title, firm: provider, firmName: providerName, type, theme, isNew, similar } = game;
  const announce = () =>
    void share(`${location.origin}/game/${id}`, t('shareText', { title, studio: providerName }), t('copied'));
  return (
    <main className={styles.main}>
      <PageHeader title={title}>
        <IconButton icon="share" label={t('share')} onClick={announce} />
      </PageHeader>
      <div className={styles.columns}>
        <Cover cover={game.cover} title={title} />
        <div className={styles.words}>
          <div className={styles.head}>
            <Link className={styles.provider} to={`/game-provider?firm=${provider}`}>
              {providerName}
              <Icon name="chevron" size={16} />
            </Link>
            <p className={styles.badges}>
              {isNew && <Badge tone="volt">{t('common:newGame')}</Badge>}
              <Badge tone="violet">{t(KIND_NAMES[type])}</Badge>
              <Badge>{t(THEME_NAMES[theme])}</Badge>
            </p>
          </div>
          <Actions game={game} />
          <GameFacts game={game} />
        </div>
      </div>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <SectionHeader title={t('similar')} />
          <TileRow label={t('similar')}>
            {similar.map((one) => (
              <GameTile key={one.id} game={one} />
            ))}
          </TileRow>
        </section>
      )}
    </main>
  );
}

/** The game's cover, large, with a glow in its own colours. */
function Cover({ cover, title }: { cover: string; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <div className={styles.frame} aria-hidden="true">
        <span className={styles.lost}>{title}</span>
      </div>
    );
  return (
    <div className={styles.frame}>
      {/* The small file: blurred, the difference is invisible. */}
      <img className={styles.glow} src={`${cover}-180.webp`} alt="" width={180} height={240} />
      <img
        className={styles.picture}
        src={`${cover}-360.webp`}
        alt=""
        width={360}
        height={480}
        fetchPriority="high"
        onError={() => setFailed(true)}
      />
    </div>
  );
}

/** Playing the game, or adding it to favourites while its provider is not connected. */
function Actions({ game }: { game: GameDetail }) {
  const { t } = useTranslation('games');
  const { liked, press } = useHeart(game);
  const playable = game.path !== null;
  return (
    <div className={styles.actions}>
      {game.path !== null ? (
        <LinkButton kind="primary" size="large" to={game.path}>
          {t('play')}
        </LinkButton>
      ) : (
        <p className={styles.connect}>
          <Icon name="info" size={18} />
          {t(liked ? 'notConnectedLiked' : 'notConnected')}
        </p>
      )}
      <Button
        kind={playable || liked ? 'secondary' : 'primary'}
        size="large"
        aria-pressed={liked}
        className={styles.heart}
        onClick={press}
      >
        <Icon name={liked ? 'heartFilled' : 'heart'} />
        {t(liked ? 'liked' : 'like')}
      </Button>
    </div>
  );
}

/**
 * Whether a game is a favourite, and the handler that changes it. For a visitor, or a player whose session has expired, the
 * change is made after the sign-in.
 */
function useHeart(game: GameCard): { liked: boolean; press: () => void } {
  const { known, ids, toggle } = useFavourites();
  const signedIn = useSession((session) => session.token !== null);
  const { shown } = usePages();
  const wanted = useRef(false);
  const liked = ids.has(game.id);
  const signingIn = shown.length > 0;

  useEffect(() => {
    if (!wanted.current || !signedIn || !known) return;
    wanted.current = false;
    if (!liked) void toggle(game);
  }, [signedIn, known, liked, toggle, game]);

  useEffect(() => {
    if (!signingIn) return;
    return () => {
      // The sign-in was cancelled.
      if (isVisitor()) wanted.current = false;
    };
  }, [signingIn]);

  const press = async () => {
    const done = await toggle(game);
    if (!done && !liked && isVisitor()) wanted.current = true;
  };
  return { liked, press: () => void press() };
}

const isVisitor = () => useSession.getState().token === null;
