import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotGame } from '../../../contract/http/play/catalogue.ts';
import { http } from '../../net/backend.ts';

/** The game's title in the catalogue, without a launch; null until it is known, a generic word where it cannot be loaded. */
export function useGameTitle(game: string): string | null {
  const { t } = useTranslation('gameFrame');
  const [title, setTitle] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const onTitle = (received: string) => wanted && setTitle(received);
    http.send(slotGame, { id: game }, { quiet: true }).then(
      (detail) => onTitle(detail.title),
      () => onTitle(''),
    );
    return () => {
      wanted = false;
    };
  }, [game]);
  return title === '' ? t('game') : title;
}
