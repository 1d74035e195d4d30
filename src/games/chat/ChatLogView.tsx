import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatCount } from '../../i18n/format.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { ChatLine, OutgoingLine } from './ChatLine.tsx';
import styles from './ChatPanel.module.css';
import type { ChatRoom } from './chatRoom.ts';
import { markRead } from './chatUnread.ts';

/** Distance from the end that still counts as "at the end", CSS pixels. */
const NEAR = 48;

/** The room's messages. Scrolls with new messages while the reader is at the end; keeps its position otherwise. */
export function ChatLogView({
  chat,
  userId,
  onCall,
}: {
  chat: ChatRoom;
  userId: string | undefined;
  onCall: (player: { userId: string; name: string }) => void;
}) {
  const { t } = useTranslation('chat');
  const { messages, sending, chatPermission, phase, more, loadingMore } = useStore(chat.store);
  const shown = useMemo(() => {
    const ignored = new Set(chatPermission?.ignored.map((one) => one.userId));
    return messages.filter((message) => !ignored.has(message.userId));
  }, [messages, chatPermission?.ignored]);
  const { log, atEnd, toEnd } = useReadersPlace(shown[0]?.id, sending.length);
  const newest = shown.at(-1)?.id;
  /** The newest message seen at the end; later ones are unread for a reader who has scrolled up. */
  const [seen, setSeen] = useState(newest);
  useEffect(() => {
    if (!atEnd || newest === undefined) return;
    setSeen(newest);
    markRead(chat.room, newest);
  }, [atEnd, newest, chat]);
  const fresh = atEnd ? 0 : shown.length - 1 - shown.findIndex(({ id }) => id === seen);
  const empty = phase === 'open' && shown.length + sending.length === 0;
  return (
    <div className={styles.place}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <div ref={log} className={styles.log} role="log" aria-label={t('messages')} tabIndex={0}>
        {phase === 'first' && shown.length === 0 && <Loading />}
        {empty && (
          <EmptyState icon="people" title={t('empty')}>
            <p className={styles.note}>{t('emptyText')}</p>
          </EmptyState>
        )}
        {more && (
          <Button className={styles.older} busy={loadingMore} onClick={() => void chat.readMore()}>
            {t('older')}
          </Button>
        )}
        <ol className={styles.lines}>
          {shown.map((message) => (
            <ChatLine key={message.id} chat={chat} message={message} userId={userId} onCall={onCall} />
          ))}
          {sending.map((outgoing) => (
            <OutgoingLine key={outgoing.key} chat={chat} outgoing={outgoing} />
          ))}
        </ol>
      </div>
      {fresh > 0 && (
        <button type="button" className={styles.fresh} onClick={toEnd}>
          {t('fresh', { count: fresh, formatted: formatCount(fresh) })}
        </button>
      )}
    </div>
  );
}

/**
 * The scroll position. At the end it stays at the end; elsewhere the same message stays in view, also when older ones load
 * above it. Sending a message scrolls to the end.
 */
function useReadersPlace(oldest: string | undefined, sent: number) {
  const log = useRef<HTMLDivElement>(null);
  const [atEnd, setAtEnd] = useState(true);
  const place = useRef({ atEnd: true, fromEnd: 0, oldest, sent });
  const remember = useCallback((element: HTMLElement) => {
    const fromEnd = element.scrollHeight - element.scrollTop;
    const end = fromEnd - element.clientHeight < NEAR;
    place.current = { ...place.current, atEnd: end, fromEnd };
    setAtEnd(end);
  }, []);
  useLayoutEffect(() => {
    const element = log.current;
    if (!element) return;
    const before = place.current;
    if (before.atEnd || sent > before.sent) element.scrollTop = element.scrollHeight;
    else if (oldest !== before.oldest) element.scrollTop = element.scrollHeight - before.fromEnd;
    place.current = { ...before, oldest, sent };
    remember(element);
  });
  useEffect(() => {
    const element = log.current;
    if (!element) return;
    const scrolled = () => remember(element);
    // An opening keyboard makes the room smaller; keep its end in view.
    const resized = () => {
      if (place.current.atEnd) element.scrollTop = element.scrollHeight;
    };
    const size = new ResizeObserver(resized);
    size.observe(element);
    element.addEventListener('scroll', scrolled, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener('scroll', scrolled);
    };
  }, [remember]);
  const toEnd = () => {
    if (log.current) log.current.scrollTop = log.current.scrollHeight;
  };
  return { log, atEnd, toEnd };
}

function Loading() {
  return (
    <div className={styles.loading} aria-hidden="true">
      {[70, 52, 84, 40].map((width) => (
        <Skeleton key={width} width={`${width}%`} height="34px" />
      ))}
    </div>
  );
}
