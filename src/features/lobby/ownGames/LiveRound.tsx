import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import { flightOf } from '../../../games/flight.ts';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { useLineDown } from '../../../shared/site/line.ts';
import { onTick, writeText } from '../../../ui/live/useLiveText.ts';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { liveNow } from './liveNow.ts';
import { type LivePhase, phaseOf, roundOf, secondsLeft, useIsKnown } from './liveTables.ts';

/** Update interval of the figures, ms; no higher rate is needed for a glance. */
const PACE = 500;

/** The texts of a round's phases, and of the remaining betting time. */
export interface LiveWords extends Readonly<Record<LivePhase, string>> {
  closes(seconds: number): string;
}

/**
 * A game's live round: phase, figure, time left, number of bets. These change twice a second in every tile, and rendering them
 * with React takes ten times as long as writing them on a cheap phone. So React renders empty elements, and `write` fills them:
 * after each render and at each tick, from the store and the clock. Nothing else writes them.
 */
export function LiveRound({
  game,
  words,
  look,
  label,
  children,
}: {
  game: RoundGameKey;
  words: LiveWords;
  /** The class names of its parts; without `bar` the time left is shown only by the figure. */
  look: Readonly<Record<string, string>>;
  label?: string;
  /** Replaces the figure once the result is known. */
  children?: ReactNode;
}) {
  const { t } = useTranslation('lobby');
  const known = useIsKnown(game);
  const old = useLineDown() && known;
  const root = useRef<HTMLElement>(null);
  const name = useRef<HTMLSpanElement>(null);
  const figure = useRef<HTMLSpanElement>(null);
  const bar = useRef<HTMLSpanElement>(null);
  const bets = useRef<HTMLSpanElement>(null);
  const flight = flightOf(game);

  const write = () => {
    const round = roundOf(game);
    if (!round || !root.current) return;
    const { startTime, closeTime, result, betCount } = round;
    const now = liveNow();
    const phase = phaseOf(round, now);
    const seconds = secondsLeft(closeTime, now);
    const rate = flight && (result ? result[0] : flight(now - closeTime));
    if (root.current.dataset.phase !== phase) root.current.dataset.phase = phase;
    writeText(name.current, words[phase]);
    writeText(
      figure.current,
      phase === 'betting' ? words.closes(seconds) : rate === undefined ? '…' : formatRate(BigInt(rate)),
    );
    writeText(bets.current, t('players', { count: betCount, formatted: formatCount(betCount) }));
    const left = phase === 'betting' ? Math.min(1, (seconds * 1_000) / (closeTime - startTime)) : 0;
    if (bar.current) bar.current.style.transform = `scaleX(${left})`;
  };
  const newest = useRef(write);
  useEffect(() => {
    newest.current = write;
    write();
  });
  useEffect(() => onTick(() => newest.current(), PACE), []);

  return (
    <section
      className={look.state}
      data-phase="loading"
      data-old={old || undefined}
      aria-label={label}
      ref={root}
    >
      <p className={look.phase}>
        <span className={look.dot} aria-hidden="true" />
        {known ? <span ref={name} /> : <Skeleton width="7em" />}
      </p>
      <div className={look.now}>
        {children}
        {known ? <span className={look.figure} ref={figure} /> : <Skeleton width="3em" />}
      </div>
      {look.bar && (
        <div className={look.bar} aria-hidden="true">
          <span className={look.left} ref={bar} />
        </div>
      )}
      <p className={look.bets}>{known ? <span ref={bets} /> : <Skeleton width="9em" />}</p>
    </section>
  );
}
