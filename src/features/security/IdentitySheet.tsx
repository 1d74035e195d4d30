import { useTranslation } from 'react-i18next';
import { toast } from '../../ui/feedback/toasts.ts';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { securityChanged } from './queries.ts';

/** Who the player is, told once. */
export function IdentitySheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('security');
  const done = async (told: 'identityDone' | 'identityBefore') => {
    await securityChanged();
    toast(told === 'identityDone' ? 'success' : 'info', t(told));
    onClose();
  };
  return (
    <Sheet title={t('identityTitle')} onClose={onClose}>
      <IdentityForm onDone={done} />
    </Sheet>
  );
}
