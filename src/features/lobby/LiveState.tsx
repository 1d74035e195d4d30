import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LiveRound } from '../../../contract/games/live/channel.ts';
import type { RoundGameKey } from '../../../contract/games/roundGames.ts';
import { shownCents } from '../../games/crash/engine/crashView.ts';
import type { LiveMarkProps } from '../../games/definition.ts';
import { liveTile } from '../../games/liveTiles.ts';
import { formatCount, formatRate } from '../../i18n/format.ts';
import { serverNow } from '../../net/house.ts';
import { useLiveText } from '../../ui/live/useLiveText.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './LiveState.module.css';
import { type LivePhase, LOBBY_PACE, useLivePhase } from './liveTables.ts';

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
export function LiveState({ game, round }: { game: RoundGameKey; round: LiveRound | null }) {
  const { t } = useTranslation(['lobby', 'ownGames']);
  const phase = useLivePhase(round);
  const names = game === 'crash' ? OF_CRASH : NAMES;
  return (
    <div className={styles.state} data-phase={phase ?? 'loading'}>
      <p className={styles.phase}>
        <span className={styles.dot} aria-hidden="true" />
        {phase ? t(names[phase]) : <Skeleton width="7em" />}
      </p>
      <div className={styles.now}>
        {round && phase === 'result' && round.result && game !== 'crash' ? (
          <ResultMarks result={round.result} size={34} Mark={liveTile(game).Mark} />
        ) : (
          <Figure game={game} round={round} />
        )}
      </div>
      <div className={styles.bar} aria-hidden="true">
        {round && phase === 'betting' && <Bar key={round.roundId} round={round} />}
      </div>
      <p className={styles.bets}>
        {round && t('players', { count: round.betCount, formatted: formatCount(round.betCount) })}
      </p>
    </div>
  );
}

/** The seconds that are left for bets; of crash, the multiplier after them. */
function Figure({ game, round }: { game: RoundGameKey; round: LiveRound | null }) {
  const { t } = useTranslation('ownGames');
  const figure = useLiveText<HTMLSpanElement>(() => {
    if (!round) return '';
    const [target] = round.result ?? [];
    const left = round.closeTime - serverNow();
    if (game === 'crash' && target !== undefined) return formatRate(BigInt(target));
    if (left > 0) return t('closes', { seconds: Math.ceil(left / 1000) });
    return game === 'crash' ? formatRate(BigInt(shownCents(-left)) * 100n) : '…';
  }, LOBBY_PACE);
  return <span className={styles.figure} ref={figure} />;
}

/** Runs out by itself as betting closes. */
function Bar({ round: { startTime, closeTime } }: { round: LiveRound }) {
  // Once: a delay that is set anew would move the animation that is running.
  const [style] = useState(() => ({
    animationDuration: `${closeTime - startTime}ms`,
    animationDelay: `${Math.min(0, startTime - serverNow())}ms`,
  }));
  return <span className={styles.left} style={style} />;
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
