import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameCard } from '../../../contract/http/play/catalogue.ts';
import type { Rate } from '../../../contract/money.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { GameTile } from '../../shared/catalogue/GameTile.tsx';
import { rateBand } from '../../shared/play/rateBand.ts';
import { useLineDown } from '../../shared/site/line.ts';
import { SectionHeader, TileRow } from '../../ui/layout/TileRow.tsx';
import { writeText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import cards from './cards.module.css';
import styles from './InHouse.module.css';
import {
  phaseOf,
  roundOf,
  shownRate,
  useFollowedTables,
  useIsKnown,
  useLastResults,
  useLiveRound,
} from './liveTables.ts';
import { secondsLeft, useLiveValue, withSeconds } from './liveValue.ts';

/**
 * Kilat's own games: crash as it flies right now, the others as covers. Crash is there from the start, and stays unless the
 * house turns out not to play it. @param games null until they are known
 */
export function InHouse({ games }: { games: readonly GameCard[] | null }) {
  const { t } = useTranslation('lobby');
  const title = t('inHouse');
  const others = games?.filter(({ id }) => id !== 'crash') ?? [];
  const hasCrash = games === null || others.length < games.length;
  return (
    <section>
      <SectionHeader title={title} />
      <div className={styles.cards}>
        {hasCrash && <CrashCard />}
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
  useFollowedTables();
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
      <LivePanel />
      <Link className={`${cards.link} ${styles.play}`} to="/game/crash">
        {t('play')}
        <Icon name="chevron" size={16} />
      </Link>
      <Past />
    </div>
  );
}

/** Where the last rounds ended. */
function Past() {
  const { t } = useTranslation('lobby');
  const results = useLastResults('crash');
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

/** Crash's round under way: its phase, its multiplier as it grows, its bets. Written as it goes on, without rendering. */
function LivePanel() {
  const { t } = useTranslation('lobby');
  const known = useIsKnown('crash');
  const old = useLineDown() && known;
  const name = useRef<HTMLSpanElement>(null);
  const bets = useRef<HTMLSpanElement>(null);
  const panel = useLiveRound<HTMLElement>('crash', ({ betCount }, phase) => {
    writeText(name.current, t(NAMES[phase]));
    writeText(bets.current, t('players', { count: betCount, formatted: formatCount(betCount) }));
  });
  return (
    <section
      className={styles.panel}
      data-phase="loading"
      data-old={old || undefined}
      aria-label={t('liveLabel')}
      ref={panel}
    >
      <p className={styles.state}>
        <span className={styles.dot} aria-hidden="true" />
        {known ? <span ref={name} /> : t(NAMES.betting)}
      </p>
      <p className={styles.number}>{known ? <Figure /> : <Skeleton width="3em" />}</p>
      <p className={styles.bets}>{known ? <span ref={bets} /> : <Skeleton width="9em" />}</p>
    </section>
  );
}

const NAMES = { betting: 'live', playing: 'flying', result: 'ended' } as const;

/** When it lifts off, then its multiplier. */
function Figure() {
  const { t } = useTranslation('lobby');
  const preparing = withSeconds((seconds) => t('preparing', { seconds }));
  const figure = useLiveValue((now) => {
    const round = roundOf('crash');
    if (!round) return '';
    if (phaseOf(round, now) === 'betting') return preparing(secondsLeft(round.closeTime, now));
    return formatRate(BigInt(shownRate(round, now)));
  }, writeText);
  return <span className={styles.figure} ref={figure} />;
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
