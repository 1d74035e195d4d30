import { useLocation } from 'react-router-dom';

/** The game whose page this is, as addresses name it; null elsewhere. */
export function useTable(): string | null {
  const [, game, table] = useLocation().pathname.split('/');
  return game === 'game' && table ? table : null;
}
