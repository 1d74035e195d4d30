import { useTranslation } from 'react-i18next';
import type { PlaySessionReply } from '../../../contract/http/limits.ts';
import { formatCompact } from '../../i18n/format.ts';
import { signedMoney } from '../../i18n/signedMoney.ts';
import styles from './PlayPill.module.css';
import { playedWords } from './playedWords.ts';
import { usePlayedMinutes } from './usePlayedMinutes.ts';

/** More letters than this have no room beside a table's totals. */
const ROOM = 12;

type Stretch = NonNullable<PlaySessionReply['session']>;

/** Over a game's picture: the time played and what it brought so far. */
export function PlayPill({ stretch, onOpen }: { stretch: Stretch; onOpen: () => void }) {
  const { t } = useTranslation('limits');
  const minutes = usePlayedMinutes(stretch.startedAt);
  const net = BigInt(stretch.net);
  return (
    <button type="button" className={styles.press} onClick={onOpen}>
      <span className="visually-hidden">{t('playedLabel')}: </span>
      <span className={styles.pill}>
        <span>{playedWords(t, minutes)} </span>
        <span className={styles.net} data-came={net > 0n || undefined}>
          {shortMoney(net)}
        </span>
      </span>
    </button>
  );
}

function shortMoney(net: bigint): string {
  const full = signedMoney(net);
  return full.length <= ROOM ? full : `${net > 0n ? '+' : ''}${formatCompact(net)}`;
}
