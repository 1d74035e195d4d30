import { useTranslation } from 'react-i18next';
import { awayNoticesPossible, setAwayNotices, useAwayNotices } from '../../state/away.ts';
import { setDataSaver, useDataSaver } from '../../state/dataSaver.ts';
import { setLessMotion, useLessMotion } from '../../state/motion.ts';
import { player, useMuted } from '../../state/sound.ts';
import { LanguageSelect } from '../../ui/LanguageSelect.tsx';
import { Switch } from '../../ui/Switch.tsx';
import { toast } from '../../ui/toasts.ts';
import styles from './Settings.module.css';

/** What this device remembers of the player's wishes: language, sound, motion, data. */
export function Settings() {
  const { t } = useTranslation('profile');
  const lessMotion = useLessMotion();
  const dataSaver = useDataSaver();
  const muted = useMuted();
  const away = useAwayNotices();
  const changeAway = async (on: boolean) => {
    const now = await setAwayNotices(on);
    if (on && !now) toast('info', t('awayDenied'));
  };
  return (
    <section className={styles.section} aria-labelledby="settings">
      <h2 id="settings" className={styles.title}>
        {t('settings')}
      </h2>
      <div className={styles.card}>
        <LanguageSelect />
        <Switch label={t('sound')} checked={!muted} onChange={(on) => player.setMuted(!on)} />
        <Switch label={t('lessMotion')} checked={lessMotion} onChange={setLessMotion} />
        <Switch label={t('dataSaver')} checked={dataSaver} onChange={setDataSaver} />
        <p className={styles.note}>{t('dataSaverText')}</p>
        {awayNoticesPossible() && (
          <>
            <Switch label={t('away')} checked={away} onChange={(on) => void changeAway(on)} />
            <p className={styles.note}>{t('awayText')}</p>
          </>
        )}
      </div>
    </section>
  );
}
