import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import { GameRow } from './GameRow.tsx';

const MOST = 20;

/** A player's own rows: games opened last, and games liked. */
export function TwoRows({
  recent,
  favourites,
}: {
  recent: readonly GameCard[];
  favourites: readonly GameCard[];
}) {
  const { t } = useTranslation('lobby');
  return (
    <>
      <GameRow title={t('recent')} games={recent} />
      <GameRow title={t('favourites')} games={favourites.slice(0, MOST)} />
    </>
  );
}
