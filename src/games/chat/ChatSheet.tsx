import { useTranslation } from 'react-i18next';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './ChatPanel.module.css';
import ChatPanel from './ChatPanel.tsx';

/** The game's chat room on phones. */
export default function ChatSheet({ room, onClose }: { room: string; onClose: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <Sheet title={t('title')} onClose={onClose}>
      <div className={styles.sheet}>
        <ChatPanel room={room} />
      </div>
    </Sheet>
  );
}
