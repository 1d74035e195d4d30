import { useQuery } from '@tanstack/react-query';
import { promoGameLimit } from '../../../contract/http/money/bonus.ts';
import { http } from '../../net/backend.ts';

/** Titles of the games that bonus money cannot be staked on; none while they are not known. Asked for who has a bonus. */
export function useBonusLimits(bonus: boolean): readonly string[] {
  const { data } = useQuery({
    queryKey: ['bonusLimits'],
    queryFn: () => http.send(promoGameLimit, undefined, { quiet: true }),
    enabled: bonus,
  });
  return data?.games.map(({ title }) => title) ?? [];
}
