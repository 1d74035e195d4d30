import type { ReactNode } from 'react';
import { formatCount } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import styles from './RankRow.module.css';

/** Somebody's row in a ranking: place, who, what it is ranked by, and the prize. */
export function RankRow({
  place,
  avatar,
  name,
  by,
  prize,
  own = false,
}: {
  place: number;
  avatar: number;
  name: ReactNode;
  by: string;
  prize?: string | undefined;
  own?: boolean;
}) {
  return (
    <li className={styles.row} data-own={own || undefined}>
      <span className={styles.place} data-place={place <= 3 ? place : undefined}>
        {formatCount(place)}
      </span>
      <Avatar avatar={avatar} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.by}>{by}</span>
      </span>
      {prize !== undefined && <span className={styles.prize}>{prize}</span>}
    </li>
  );
}
