import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './FavouriteToggle.module.css';

/** Whether the list shows the player's favourites alone. */
export function FavouriteToggle({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation('lobby');
  return (
    <button
      type="button"
      className={styles.toggle}
      aria-pressed={on}
      aria-label={t('onlyFavourites')}
      onClick={() => onChange(!on)}
    >
      <Icon name={on ? 'heartFilled' : 'heart'} />
    </button>
  );
}
