import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { wingoColours } from '../../../../contract/games/wingo/rules.ts';
import { refText } from '../../engine/roundRef.ts';
import { useSheet } from '../../frame/useSheet.ts';
import { roundName } from '../engine/wingo.ts';
import { WingoMark } from '../WingoMark.tsx';
import styles from './WingoResults.module.css';
import { useModel, useWingoDrawn } from './wingoSessions.ts';

/** The model's last numbers, newest first: a ball opens its round; at the end the way to the trend. */
export function WingoResults() {
  const { t } = useTranslation(['wingo', 'table']);
  const sheet = useSheet();
  const model = useModel((state) => state.model);
  const drawn = useWingoDrawn();
  return (
    <nav className={styles.row} aria-label={t('table:lastRounds')}>
      {drawn.length === 0 && <span className={styles.none}>{t('table:noRounds')}</span>}
      <ul className={styles.balls}>
        {drawn.map(({ roundId, result }) => (
          <li key={roundId}>
            <button
              type="button"
              className={styles.ball}
              aria-label={t('pastRound', {
                id: roundName(roundId ?? ''),
                number: result,
                colours: wingoColours(result)
                  .map((colour) => t(colour))
                  .join(', '),
              })}
              onClick={() =>
                sheet.open({ kind: 'round', roundId: refText({ table: model, roundId: roundId ?? '' }) })
              }
            >
              <WingoMark number={result} size={30} />
            </button>
          </li>
        ))}
      </ul>
      <Link className={styles.trend} to={`/game/wingo/trend?model=${model}`}>
        <span>{t('trend')}</span>
      </Link>
    </nav>
  );
}
