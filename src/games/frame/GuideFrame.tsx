import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './GuideFrame.module.css';

/** A game's guide: its sections (GuideSection), then what can be checked. `fair`: what of a round is fixed, and when. */
export function GuideFrame({ game, fair, children }: { game: string; fair: string; children: ReactNode }) {
  const { t } = useTranslation('table');
  return (
    <div className={styles.guide}>
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

/** A section of a guide: what is done one after another, then whatever else there is: paragraphs, facts, payouts. */
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
