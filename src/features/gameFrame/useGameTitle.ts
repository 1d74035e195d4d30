import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { slotGame } from '../../../contract/http/play/catalogue.ts';
import { http } from '../../net/backend.ts';

/** What the catalogue calls the game, before and without a launch; null until that is known, a plain word where it cannot be had. */
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
