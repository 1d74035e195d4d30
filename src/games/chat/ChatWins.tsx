import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatWinFragment } from '../../../contract/chat/operations.ts';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import styles from './ChatComposer.module.css';
import { WinFacts } from './ChatLine.tsx';
import type { ChatRoom } from './chatRoom.ts';

/** The player's own recent wins in this game; a press shares one in the room. */
export function ChatWins({ chat, wait, onDone }: { chat: ChatRoom; wait: boolean; onDone: () => void }) {
  const { t } = useTranslation('chat');
  /** undefined while loading, null when loading failed. */
  const [wins, setWins] = useState<readonly ChatWinFragment[] | null>();
  useEffect(() => {
    let left = false;
    void chat.wins().then((found) => !left && setWins(found));
    return () => {
      left = true;
    };
  }, [chat]);
  const share = (win: ChatWinFragment) => {
    onDone();
    void chat.shareWin(win);
  };
  return (
    <fieldset className={styles.wins} aria-label={t('shareWin')}>
      {wins === undefined && <Skeleton height="44px" />}
      {wins === null && <p className={styles.none}>{t('winsFailed')}</p>}
      {wins?.length === 0 && <p className={styles.none}>{t('noWins')}</p>}
      {wins?.map((win) => (
        <button
          key={win.betId}
          type="button"
          className={styles.pick}
          disabled={wait}
          onClick={() => share(win)}
        >
          <WinFacts game={chat.room} win={win} />
          <span className={styles.share}>{t('share')}</span>
        </button>
      ))}
    </fieldset>
  );
}
