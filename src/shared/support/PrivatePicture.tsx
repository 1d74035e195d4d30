import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './PrivatePicture.module.css';

/**
 * A picture that only its player may fetch, so that no address of it can stand in the page; a press shows it whole in a
 * tab of its own. The page asks for the namespace `pictures` with its own.
 */
export function PrivatePicture({
  name,
  number,
  load,
}: {
  name: string;
  /** Which one of several it is, from 1. */
  number: number;
  load: (name: string) => Promise<Blob>;
}) {
  const { t } = useTranslation('pictures');
  const [address, setAddress] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is the same way to it however often it is made
  useEffect(() => {
    let made: string | null = null;
    let gone = false;
    load(name)
      .then((picture) => {
        if (gone) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      .catch(() => setFailed(true));
    return () => {
      gone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [name]);
  if (address === null)
    return (
      <span className={styles.place} role="img" aria-label={failed ? t('lost') : t('picture', { number })}>
        {failed && <Icon name="alert" />}
      </span>
    );
  return (
    <a className={styles.place} href={address} target="_blank" rel="noreferrer">
      <img className={styles.image} src={address} alt={t('open', { number })} />
    </a>
  );
}
