import { useQuery } from '@tanstack/react-query';
import { recentGames } from '../../shared/catalogue/catalogue.ts';
import { favouriteGames } from '../../shared/catalogue/favourites.ts';
import { TwoRows } from './GameRow.tsx';

/** The player's rows, fresh from the house. */
export default function FetchedPlayerRows({ userId }: { userId: string }) {
  const recent = useQuery(recentGames(userId));
  const favourites = useQuery(favouriteGames(userId));
  return <TwoRows recent={recent.data ?? []} favourites={favourites.data ?? []} />;
}
