import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChatReason } from '../../../contract/chat/channel.ts';
import type { ChatMessageFragment } from '../../../contract/chat/operations.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import styles from './ChatLine.module.css';
import type { ChatRoom } from './chatRoom.ts';

const REASONS = [
  ['abuse', 'reasonAbuse'],
  ['spam', 'reasonSpam'],
  ['personal', 'reasonPersonal'],
  ['money', 'reasonMoney'],
  ['other', 'reasonOther'],
] as const satisfies readonly (readonly [ChatReason, string])[];

/** Actions on another player's message: mention the author, ignore them, report to a moderator. */
export function ChatActions({
  chat,
  message,
  onCall,
  onDone,
}: {
  chat: ChatRoom;
  message: ChatMessageFragment;
  onCall: (player: { userId: string; name: string }) => void;
  onDone: () => void;
}) {
  const { t } = useTranslation('chat');
  const [reporting, setReporting] = useState(false);
  const { id, userId, name } = message;
  const report = async (reason: ChatReason) => {
    onDone();
    if (await chat.report(id, reason)) toast('success', t('reported'));
  };
  const ignore = async () => {
    onDone();
    if (await chat.ignore(userId, true)) toast('info', t('ignored', { name }));
  };
  const call = () => {
    onDone();
    onCall({ userId, name });
  };
  return (
    <div className={styles.actions}>
      {reporting ? (
        <fieldset className={styles.reasons}>
          <legend>{t('reportWhy')}</legend>
          {REASONS.map(([reason, text]) => (
            <button key={reason} type="button" className={styles.action} onClick={() => void report(reason)}>
              {t(text)}
            </button>
          ))}
        </fieldset>
      ) : (
        <>
          <button type="button" className={styles.action} onClick={call}>
            {t('call')}
          </button>
          <button type="button" className={styles.action} onClick={() => void ignore()}>
            {t('ignore')}
          </button>
          <button type="button" className={styles.action} onClick={() => setReporting(true)}>
            {t('report')}
          </button>
        </>
      )}
    </div>
  );
}
