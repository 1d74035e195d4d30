import { useTranslation } from 'react-i18next';
import { formatCount, formatRate } from '../../../i18n/format.ts';
import { rateBand } from '../../../shared/play/rateBand.ts';
import { useSheet } from '../../frame/useSheet.ts';
import { useCrash } from './liveCrash.ts';
import styles from './RoundChips.module.css';

/** Where the last rounds broke up, newest first; a chip opens its round. */
export function RoundChips() {
  const { t } = useTranslation(['crash', 'table']);
  const sheet = useSheet();
  const history = useCrash((state) => state.game.history);
  return (
    <nav className={styles.row} aria-label={t('table:lastRounds')}>
      {history.length === 0 && <span className={styles.none}>{t('table:noRounds')}</span>}
      <ul className={styles.chips}>
        {history.map(({ roundId, rate }) => (
          <li key={roundId}>
            <button
              type="button"
              className={styles.chip}
              data-rate={rateBand(rate)}
              aria-label={t('pastRound', { id: formatCount(BigInt(roundId)), rate: formatRate(rate) })}
              onClick={() => sheet.open({ kind: 'round', roundId })}
            >
              <span>{formatRate(rate)}</span>
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
