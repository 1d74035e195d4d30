import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SoloState } from '../../../../contract/games/solo/rules.ts';
import { channel } from '../../../net/backend.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import type { SoloKind } from '../../engine/soloPlay.ts';
import { SeedPair } from '../../solo/SeedPair.tsx';
import type { AnyWire } from '../../solo/soloWire.ts';
import styles from '../FairnessPage.module.css';
import { Explanation, FairnessPage } from '../FairnessPage.tsx';
import { OneSolo } from './OneSolo.tsx';
import { PairRange } from './PairRange.tsx';
import type { SoloFairness } from './soloFairness.ts';

/**
 * Fairness page of a solo game: the player's seed pair, the check of any single round, and the check of all rounds of a pair.
 */
export function SoloFairnessPage<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>({
  game,
  how,
}: {
  game: SoloFairness<K, Choice, Outcome, Move, State>;
  /** How floats become the game's result. */
  how: string;
}) {
  const { t } = useTranslation(['fairnessSolo', 'fairness', 'solo']);
  return (
    <FairnessPage table={`/game/${game.wire.key}`} lead={t('lead')}>
      <OwnPair wire={game.wire} />
      <OneSolo game={game} />
      <PairRange game={game} />
      <Explanation how={[t('how1'), t('how2'), how]} proves={[t('proves1'), t('proves2'), t('proves3')]} />
    </FairnessPage>
  );
}

/** The player's active seed pair. */
function OwnPair<K extends SoloKind>({ wire }: { wire: AnyWire<K> }) {
  const { t } = useTranslation(['solo', 'common']);
  const pages = usePages();
  const client = useQueryClient();
  const player = useSession((session) => session.player);
  const [ended, setEnded] = useState(0);
  const query = useQuery({
    queryKey: [wire.key, 'current', player?.id, ended],
    queryFn: () => channel.request(wire.current, {}, { quiet: true }),
    staleTime: 0,
  });
  return (
    <section className={styles.card}>
      <h2>{t('seedsTitle')}</h2>
      {player === null ? (
        <EmptyState icon="shield" title={t('seedsSignIn')}>
          <Button kind="primary" onClick={() => pages.open('login')}>
            {t('common:signIn')}
          </Button>
        </EmptyState>
      ) : query.data ? (
        <SeedPair
          setSeed={wire.setSeed}
          fairness={`/game/${wire.key}/fairness`}
          seeds={query.data.fairRound}
          open={query.data.round !== null}
          onSeeds={() => {
            setEnded(ended + 1);
            void client.invalidateQueries({ queryKey: [wire.key] });
          }}
        />
      ) : (
        <Skeleton width="100%" height="220px" />
      )}
    </section>
  );
}
