import { useTranslation } from 'react-i18next';
import { Navigate, useLocation } from 'react-router-dom';
import { playPath } from '../../shared/catalogue/playPath.ts';
import { readStack, writeStack } from '../../shared/navigation/pageStack.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { LinkButton } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';

/**
 * The popup address of a provider's game: it redirects to the game's own page, replacing the history entry, and keeps the pages
 * above it, such as the cashier. So a game runs on one page only, and back leads to what was below.
 */
export function GamePage() {
  const { t } = useTranslation('gameFrame');
  const { search, state } = useLocation();
  const { params, close } = usePages();
  const { provider, title } = params;
  if (provider && title)
    return (
      <Navigate
        replace
        to={{ pathname: playPath({ firm: provider, id: title }), search: above(search) }}
        state={{ depth: (state as { depth?: unknown } | null)?.depth }}
      />
    );
  return (
    <Sheet title={t('game')} onClose={close}>
      <EmptyState icon="search" title={t('missingTitle')}>
        <LinkButton to="/?z=search" replace>
          {t('another')}
        </LinkButton>
      </EmptyState>
    </Sheet>
  );
}

/** The query of the pages above the game. */
function above(search: string): string {
  const query = new URLSearchParams(search);
  const { keys } = readStack(query, 0);
  query.set('z', keys.slice(keys.indexOf('game') + 1).join('_'));
  const over = readStack(query, 0);
  return writeStack(new URLSearchParams(), over, over);
}
