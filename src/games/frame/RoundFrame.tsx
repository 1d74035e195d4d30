import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount } from '../../i18n/format.ts';
import { Button, LinkButton } from '../../ui/actions/Button.tsx';
import { CopyText } from '../../ui/actions/CopyText.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { type Fact, Facts } from '../../ui/layout/List.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './RoundFrame.module.css';

/** The facts of an ended round. */
export interface RoundFacts {
  facts: readonly Fact[];
  /** What went wrong with it, or null. */
  note: string | null;
  /** The proof of the result: the secret, its hash published before the round, the public value. */
  proof: readonly { label: string; text: string }[];
}

/** A past round: its result, its proof, and links to check and replay it. */
export function RoundFrame<Round>({
  game,
  roundId,
  name = formatCount(BigInt(roundId)),
  query,
  read,
  onClose,
}: {
  /** The game's key in addresses. */
  game: string;
  /** The round's reference in addresses. */
  roundId: string;
  /** The displayed name, if it is more than the id. */
  name?: string;
  /** The round; null when the id is unknown. */
  query: { isPending: boolean; data?: Round | null | undefined; refetch: () => unknown };
  read: (round: Round) => RoundFacts;
  onClose: () => void;
}) {
  const { t } = useTranslation('table');
  const { isPending, data, refetch } = query;
  return (
    <Sheet title={t('roundTitle', { id: name })} onClose={onClose}>
      {isPending && <Skeleton width="100%" height="300px" />}
      {data && (
        <PastRound {...read(data)}>
          <LinkButton to={`/game/${game}/replay/${roundId}`}>
            <Icon name="play" size={18} />
            {t('roundReplay')}
          </LinkButton>
          <LinkButton to={`/game/${game}/fairness?round=${roundId}`}>
            <Icon name="shield" size={18} />
            {t('roundVerify')}
          </LinkButton>
        </PastRound>
      )}
      {!isPending && !data && (
        <EmptyState icon="alert" title={t('roundFailed')}>
          <Button onClick={() => void refetch()}>{t('retry')}</Button>
        </EmptyState>
      )}
    </Sheet>
  );
}

function PastRound({ facts, note, proof, children }: RoundFacts & { children: ReactNode }) {
  return (
    <div className={styles.round}>
      <Facts rows={facts} />
      {note !== null && <p className={styles.note}>{note}</p>}
      {proof.map((part) => (
        <CopyText key={part.label} {...part} />
      ))}
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
