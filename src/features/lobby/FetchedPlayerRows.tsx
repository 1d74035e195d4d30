import { useQuery } from '@tanstack/react-query';
import { recentGames } from '../../state/catalogue.ts';
import { favouriteGames } from '../../state/favourites.ts';
import { queries } from '../../state/queries.ts';
import { TwoRows } from './TwoRows.tsx';

/** The player's rows, fresh from the house. */
export default function FetchedPlayerRows({ userId }: { userId: string }) {
  const recent = useQuery(recentGames(userId), queries);
  const favourites = useQuery(favouriteGames(userId), queries);
  return <TwoRows recent={recent.data ?? []} favourites={favourites.data ?? []} />;
}
