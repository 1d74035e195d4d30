import { useLocation } from 'react-router-dom';

/** The game of the current page, as in addresses; null elsewhere. */
export function useTable(): string | null {
  const [, game, table] = useLocation().pathname.split('/');
  return game === 'game' && table ? table : null;
}
