import { useTranslation } from 'react-i18next';
import { WINGO_NUMBERS, wingoColours } from '../../../../contract/games/wingo/rules.ts';
import { roundName } from '../engine/wingo.ts';
import styles from './TrendChart.module.css';

/** Number of rounds in the chart; row height and column width in drawing units. */
const ROUNDS = 50;
const ROW = 30;
const COLUMN = 26;

/** The last results, newest first: the number of each, connected to the previous one by a line, and its colours. */
export function TrendChart({ results }: { results: readonly { phase: string; result: number }[] }) {
  const { t } = useTranslation(['wingo', 'table']);
  const shown = results.slice(0, ROUNDS);
  const line = shown.map(({ result }, row) => `${(result + 0.5) * COLUMN},${(row + 0.5) * ROW}`).join(' ');
  const size = { width: WINGO_NUMBERS.length * COLUMN, height: shown.length * ROW };
  if (shown.length === 0) return <p>{t('table:noRounds')}</p>;
  return (
    <div className={styles.chart}>
      <div className={styles.lines} aria-hidden="true">
        <svg aria-hidden="true" viewBox={`0 0 ${size.width} ${size.height}`} preserveAspectRatio="none">
          <polyline points={line} vectorEffect="non-scaling-stroke" />
        </svg>
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('trendRound')}</th>
            {WINGO_NUMBERS.map((select, number) => (
              <th key={select} scope="col" className={styles.number}>
                {number}
              </th>
            ))}
            <th scope="col">{t('trendColour')}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ phase, result }) => (
            <tr key={phase}>
              <th scope="row" className={styles.round}>
                {roundName(phase)}
              </th>
              {WINGO_NUMBERS.map((select, number) => (
                <td key={select} className={styles.number}>
                  {number === result ? (
                    <span className={styles.hit} data-colour={wingoColours(number).join(' ')}>
                      {number}
                    </span>
                  ) : (
                    <span aria-hidden="true">{number}</span>
                  )}
                </td>
              ))}
              <td className={styles.colours}>
                {wingoColours(result).map((colour) => (
                  <i key={colour} data-colour={colour} title={t(colour)}>
                    <span className="visually-hidden">{t(colour)} </span>
                  </i>
                ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
