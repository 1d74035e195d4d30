import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { formatCount } from '../../i18n/format.ts';
import { useAwards } from '../../shared/promotions/awardNews/awardsStore.ts';
import { Button, IconButton } from '../../ui/actions/Button.tsx';
import promptCard from '../../ui/styles/promptCard.module.css';
import styles from './LevelReached.module.css';
import { Medal } from './Medal.tsx';

/** Celebrates a newly reached level once; the page stays usable. */
export function LevelReached({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['vip', 'common']);
  const navigate = useNavigate();
  const level = useAwards(({ vip }) => vip?.level ?? 0);
  const name = t('reached', { level: formatCount(level) });
  const look = () => {
    onClose();
    void navigate('/vip');
  };
  return (
    <aside className={`${promptCard.card} ${styles.card}`} aria-label={name}>
      <IconButton icon="close" label={t('common:close')} className={styles.close} onClick={onClose} />
      <span className={styles.medal}>
        <Medal level={level} size={104} shining />
      </span>
      <p className={styles.title} role="status">
        {name}
      </p>
      <p className={styles.text}>{t('reachedText')}</p>
      <Button kind="primary" size="large" onClick={look}>
        {t('reachedYes')}
      </Button>
    </aside>
  );
}
