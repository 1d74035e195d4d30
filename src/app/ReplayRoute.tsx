import { useParams } from 'react-router-dom';
import { ReplayPage } from '../features/gameFrame/ReplayPage.tsx';
import { GAMES } from '../games/games.ts';
import { ReplayRoute as OwnReplay } from '../games/partRoutes.tsx';

/** A past round: of one of our own games, or of a provider's. */
export function ReplayRoute() {
  const { game = '', roundId = '' } = useParams();
  return GAMES.some(({ key }) => key === game) ? <OwnReplay /> : <ReplayPage key={`${game}/${roundId}`} />;
}
