import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { GameHeader } from '../../ui/GameHeader.tsx';
import { Explanation } from './Explanation.tsx';
import styles from './FairnessPage.module.css';
import { OneRound } from './OneRound.tsx';
import { RoundRange } from './RoundRange.tsx';

/** Where anybody checks crash rounds in the browser, without asking the house for anything but what it published. */
export default function FairnessPage() {
  const { t } = useTranslation('fairness');
  return (
    <div className={styles.page}>
      <GameHeader title={t('title')} back="/game/crash" />
      <main className={styles.main}>
        <p className={styles.lead}>{t('lead')}</p>
        <OneRound />
        <RoundRange />
        <Explanation />
        <Link className={styles.back} to="/game/crash">
          {t('toTable')}
        </Link>
      </main>
    </div>
  );
}
