import { useTranslation } from 'react-i18next';
import { awayNoticesPossible, setAwayNotices, useAwayNotices } from '../../shared/account/away.ts';
import { setDataSaver, useDataSaver } from '../../shared/device/dataSaver.ts';
import { setLessMotion, useLessMotion } from '../../shared/device/motion.ts';
import { player, useMuted } from '../../shared/device/sound.ts';
import { Switch } from '../../ui/actions/choices.tsx';
import { toast } from '../../ui/feedback/toasts.ts';
import { LanguageSelect } from '../../ui/signs/LanguageSelect.tsx';
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
