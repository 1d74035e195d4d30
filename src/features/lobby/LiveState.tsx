import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { LiveMarkProps } from '../../games/definition.ts';
import { liveTile } from '../../games/liveTiles.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { useLineDown } from '../../shared/site/line.ts';
import { writeText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './LiveState.module.css';
import { type LivePhase, shownRate, useLivePhase, useLiveRound } from './liveTables.ts';
import { secondsLeft, useLiveValue } from './liveValue.ts';

const NAMES = {
  betting: 'ownGames:betting',
  playing: 'ownGames:drawing',
  result: 'ownGames:result',
} as const satisfies Record<LivePhase, string>;
/** Crash's rocket flies until it blows up. */
const OF_CRASH = { ...NAMES, playing: 'flying', result: 'ended' } as const satisfies Record<
  LivePhase,
  string
>;

/** The round under way: its phase, how long bets are taken, how it goes or went. */
export function LiveState({ game }: { game: RoundGameKey }) {
  const { t } = useTranslation(['lobby', 'ownGames']);
  const round = useLiveRound(game);
  const phase = useLivePhase(round);
  const names = game === 'crash' ? OF_CRASH : NAMES;
  const old = useLineDown() && round !== null;
  return (
    <div className={styles.place}>
      <div className={styles.state} data-phase={phase ?? 'loading'} data-old={old || undefined}>
        <p className={styles.phase}>
          <span className={styles.dot} aria-hidden="true" />
          {phase ? t(names[phase]) : <Skeleton width="7em" />}
        </p>
        <div className={styles.now}>
          {round && phase === 'result' && round.result && game !== 'crash' ? (
            <span className={styles.result}>
              <ResultMarks result={round.result} size={34} Mark={liveTile(game).Mark} />
            </span>
          ) : (
            <Figure game={game} round={round} phase={phase} />
          )}
        </div>
        <div className={styles.bar} aria-hidden="true">
          {round && phase === 'betting' && <Bar round={round} />}
        </div>
        <p className={styles.bets}>
          {round && t('players', { count: round.betCount, formatted: formatCount(round.betCount) })}
        </p>
      </div>
    </div>
  );
}

const SECONDS = '#';

/** The seconds that are left for bets; of crash, the multiplier after them. */
function Figure({
  game,
  round,
  phase,
}: {
  game: RoundGameKey;
  round: LiveRound | null;
  phase: LivePhase | null;
}) {
  const { t } = useTranslation('ownGames');
  // A text is looked up as it is rendered: that takes longer than all else of a second's change.
  const [before = '', after = ''] = t('closes', { seconds: SECONDS }).split(SECONDS);
  const figure = useLiveValue(
    (now) => {
      if (!round) return 0;
      if (phase === 'betting') return secondsLeft(round.closeTime, now);
      return game === 'crash' ? shownRate(round, now) : 0;
    },
    (node, value) => {
      if (phase === 'betting') writeText(node, `${before}${value}${after}`);
      else writeText(node, game === 'crash' ? formatRate(BigInt(value)) : '…');
    },
  );
  return <span className={styles.figure} ref={figure} />;
}

/** Runs out second by second, with the figure: a bar that glides would have the screen drawn sixty times a second. */
function Bar({ round: { startTime, closeTime } }: { round: LiveRound }) {
  const bar = useLiveValue(
    (now) => secondsLeft(closeTime, now),
    (node, seconds) => {
      node.style.transform = `scaleX(${Math.min(1, (seconds * 1_000) / (closeTime - startTime))})`;
    },
  );
  return <span className={styles.left} ref={bar} />;
}

/** What a round brought. */
export function ResultMarks({
  result,
  size,
  Mark,
}: {
  result: readonly string[];
  size: number;
  /** How the game shows a part of a result. */
  Mark: ComponentType<LiveMarkProps>;
}) {
  // Three dice of a row are read as one thing: smaller, close together.
  const each = result.length > 1 ? size - 6 : size;
  return (
    <span className={styles.marks}>
      {result.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces repeat, and a result never changes
        <span key={at}>
          <Mark part={part} size={each} />
        </span>
      ))}
    </span>
  );
}
