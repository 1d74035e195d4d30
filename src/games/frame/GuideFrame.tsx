import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './GuideFrame.module.css';
import { useSheet } from './TableSheets.tsx';

/** A game's guide: its sections (GuideSection), then the fairness facts. `fair`: what is fixed about a round, and when. */
export function GuideFrame({ game, fair, children }: { game: string; fair: string; children: ReactNode }) {
  const { t } = useTranslation('table');
  const sheet = useSheet();
  return (
    <div className={styles.guide}>
      <button type="button" className={styles.link} onClick={() => sheet.open({ kind: 'controls' })}>
        <Icon name="settings" size={18} />
        {t('openControls')}
      </button>
      {children}
      <GuideSection title={t('guideFairTitle')}>
        <p>{fair}</p>
        <Link className={styles.link} to={`/game/${game}/fairness`}>
          <Icon name="shield" size={18} />
          {t('guideFairAction')}
        </Link>
      </GuideSection>
      <p className={styles.note}>{t('guidePlayMoney')}</p>
    </div>
  );
}

/** A section of a guide: numbered steps, then other content: paragraphs, facts, payouts. */
export function GuideSection({
  title,
  steps = [],
  children,
}: {
  title: string;
  steps?: readonly string[];
  children?: ReactNode;
}) {
  return (
    <section>
      <h3>{title}</h3>
      {steps.length > 0 && (
        <ol>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {children}
    </section>
  );
}

/** The payouts, one line per bet: its name, then its numbers. */
export function PayTable({
  head,
  rows,
}: {
  head: readonly string[];
  rows: readonly { key: string; name: ReactNode; values: readonly string[] }[];
}) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, values }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {values.map((value, column) => (
              <td key={head[column + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
