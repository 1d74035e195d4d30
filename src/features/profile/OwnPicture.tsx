import { useTranslation } from 'react-i18next';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { ImageField } from '../../ui/fields/ImageField.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './OwnPicture.module.css';

/** The picture of one's own that is shown to the player alone: the one there is, or one to be chosen. */
export function OwnPicture({
  avatar,
  portrait,
  images,
  busy,
  failed,
  onImages,
  onRemove,
}: {
  avatar: number;
  /** The one there is. */
  portrait: string | null;
  images: readonly File[];
  busy: boolean;
  /** The code that the house refused it with. */
  failed: number | undefined;
  onImages: (images: readonly File[]) => void;
  onRemove: () => void;
}) {
  const { t } = useTranslation('profile');
  if (portrait === null)
    return (
      <div className={styles.choose}>
        <ImageField
          label={t('ownPicture')}
          value={images}
          onChange={onImages}
          most={1}
          busy={busy}
          failed={failed}
        />
        <p className={styles.note}>{t('ownPictureText')}</p>
      </div>
    );
  return (
    <section className={styles.own} aria-label={t('ownPicture')}>
      <Avatar avatar={avatar} portrait={portrait} size={72} />
      <div className={styles.words}>
        <p className={styles.title}>{t('ownPicture')}</p>
        <p className={styles.note}>{t('ownPictureText')}</p>
      </div>
      <Button onClick={onRemove} aria-label={t('ownPictureRemove')}>
        <Icon name="close" size={18} />
        {t('remove')}
      </Button>
    </section>
  );
}
