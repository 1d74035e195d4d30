import i18next from 'i18next';
import { Navigate, useParams } from 'react-router-dom';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { OtherGames } from './fairness/OtherGames.ts';
import { GAMES } from './games.ts';
import { partsOf } from './parts.ts';

/** A route that every game has; the game's code is loaded on demand. An unknown game shows the catalogue's not-found page. */
function partRoute(part: 'fairness' | 'replay') {
  const pages = new Map<string, ReturnType<typeof lazyWithRetry>>(
    GAMES.map(({ key }) => [
      key,
      lazyWithRetry(async () => {
        const { load, namespaces } = (await partsOf(key))[part];
        // Loaded together: one by one, each would show the loading screen again.
        const [page] = await Promise.all([load(), i18next.loadNamespaces(namespaces)]);
        return page;
      }),
    ]),
  );
  return function PartRoute() {
    const { game = '' } = useParams();
    const page = pages.get(game);
    return page ? <page.Component key={game} /> : <Navigate replace to={`/game/${game}`} />;
  };
}

const Fairness = partRoute('fairness');

/** The fairness page of a game. */
export function FairnessRoute() {
  return (
    <OtherGames value={GAMES}>
      <Fairness />
    </OtherGames>
  );
}

/** The replay page of a game. */
export const ReplayRoute = partRoute('replay');
