import i18next from 'i18next';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ROUND_GAMES, type RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { GameCard } from '../../../../contract/http/play/catalogue.ts';
import { liveTile, loadLiveTiles } from '../../../games/liveTiles.ts';
import { formatCount } from '../../../i18n/format.ts';
import { refreshLobby, useLobbyData } from '../../../shared/catalogue/lobbyData.ts';
import { tabScroll } from '../../../shared/catalogue/tabMemory.ts';
import { useRestoredScroll } from '../../../shared/navigation/ScrollRestoration.ts';
import { ErrorState } from '../../../ui/feedback/EmptyState.tsx';
import { useTitle } from '../../../ui/layout/pageTitle.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import cards from '../cards.module.css';
import head from '../gameList/ListTab.module.css';
import { TAB_NAMES } from '../tabs.ts';
import { FairCard } from './InHouse.tsx';
import { LiveState, ResultMarks } from './LiveState.tsx';
import { useFollowedTables, useLastResults } from './liveTables.ts';
import styles from './OwnTab.module.css';
import { SoloTiles } from './SoloTiles.tsx';

/** Loads what the tab needs before rendering: texts that load later would suspend the whole tab. */
export async function loadTiles(): Promise<void> {
  await Promise.all([loadLiveTiles(), i18next.loadNamespaces(['catalogue', 'marks', 'ownGames'])]);
}

const isRoundGame = (id: string): id is RoundGameKey => ROUND_GAMES.some((game) => game === id);

/** Kilat's own games, each with its live round. */
export default function OwnTab() {
  const { t } = useTranslation(['lobby', 'catalogue', 'common']);
  const { home, failed } = useLobbyData();
  useFollowedTables();
  const name = t(TAB_NAMES.inHouseGames);
  useRestoredScroll('inHouseGames', tabScroll, home !== null);
  useTitle(name);
  const games = home?.inHouse;
  const others = games?.filter(({ id }) => !isRoundGame(id)) ?? [];
  return (
    <>
      <header className={head.head}>
        <h1 className={head.title}>{name}</h1>
        <p className={head.count}>
          {games && t('catalogue:games', { count: games.length, formatted: formatCount(games.length) })}
        </p>
      </header>
      {!games && failed && <ErrorState onRetry={() => void refreshLobby()} />}
      <ul className={styles.tiles}>
        {(games ?? WAITING).flatMap(({ id, title }) =>
          isRoundGame(id) ? (
            <li key={id}>
              <LiveTile game={id} title={title} />
            </li>
          ) : (
            []
          ),
        )}
        <li>
          <FairCard heading="h2" />
        </li>
      </ul>
      {others.length > 0 && (
        <>
          <h2 className={styles.alone}>{t('soloTitle')}</h2>
          <SoloTiles games={others} />
        </>
      )}
    </>
  );
}

/** Placeholders before their names are known. */
const WAITING: readonly Pick<GameCard, 'id' | 'title'>[] = ROUND_GAMES.map((id) => ({ id, title: '' }));

/**
 * One of Kilat's games with its live round. The whole tile links to the game. Rendered once: its parts subscribe to the game.
 */
function LiveTile({ game, title }: { game: RoundGameKey; title: string }) {
  const { light, shade } = liveTile(game);
  return (
    <article
      className={`${cards.card} ${styles.tile}`}
      style={{ '--light': light, '--shade': shade } as CSSProperties}
    >
      <img
        className={`${cards.art} ${styles.art}`}
        src={`/games/${game}/cover.webp`}
        alt=""
        width="150"
        height="150"
      />
      <h2 className={styles.title}>
        <Link className={cards.link} to={`/game/${game}`}>
          {title}
        </Link>
      </h2>
      <LiveState game={game} />
      <Past game={game} />
    </article>
  );
}

/** The results of the last rounds. */
function Past({ game }: { game: RoundGameKey }) {
  const { t } = useTranslation('lobby');
  const results = useLastResults(game);
  return (
    <ol className={styles.past} aria-label={t('lastRounds')}>
      {!results && <Skeleton width="60%" height="24px" />}
      {results?.map(({ roundId, result }) => (
        <li key={roundId}>
          <ResultMarks result={result} size={24} Mark={liveTile(game).Mark} />
        </li>
      ))}
    </ol>
  );
}
