import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import type { Rate } from '../../../contract/money.ts';
import { shownCents } from '../../games/crash/engine/crashView.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { serverNow } from '../../net/house.ts';
import { GameTile } from '../../shared/catalogue/GameTile.tsx';
import { rateBand } from '../../shared/play/rateBand.ts';
import { SectionHeader, TileRow } from '../../ui/layout/TileRow.tsx';
import { useLiveText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import cards from './cards.module.css';
import styles from './InHouse.module.css';
import { LOBBY_PACE, useLivePhase, useLiveTables } from './liveTables.ts';

/** Kilat's own games: crash as it flies right now, the others as covers. */
export function InHouse({ others }: { others: readonly GameCard[] }) {
  const { t } = useTranslation('lobby');
  const title = t('inHouse');
  return (
    <section>
      <SectionHeader title={title} />
      <div className={styles.cards}>
        <CrashCard />
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

/** Crash as it flies right now, and where the last rounds ended. All of it leads into the game. */
function CrashCard() {
  const { t } = useTranslation('lobby');
  const table = useLiveTables()?.crash;
  return (
    <div className={`${cards.card} ${styles.card}`}>
      <img
        className={`${cards.art} ${styles.rocket}`}
        src="/games/crash/cover.webp"
        alt=""
        width="400"
        height="400"
        fetchPriority="high"
      />
      <h3 className={styles.title}>{t('game')}</h3>
      <LivePanel round={table?.round ?? null} />
      <Link className={`${cards.link} ${styles.play}`} to="/game/crash">
        {t('play')}
        <Icon name="chevron" size={16} />
      </Link>
      <ul className={styles.chips} aria-label={t('lastRounds')}>
        {table?.past.map(({ roundId, result }) => (
          <Chip key={roundId} rate={BigInt(result[0] ?? 0)} />
        ))}
      </ul>
    </div>
  );
}

function Chip({ rate }: { rate: Rate }) {
  return (
    <li className={styles.chip} data-rate={rateBand(rate)}>
      {formatRate(rate)}
    </li>
  );
}

/** Crash's round under way: its phase, its multiplier as it grows, its bets. */
function LivePanel({ round }: { round: LiveRound | null }) {
  const { t } = useTranslation('lobby');
  const phase = useLivePhase(round);
  const number = useLiveText<HTMLSpanElement>(() => {
    if (!round) return '';
    const [target] = round.result ?? [];
    if (target !== undefined) return formatRate(BigInt(target));
    const elapsed = serverNow() - round.closeTime;
    if (elapsed < 0) return t('preparing', { seconds: Math.ceil(-elapsed / 1000) });
    return formatRate(BigInt(shownCents(elapsed)) * 100n);
  }, LOBBY_PACE);
  return (
    <section className={styles.panel} data-phase={phase ?? 'loading'} aria-label={t('liveLabel')}>
      <p className={styles.state}>
        <span className={styles.dot} aria-hidden="true" />
        {phase === 'playing' && t('flying')}
        {phase === 'result' && t('ended')}
        {(phase === 'betting' || phase === null) && t('live')}
      </p>
      <p className={styles.number}>
        {phase === null && <Skeleton width="3em" />}
        <span ref={number} />
      </p>
      <p className={styles.bets}>
        {round ? (
          t('players', { count: round.betCount, formatted: formatCount(round.betCount) })
        ) : (
          <Skeleton width="9em" />
        )}
      </p>
    </section>
  );
}

/** Every result can be worked out again by the player. */
export function FairCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('lobby');
  return (
    <div className={styles.fair}>
      <span className={styles.icon}>
        <Icon name="shield" size={24} />
      </span>
      <Heading className={styles.fairTitle}>{t('fairTitle')}</Heading>
      <p className={styles.text}>{t('fairText')}</p>
      <Link className={styles.action} to="/game/crash/fairness">
        {t('fairAction')}
        <Icon name="chevron" size={16} />
      </Link>
    </div>
  );
}
