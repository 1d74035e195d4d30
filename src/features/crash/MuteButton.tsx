import { useTranslation } from 'react-i18next';
import { player, useMuted } from '../../state/sound.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { useSounds } from './useSounds.ts';

/** The table's sounds, and the switch that silences them on this device. */
export function MuteButton() {
  const { t } = useTranslation('crash');
  const muted = useMuted();
  useSounds();
  return (
    <IconButton
      icon={muted ? 'mute' : 'sound'}
      label={muted ? t('unmute') : t('mute')}
      onClick={() => player.setMuted(!muted)}
    />
  );
}
