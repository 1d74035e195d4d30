import { formatCount } from '../../i18n/format.ts';
import { Avatar } from '../../shared/account/Avatar.tsx';
import { Badge } from '../../ui/feedback/Badge.tsx';
import styles from './RankRow.module.css';

/** A player's row in a leaderboard: place, name, ranked value, and prize. */
export function RankRow({
  place,
  avatar,
  name,
  by,
  prize,
  you,
}: {
  place: number;
  avatar: number;
  name: string;
  by: string;
  prize?: string | undefined;
  /** Label of the player's own row. */
  you?: string | undefined;
}) {
  return (
    <li className={styles.row} data-own={you !== undefined || undefined}>
      <span className={styles.place} data-place={place <= 3 ? place : undefined}>
        {formatCount(place)}
      </span>
      <Avatar avatar={avatar} size={36} />
      <span className={styles.words}>
        <span className={styles.name}>
          <span className={styles.text}>{name}</span>
          {you !== undefined && <Badge tone="violet">{you}</Badge>}
        </span>
        <span className={styles.by}>{by}</span>
      </span>
      {prize !== undefined && <span className={styles.prize}>{prize}</span>}
    </li>
  );
}
