import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../ui/IconButton.tsx';
import { player, useSounds } from './useSounds.ts';

/** The table's sounds, and the switch that silences them on this device. */
export function MuteButton() {
  const { t } = useTranslation('crash');
  const muted = useSyncExternalStore(player.subscribe, () => player.muted);
  useSounds();
  return (
    <IconButton
      icon={muted ? 'mute' : 'sound'}
      label={muted ? t('unmute') : t('mute')}
      onClick={() => player.setMuted(!muted)}
    />
  );
}
