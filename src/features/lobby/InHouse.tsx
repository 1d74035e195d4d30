import { useTranslation } from 'react-i18next';
import type { GameCard } from '../../../contract/http/catalogue.ts';
import { GameTile } from '../../shared/catalogue/GameTile.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import { TileRow } from '../../ui/layout/TileRow.tsx';
import { CrashCard } from './CrashCard.tsx';
import { FairCard } from './FairCard.tsx';
import styles from './InHouse.module.css';

/** Kilat's own games: crash as it flies right now, the others as covers. */
export function InHouse({ others }: { others: readonly GameCard[] }) {
  const { t } = useTranslation('lobby');
  const title = t('inHouse');
  return (
    <section>
      <SectionHeader title={title} />
      <div className={styles.cards}>
        <CrashCard />
        <FairCard heading="h3" />
      </div>
      {others.length > 0 && (
        <div className={styles.others}>
          <TileRow label={title}>
            {others.map((game) => (
              <GameTile key={game.id} game={game} />
            ))}
          </TileRow>
        </div>
      )}
    </section>
  );
}
