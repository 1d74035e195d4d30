import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/account/Avatar.tsx';
import cards from '../../ui/styles/choice.module.css';
import styles from './AvatarChoice.module.css';

const AVATARS = Array.from({ length: 24 }, (_, avatar) => avatar);

/** The built-in portraits, one of them chosen. */
export function AvatarChoice({ value, onChange }: { value: number; onChange: (avatar: number) => void }) {
  const { t } = useTranslation('profile');
  return (
    <fieldset className={styles.choice}>
      <legend className={cards.legend}>{t('portrait')}</legend>
      <div className={styles.grid}>
        {AVATARS.map((avatar) => (
          <label key={avatar} className={styles.one} data-chosen={avatar === value}>
            <input
              type="radio"
              name="avatar"
              className={styles.radio}
              checked={avatar === value}
              onChange={() => onChange(avatar)}
              aria-label={t('portraitNumber', { number: avatar + 1 })}
            />
            <Avatar avatar={avatar} size={44} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
