import { Suspense } from 'react';
import { keptCards, useUserId } from '../../shared/catalogue/keptCards.ts';
import { lazyWithRetry } from '../../ui/loading/lazyWithRetry.ts';
import { TwoRows } from './TwoRows.tsx';

/** It brings what asks the house; a visitor does without. */
const Fetched = lazyWithRetry(() => import('./FetchedPlayerRows.tsx'));

/** What a signed-in player played last and likes most: as this phone knows it, then as the house does. */
export function PlayerRows() {
  const userId = useUserId();
  if (userId === null) return null;
  const kept = (
    <TwoRows recent={keptCards('recent', userId) ?? []} favourites={keptCards('favourites', userId) ?? []} />
  );
  return (
    <Suspense fallback={kept}>
      <Fetched.Component userId={userId} />
    </Suspense>
  );
}
