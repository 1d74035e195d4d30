import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './FairCard.module.css';

/** Every result can be worked out again by the player. */
export function FairCard({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useTranslation('lobby');
  return (
    <div className={styles.card}>
      <span className={styles.icon}>
        <Icon name="shield" size={24} />
      </span>
      <Heading className={styles.title}>{t('fairTitle')}</Heading>
      <p className={styles.text}>{t('fairText')}</p>
      <Link className={styles.action} to="/game/crash/fairness">
        {t('fairAction')}
        <Icon name="chevron" size={16} />
      </Link>
    </div>
  );
}
