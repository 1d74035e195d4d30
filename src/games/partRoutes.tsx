import i18next from 'i18next';
import { Navigate, useParams } from 'react-router-dom';
import { lazyWithRetry } from '../ui/loading/lazyWithRetry.ts';
import { OtherGames } from './fairness/OtherGames.ts';
import { GAMES } from './games.ts';
import { partsOf } from './parts.ts';

/**
 * A page that every game has one of, each game's own code fetched when it is asked for. Where there is no such game, the
 * catalogue says so.
 */
function partRoute(part: 'fairness' | 'replay') {
  const pages = new Map<string, ReturnType<typeof lazyWithRetry>>(
    GAMES.map(({ key }) => [
      key,
      lazyWithRetry(async () => {
        const { load, namespaces } = (await partsOf(key))[part];
        // Both together: asked for one by one, each would show the waiting screen anew.
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

/** The check of a game's rounds. */
export function FairnessRoute() {
  return (
    <OtherGames value={GAMES}>
      <Fairness />
    </OtherGames>
  );
}

/** A past round of a game. */
export const ReplayRoute = partRoute('replay');
