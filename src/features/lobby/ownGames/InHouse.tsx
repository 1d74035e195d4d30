import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameCard } from '../../../../contract/http/play/catalogue.ts';
import type { Rate } from '../../../../contract/money.ts';
import { FAIRNESS_PATH, FIRST_GAME } from '../../../games/firstGame.ts';
import { formatRate } from '../../../i18n/format.ts';
import { GameTile } from '../../../shared/catalogue/GameTile.tsx';
import { rateBand } from '../../../shared/play/rateBand.ts';
import { SectionHeader, TileRow } from '../../../ui/layout/TileRow.tsx';
import { Icon } from '../../../ui/signs/Icon.tsx';
import cards from '../cards.module.css';
import styles from './InHouse.module.css';
import { LiveRound } from './LiveRound.tsx';
import { useFollowedTables, useLastResults } from './liveTables.ts';

/**
 * Kilat's own games: the first one live, the others as covers. The first is shown from the start, and stays unless this server
 * does not offer it.
 * @param games null until they are known
 */
export function InHouse({ games }: { games: readonly GameCard[] | null }) {
  const { t } = useTranslation('lobby');
  const title = t('inHouse');
  const others = games?.filter(({ id }) => id !== FIRST_GAME.key) ?? [];
  const hasFirst = games === null || others.length < games.length;
  return (
    <section>
      <SectionHeader title={title} />
      <div className={styles.cards}>
        {hasFirst && <LiveCard />}
        <FairCard heading="h3" />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <TileRow label={title}>
            {others.map((game) => (
              <GameTile key={game.id} game={game} />
            ))}
          </TileRow>
        </div>
      )}
    </section>
  );
}

/** The first game live, and its last results. The whole card links to the game. */
function LiveCard() {
  const { t } = useTranslation('lobby');
  useFollowedTables();
  const { key, name } = FIRST_GAME;
  const words = {
    betting: t('live'),
    playing: t('flying'),
    result: t('ended'),
    closes: (seconds: number) => t('preparing', { seconds }),
  };
  return (
    <div className={`${cards.card} ${styles.card}`}>
      <img
        className={`${cards.art} ${styles.rocket}`}
        src={`/games/${key}/cover.webp`}
        alt=""
        width="400"
        height="400"
        fetchPriority="high"
      />
      <h3 className={styles.title}>{name}</h3>
      <LiveRound game={key} words={words} look={styles} label={t('liveLabel', { game: name })} />
      <Link className={`${cards.link} ${styles.play}`} to={`/game/${key}`}>
        {t('play')}
        <Icon name="chevron" size={16} />
      </Link>
      <Past />
    </div>
  );
}

/** The results of the last rounds. */
function Past() {
  const { t } = useTranslation('lobby');
  const results = useLastResults(FIRST_GAME.key);
  return (
    <ul className={styles.chips} aria-label={t('lastRounds')}>
      {results?.map(({ roundId, result }) => (
        <Chip key={roundId} rate={BigInt(result[0] ?? 0)} />
      ))}
    </ul>
  );
}

function Chip({ rate }: { rate: Rate }) {
  return (
    <li className={styles.chip} data-rate={rateBand(rate)}>
      {formatRate(rate)}
    </li>
  );
}

/** Card about provable fairness: every result can be recomputed by the player. */
export function FairCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('lobby');
  return (
    <div className={styles.fair}>
      <span className={styles.icon}>
        <Icon name="shield" size={24} />
      </span>
      <Heading className={styles.fairTitle}>{t('fairTitle')}</Heading>
      <p className={styles.text}>{t('fairText')}</p>
      <Link className={styles.action} to={FAIRNESS_PATH}>
        {t('fairAction')}
        <Icon name="chevron" size={16} />
      </Link>
    </div>
  );
}
