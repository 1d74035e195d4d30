import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import type { ChatStanding } from '../../../contract/chat/channel.ts';
import { MOST_SIGNS } from '../../../contract/chat/rooms.ts';
import { formatDateTime, withZone } from '../../i18n/dates.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useLineDown } from '../../shared/site/line.ts';
import { Button, IconButton, LinkButton } from '../../ui/actions/Button.tsx';
import { useSecondsUntil } from '../../ui/live/useLiveText.ts';
import styles from './ChatComposer.module.css';
import { ChatWins } from './ChatWins.tsx';
import type { ChatRoom } from './chatRoom.ts';

const EMOJI = ['👍', '🔥', '🎉', '🚀', '😂', '😮', '😭', '🙏', '💪', '🍀'] as const;

/** Which drawer is open above the input. */
type Drawer = 'emoji' | 'wins' | null;

/** The message input, or the reason why the player cannot write. */
export function ChatComposer(props: {
  chat: ChatRoom;
  /** The player to mention; their name is inserted into the input. */
  call: { userId: string; name: string } | null;
  onCalled: () => void;
  menuOpen: boolean;
  onMenu: () => void;
}) {
  const { chat, menuOpen, onMenu } = props;
  const { t } = useTranslation('chat');
  const chatPermission = useStore(chat.store, (state) => state.chatPermission);
  const menu = <IconButton icon="settings" label={t('menu')} aria-expanded={menuOpen} onClick={onMenu} />;
  if (!chatPermission) return <div className={styles.composer} />;
  if (chatPermission.right === 'write') return <Line {...props} nextAt={chatPermission.nextAt} menu={menu} />;
  return (
    <div className={styles.composer}>
      <div className={styles.row}>
        <Restricted chatPermission={chatPermission} />
        {menu}
      </div>
    </div>
  );
}

/** Why the player can only read, and what they can do about it. */
function Restricted({ chatPermission: { right, until } }: { chatPermission: ChatStanding }) {
  const { t, i18n } = useTranslation('chat');
  const pages = usePages();
  if (right === 'signIn')
    return (
      <Button kind="secondary" className={styles.kept} onClick={() => pages.open('login')}>
        {t('signIn')}
      </Button>
    );
  if (right === 'age')
    return (
      <LinkButton className={styles.kept} to="/account/limits?edit=age">
        {t('age')}
      </LinkButton>
    );
  return (
    <p className={styles.keptText} role="note">
      {until === null
        ? t('silenced')
        : t('silencedUntil', { time: withZone(formatDateTime(until, i18n.language)) })}
    </p>
  );
}

function Line({
  chat,
  call,
  onCalled,
  nextAt,
  menuOpen,
  menu,
}: Parameters<typeof ChatComposer>[0] & { nextAt: number; menu: ReactNode }) {
  const { t } = useTranslation('chat');
  const [text, setText] = useState('');
  const [drawer, setDrawer] = useState<Drawer>(null);
  /** Players whose names were inserted into the input. */
  const [called, setCalled] = useState<readonly { userId: string; name: string }[]>([]);
  const field = useRef<HTMLInputElement>(null);
  const wait = useSecondsUntil(nextAt);
  const offline = useLineDown();
  useEffect(() => {
    if (!call) return;
    setText((before) => `${before && `${before.trimEnd()} `}@${call.name} `);
    setCalled((before) => [...before.filter(({ userId }) => userId !== call.userId), call]);
    onCalled();
    field.current?.focus();
  }, [call, onCalled]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    const message = text.trim();
    if (message === '' || wait > 0 || offline) return;
    setText('');
    setCalled([]);
    setDrawer(null);
    void chat.send(
      message,
      called.filter(({ name }) => message.includes(`@${name}`)).map(({ userId }) => userId),
    );
  };
  const addEmoji = (emoji: string) => {
    setText((before) => ([...before].length < MOST_SIGNS ? before + emoji : before));
    field.current?.focus();
  };
  const toggle = (one: Exclude<Drawer, null>) => setDrawer(drawer === one ? null : one);
  return (
    <form className={styles.composer} onSubmit={send}>
      {!menuOpen && drawer === 'emoji' && (
        <fieldset className={styles.emoji} aria-label={t('emoji')}>
          {EMOJI.map((emoji) => (
            <button key={emoji} type="button" onClick={() => addEmoji(emoji)}>
              {emoji}
            </button>
          ))}
        </fieldset>
      )}
      {!menuOpen && drawer === 'wins' && (
        <ChatWins chat={chat} wait={wait > 0} onDone={() => setDrawer(null)} />
      )}
      <p className={styles.state} role="status">
        {offline ? t('offline') : ''}
      </p>
      <div className={styles.row}>
        <button
          type="button"
          className={styles.tool}
          aria-label={t('emoji')}
          aria-expanded={drawer === 'emoji'}
          onClick={() => toggle('emoji')}
        >
          🙂
        </button>
        <IconButton
          icon="trophy"
          label={t('shareWin')}
          aria-expanded={drawer === 'wins'}
          onClick={() => toggle('wins')}
        />
        <input
          ref={field}
          className={styles.field}
          value={text}
          onChange={(event) => setText(event.target.value)}
          placeholder={t('write')}
          aria-label={t('write')}
          maxLength={MOST_SIGNS}
          dir="auto"
          enterKeyHint="send"
          autoComplete="off"
        />
        {text === '' && wait === 0 ? (
          menu
        ) : (
          <button
            type="submit"
            className={styles.send}
            disabled={wait > 0 || offline || text.trim() === ''}
            aria-label={wait > 0 ? t('sendIn', { count: wait }) : t('send')}
          >
            {wait > 0 ? <span className={styles.wait}>{wait}</span> : <SendIcon />}
          </button>
        )}
      </div>
    </form>
  );
}

function SendIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="20"
      height="20"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M4.5 12 3.5 4.5 21 12 3.5 19.5zm0 0H13" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
