import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../shared/account/session.ts';
import { useControls } from '../../shared/device/controls.ts';
import styles from './ChatButton.module.css';
import { followNews, useNews } from './chatUnread.ts';

/** Unread state of a room, updated while mounted; null also where the chat is switched off. */
function useChatNews(room: string) {
  const on = useControls((controls) => controls.chat);
  const userId = useSession((session) => session.player?.id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another player may be on a time-out
  useEffect(() => (on ? followNews(room) : undefined), [room, on, userId]);
  const news = useNews(room);
  return on ? news : null;
}

/** Button that opens the room, with a dot when there are unread messages. */
export function ChatButton({ room, onOpen }: { room: string; onOpen: () => void }) {
  const { t } = useTranslation('table');
  const news = useChatNews(room);
  const label = news ? t('chatNew') : t('chat');
  return (
    <button type="button" className={styles.button} aria-label={label} title={label} onClick={onOpen}>
      <svg
        viewBox="0 0 24 24"
        width="22"
        height="22"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        aria-hidden="true"
      >
        <path
          d="M5.5 4.5h13a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2H11l-4.5 4v-4h-1a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2z"
          strokeLinejoin="round"
        />
      </svg>
      {news && <span className={styles.dot} data-news={news} />}
    </button>
  );
}

/** Title of the chat tab, with the same dot. */
export function ChatTabName({ room }: { room: string }) {
  const { t } = useTranslation('table');
  const news = useChatNews(room);
  return (
    <span className={styles.name}>
      {t('chat')}
      {news && (
        <>
          <span className="visually-hidden">: {t('chatNewShort')}</span>
          <span className={styles.dot} data-news={news} />
        </>
      )}
    </span>
  );
}
