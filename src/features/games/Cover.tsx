import { useState } from 'react';
import styles from './Cover.module.css';

/** The game's cover, large, in a glow of its own colours. */
export function Cover({ cover, title }: { cover: string; title: string }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <div className={styles.frame} aria-hidden="true">
        <span className={styles.lost}>{title}</span>
      </div>
    );
  return (
    <div className={styles.frame}>
      {/* The small file: blurred, nobody sees the difference. */}
      <img className={styles.glow} src={`${cover}-180.webp`} alt="" width={180} height={240} />
      <img
        className={styles.picture}
        src={`${cover}-360.webp`}
        alt=""
        width={360}
        height={480}
        fetchPriority="high"
        onError={() => setFailed(true)}
      />
    </div>
  );
}
