import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { GameDetail } from '../../../contract/http/catalogue.ts';
import { GameTile } from '../../shared/catalogue/GameTile.tsx';
import { KIND_NAMES, THEME_NAMES } from '../../shared/catalogue/gameWords.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { share } from '../../ui/actions/share.ts';
import { Badge } from '../../ui/feedback/Badge.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { SectionHeader } from '../../ui/layout/SectionHeader.tsx';
import { TileRow } from '../../ui/layout/TileRow.tsx';
import { Icon } from '../../ui/signs/Icon.tsx';
import { Actions } from './Actions.tsx';
import { Cover } from './Cover.tsx';
import { GameFacts } from './GameFacts.tsx';
import styles from './GamePage.module.css';

/** All that is known of a game, what can be done with it, and games like it. */
export function Game({ game }: { game: GameDetail }) {
  const { t } = useTranslation(['games', 'catalogue', 'common']);
  const { id, title, firm, firmName, type, theme, isNew, similar } = game;
  const tell = () =>
    void share(`${location.origin}/game/${id}`, t('shareText', { title, studio: firmName }), t('copied'));
  return (
    <main className={styles.main}>
      <PageHeader title={title}>
        <IconButton icon="share" label={t('share')} onClick={tell} />
      </PageHeader>
      <div className={styles.columns}>
        <Cover cover={game.cover} title={title} />
        <div className={styles.words}>
          <div className={styles.head}>
            <Link className={styles.studio} to={`/game-provider?firm=${firm}`}>
              {firmName}
              <Icon name="chevron" size={16} />
            </Link>
            <p className={styles.badges}>
              {isNew && <Badge tone="volt">{t('common:newGame')}</Badge>}
              <Badge tone="violet">{t(KIND_NAMES[type])}</Badge>
              <Badge>{t(THEME_NAMES[theme])}</Badge>
            </p>
          </div>
          <Actions game={game} />
          <GameFacts game={game} />
        </div>
      </div>
      {similar.length > 0 && (
        <section className={styles.similar}>
          <SectionHeader title={t('similar')} />
          <TileRow label={t('similar')}>
            {similar.map((one) => (
              <GameTile key={one.id} game={one} />
            ))}
          </TileRow>
        </section>
      )}
    </main>
  );
}
