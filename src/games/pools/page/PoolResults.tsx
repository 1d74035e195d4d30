import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../../i18n/format.ts';
import { useSheet } from '../../frame/useSheet.ts';
import type { PoolPast, PoolRound } from '../engine/poolState.ts';
import styles from './PoolResults.module.css';
import { usePool } from './poolUi.ts';

/** At most so many results stand above the picture. */
const RESULTS = 10;

/** The history with the live round's result in front, once its picture has shown it. */
function shownResults<Result>(
  history: readonly PoolPast<Result>[],
  round: PoolRound<Result> | null,
): readonly PoolPast<Result>[] {
  if (!round?.end || history[0]?.roundId === round.roundId) return history;
  return [{ roundId: round.roundId, result: round.end.result }, ...history].slice(0, RESULTS);
}

/** The last results, newest first; one opens its round. */
export function PoolResults<Result>({
  mark,
  words,
}: {
  mark: (result: Result) => ReactNode;
  /** The result for screen readers. */
  words: (result: Result) => string;
}) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  const history = usePool(({ game }) => game.history);
  const round = usePool(({ game, shown }) => (game.round?.roundId === shown ? game.round : null));
  const results = shownResults(history, round) as { roundId: string | null; result: Result }[];
  return (
    <nav className={styles.row} aria-label={t('lastRounds')}>
      {results.length === 0 && <span className={styles.none}>{t('noRounds')}</span>}
      <ul className={styles.results}>
        {results.map(({ roundId, result }, place) => (
          <li key={roundId ?? `place ${place}`}>
            <button
              type="button"
              className={styles.result}
              disabled={roundId === null}
              aria-label={t('pastRound', {
                id: roundId === null ? '' : formatCount(BigInt(roundId)),
                result: words(result),
              })}
              onClick={() => roundId !== null && sheet.open({ kind: 'round', roundId })}
            >
              {mark(result)}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
