import { type ComponentType, memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import type { LiveMarkProps } from '../../../games/definition.ts';
import { flightOf } from '../../../games/flight.ts';
import { liveTile } from '../../../games/liveTiles.ts';
import { LiveRound } from './LiveRound.tsx';
import styles from './LiveState.module.css';
import { useLastResults } from './liveTables.ts';

/** The live round on a game's tile; the result of a game without a flight is shown as marks. */
export function LiveState({ game }: { game: RoundGameKey }) {
  const { t } = useTranslation(['lobby', 'ownGames']);
  const flies = flightOf(game) !== undefined;
  const words = {
    betting: t('ownGames:betting'),
    playing: t(flies ? 'flying' : 'ownGames:drawing'),
    result: t(flies ? 'ended' : 'ownGames:result'),
    closes: (seconds: number) => t('ownGames:closes', { seconds }),
  };
  return (
    <div className={styles.place}>
      <LiveRound game={game} words={words} look={styles}>
        {!flies && <Result game={game} />}
      </LiveRound>
    </div>
  );
}

/** The last round's result, shown until the next begins. */
function Result({ game }: { game: RoundGameKey }) {
  const [last] = useLastResults(game) ?? [];
  return (
    <span className={styles.result}>
      {last && <ResultMarks result={last.result} size={34} Mark={liveTile(game).Mark} />}
    </span>
  );
}

/** A round's result; memoized, because it never changes. */
export const ResultMarks = memo(function ResultMarks({
  result,
  size,
  Mark,
}: {
  result: readonly string[];
  size: number;
  /** The game's mark for a part of a result. */
  Mark: ComponentType<LiveMarkProps>;
}) {
  // Three dice in a row are read as one result: smaller, close together.
  const each = result.length > 1 ? size - 6 : size;
  return (
    <span className={styles.marks}>
      {result.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces may repeat, and a result never changes
        <span key={at}>
          <Mark part={part} size={each} />
        </span>
      ))}
    </span>
  );
});
