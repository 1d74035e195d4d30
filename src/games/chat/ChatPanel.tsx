import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { channel } from '../../net/backend.ts';
import { useSession } from '../../shared/account/session.ts';
import { changeControls, useControls } from '../../shared/device/controls.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { ChatComposer } from './ChatComposer.tsx';
import { ChatLogView } from './ChatLogView.tsx';
import { ChatMenu } from './ChatMenu.tsx';
import styles from './ChatPanel.module.css';
import { ChatRoom } from './chatRoom.ts';

/** Rooms outlive the panel: unsent messages are still there when it opens again. */
const rooms = new Map<string, ChatRoom>();

function roomOf(room: string, userId: string | undefined): ChatRoom {
  const key = `${room} ${userId ?? ''}`;
  const known = rooms.get(key) ?? new ChatRoom(room, channel);
  rooms.set(key, known);
  return known;
}

/** A game's chat room: the messages and the input. */
export default function ChatPanel({ room }: { room: string }) {
  const { t } = useTranslation('chat');
  const on = useControls((controls) => controls.chat);
  const userId = useSession((session) => session.player?.id);
  if (!on)
    return (
      <EmptyState icon="mute" title={t('off')}>
        <Button onClick={() => changeControls({ chat: true })}>{t('switchOn')}</Button>
      </EmptyState>
    );
  return <Room key={`${room} ${userId}`} chat={roomOf(room, userId)} userId={userId} />;
}

function Room({ chat, userId }: { chat: ChatRoom; userId: string | undefined }) {
  const { t, i18n } = useTranslation('chat');
  const phase = useStore(chat.store, (state) => state.phase);
  const right = useStore(chat.store, (state) => state.chatPermission?.right);
  /** The player whom the next message mentions; the name is inserted into the input. */
  const [call, setCall] = useState<{ userId: string; name: string } | null>(null);
  const [menu, setMenu] = useState(false);
  useEffect(() => chat.open(), [chat]);
  if (right === 'onBreak') return <EmptyState icon="leaf" title={t('onBreak')} />;
  if (phase === 'closed') return <EmptyState icon="mute" title={t('closed')} />;
  if (phase === 'failed')
    return (
      <EmptyState icon="alert" title={t('failed')}>
        <Button onClick={() => void chat.retry()}>{t('retry')}</Button>
      </EmptyState>
    );
  return (
    <section className={styles.panel} aria-label={t('title')} lang={i18n.language}>
      {menu ? (
        <ChatMenu chat={chat} onClose={() => setMenu(false)} />
      ) : (
        <ChatLogView chat={chat} userId={userId} onCall={setCall} />
      )}
      <ChatComposer
        chat={chat}
        call={call}
        onCalled={() => setCall(null)}
        menuOpen={menu}
        onMenu={() => setMenu(!menu)}
      />
    </section>
  );
}
