import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './RoundPick.module.css';

/** The way from a round that was checked to its recording. */
export function ReplayLink({ to }: { to: string }) {
  const { t } = useTranslation('fairness');
  return (
    <Link className={styles.replay} to={to}>
      <Icon name="play" size={16} />
      {t('replay')}
    </Link>
  );
}
