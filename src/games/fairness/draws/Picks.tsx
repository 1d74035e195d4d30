import { useTranslation } from 'react-i18next';
import { decimalSeparator } from '../../../i18n/format.ts';
import type { DrawGame } from './drawGame.ts';
import styles from './Picks.module.css';
import type { ProvedPick } from './proveDraw.ts';

/** How four bytes at a time become numbers, a line each. */
export function Picks({ game, picks }: { game: DrawGame; picks: readonly ProvedPick[] }) {
  const { t } = useTranslation('fairnessDraws');
  const { of } = game.rule;
  return (
    <div className={styles.picks}>
      <span className={styles.title}>{t('step3', { of })}</span>
      <ol className={styles.list}>
        {picks.map(({ bytes, float, value }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: picks are told apart by their places alone
          <li key={place} className={styles.pick}>
            <span className={styles.way}>
              <code>{bytes.replace(/(..)(?=.)/g, '$1 ')}</code>
              <span>{`= ${digits(float / 2 ** 32, 6)} × ${of} = ${digits((float * of) / 2 ** 32, 3)}`}</span>
            </span>
            <b>{value}</b>
            {game.mark(value, 28)}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Cut, not rounded: a number just below 3 must not read as 3. */
function digits(number: number, places: number): string {
  const scale = 10 ** places;
  return (Math.floor(number * scale) / scale).toFixed(places).replace('.', decimalSeparator());
}
