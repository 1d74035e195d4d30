import { useTranslation } from 'react-i18next';
import { player, useMuted } from '../../shared/device/sound.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';

/** The switch that silences all sounds on this device. */
export function MuteButton() {
  const { t } = useTranslation('table');
  const muted = useMuted();
  return (
    <IconButton
      icon={muted ? 'mute' : 'sound'}
      label={muted ? t('unmute') : t('mute')}
      onClick={() => player.setMuted(!muted)}
    />
  );
}
