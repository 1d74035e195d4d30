import { useTranslation } from 'react-i18next';
import type { GameDetail } from '../../../contract/http/catalogue.ts';
import { formatDay, formatPercent } from '../../i18n/format.ts';
import { type Fact, Facts } from '../../ui/layout/Facts.tsx';
import styles from './GameFacts.module.css';

/** The levels of contract's `volatility`, from 1 on. */
const LEVELS = ['volatility1', 'volatility2', 'volatility3', 'volatility4', 'volatility5'] as const;

export function GameFacts({ game: { rtp, volatility, releasedAt } }: { game: GameDetail }) {
  const { t, i18n } = useTranslation('games');
  const rows: Fact[] = [];
  if (rtp !== null) rows.push({ label: t('rtp'), value: formatPercent(BigInt(rtp)) });
  if (volatility !== null) rows.push({ label: t('volatility'), value: <Volatility level={volatility} /> });
  // Release dates are days, kept as their midnight in UTC.
  rows.push({ label: t('released'), value: formatDay(releasedAt, i18n.language, 'UTC') });
  return (
    <section className={styles.facts} aria-label={t('facts')}>
      <Facts rows={rows} />
      {rtp !== null && <p className={styles.note}>{t('rtpNote')}</p>}
    </section>
  );
}

function Volatility({ level }: { level: number }) {
  const { t } = useTranslation('games');
  const word = LEVELS[level - 1];
  return (
    <span className={styles.volatility}>
      {word && t(word)}
      <span className={styles.dots} aria-hidden="true">
        {LEVELS.map((name, at) => (
          <span key={name} className={styles.dot} data-on={at < level || undefined} />
        ))}
      </span>
    </span>
  );
}
