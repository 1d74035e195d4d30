import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { changeControls } from '../../shared/device/controls.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Switch } from '../../ui/actions/choices.tsx';
import styles from './ChatPanel.module.css';
import type { ChatRoom } from './chatRoom.ts';

/** The room's rules, the on/off switch, and the players that the user ignores. */
export function ChatMenu({ chat, onClose }: { chat: ChatRoom; onClose: () => void }) {
  const { t } = useTranslation('chat');
  const ignored = useStore(chat.store, ({ chatPermission }) => chatPermission?.ignored);
  return (
    <div className={styles.menu}>
      <Switch label={t('on')} checked onChange={(chat) => changeControls({ chat })} />
      <h3 className={styles.title}>{t('rules')}</h3>
      <ul className={styles.rules}>
        <li>{t('ruleAge')}</li>
        <li>{t('ruleKind')}</li>
        <li>{t('ruleCover')}</li>
        <li>{t('ruleMoney')}</li>
      </ul>
      {ignored && ignored.length > 0 && (
        <>
          <h3 className={styles.title}>{t('ignoredTitle')}</h3>
          <ul className={styles.ignored}>
            {ignored.map(({ userId, name }) => (
              <li key={userId}>
                <bdi>{name}</bdi>
                <Button aria-label={t('hearName', { name })} onClick={() => void chat.ignore(userId, false)}>
                  {t('hear')}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      <Button onClick={onClose}>{t('back')}</Button>
    </div>
  );
}
