import { type ReactNode, use } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameHeader } from '../../shared/play/GameHeader.tsx';
import styles from './FairnessPage.module.css';
import { chooseHasher } from './hasher.ts';
import { OtherGames } from './OtherGames.ts';

/** The layout of a game's fairness page, where rounds are checked in the browser from published data only. */
export function FairnessPage({
  table,
  lead,
  children,
}: {
  /** The address of the game. */
  table: string;
  lead: string;
  children: ReactNode;
}) {
  const { t } = useTranslation('fairness');
  const games = use(OtherGames);
  return (
    <div className={styles.page}>
      <GameHeader title={t('title')} back={table} />
      <main className={styles.main}>
        <p className={styles.lead}>{lead}</p>
        {children}
        <nav className={styles.games} aria-label={t('otherGames')}>
          <span>{t('otherGames')}</span>
          {games
            .filter(({ key }) => table !== `/game/${key}`)
            .map(({ key, name }) => (
              <Link key={key} to={`/game/${key}/fairness`}>
                {name}
              </Link>
            ))}
          <Link to="/?z=daily-wheel-detail">{t('dailyWheel')}</Link>
        </nav>
        <Link className={styles.back} to={table}>
          {t('toTable')}
        </Link>
      </main>
    </div>
  );
}

/** How a game's scheme works, and what it does not prove. */
export function Explanation({ how, proves }: { how: readonly string[]; proves: readonly string[] }) {
  const { t } = useTranslation('fairness');
  const engine = chooseHasher().native ? t('engineNative') : t('engineScript');
  return (
    <>
      <section className={styles.card}>
        <h2>{t('howTitle')}</h2>
        {how.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </section>
      <section className={styles.card}>
        <h2>{t('provesTitle')}</h2>
        <ul className={styles.list}>
          {[...proves, t('provesEngine', { engine })].map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </section>
    </>
  );
}
