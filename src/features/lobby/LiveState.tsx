import { type ComponentType, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import type { LiveMarkProps } from '../../games/definition.ts';
import { liveTile } from '../../games/liveTiles.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { useLineDown } from '../../shared/site/line.ts';
import { writeText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './LiveState.module.css';
import {
  type LivePhase,
  phaseOf,
  roundOf,
  shownRate,
  useIsKnown,
  useLastResults,
  useLiveRound,
} from './liveTables.ts';
import { secondsLeft, useLiveValue, withSeconds } from './liveValue.ts';

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

/** The round under way: its phase, how long bets are taken, how it goes or went. Written as it goes on, without rendering. */
export function LiveState({ game }: { game: RoundGameKey }) {
  const { t } = useTranslation(['lobby', 'ownGames']);
  const known = useIsKnown(game);
  const old = useLineDown() && known;
  const name = useRef<HTMLSpanElement>(null);
  const bets = useRef<HTMLParagraphElement>(null);
  const names = game === 'crash' ? OF_CRASH : NAMES;
  const state = useLiveRound<HTMLDivElement>(game, ({ betCount }, phase) => {
    writeText(name.current, t(names[phase]));
    writeText(bets.current, t('players', { count: betCount, formatted: formatCount(betCount) }));
  });
  return (
    <div className={styles.place}>
      <div className={styles.state} data-phase="loading" data-old={old || undefined} ref={state}>
        <p className={styles.phase}>
          <span className={styles.dot} aria-hidden="true" />
          {known ? <span ref={name} /> : <Skeleton width="7em" />}
        </p>
        <div className={styles.now}>
          {game !== 'crash' && <Result game={game} />}
          <Figure game={game} />
        </div>
        <div className={styles.bar} aria-hidden="true">
          <Bar game={game} />
        </div>
        <p className={styles.bets} ref={bets} />
      </div>
    </div>
  );
}

/** What the last round brought, seen until the next begins. */
function Result({ game }: { game: RoundGameKey }) {
  const [last] = useLastResults(game) ?? [];
  return (
    <span className={styles.result}>
      {last && <ResultMarks result={last.result} size={34} Mark={liveTile(game).Mark} />}
    </span>
  );
}

/** The seconds that are left for bets; of crash, the multiplier after them. */
function Figure({ game }: { game: RoundGameKey }) {
  const { t } = useTranslation('ownGames');
  const closes = withSeconds((seconds) => t('closes', { seconds }));
  const figure = useLiveValue((now) => {
    const round = roundOf(game);
    if (!round) return '';
    if (phaseOf(round, now) === 'betting') return closes(secondsLeft(round.closeTime, now));
    return game === 'crash' ? formatRate(BigInt(shownRate(round, now))) : '…';
  }, writeText);
  return <span className={styles.figure} ref={figure} />;
}

/** Runs out second by second, with the figure: a bar that glides would have the screen drawn sixty times a second. */
function Bar({ game }: { game: RoundGameKey }) {
  const bar = useLiveValue(
    (now) => {
      const round = roundOf(game);
      if (!round || phaseOf(round, now) !== 'betting') return 0;
      const { startTime, closeTime } = round;
      return Math.min(1, (secondsLeft(closeTime, now) * 1_000) / (closeTime - startTime));
    },
    (node, left) => {
      node.style.transform = `scaleX(${left})`;
    },
  );
  return <span className={styles.left} ref={bar} />;
}

/** What a round brought: rendered once, a round's result never changes. */
export const ResultMarks = memo(function ResultMarks({
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
});
