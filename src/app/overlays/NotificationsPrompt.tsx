import { useTranslation } from 'react-i18next';
import { setAwayNotices } from '../../shared/account/away.ts';
import { PromptCard } from './PromptCard.tsx';

/** Proposes messages for a player who is away, before the browser's own question, which can be asked only once. */
export default function NotificationsPrompt({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('install');
  const accept = () => {
    onClose();
    void setAwayNotices(true);
  };
  return (
    <PromptCard
      icon="bell"
      title={t('awayTitle')}
      text={t('awayText')}
      action={t('awayYes')}
      onAccept={accept}
      onClose={onClose}
    />
  );
}
