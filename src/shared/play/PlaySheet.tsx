import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PlaySessionReply } from '../../../contract/http/limits.ts';
import { signedMoney } from '../../i18n/signedMoney.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { LinkButton } from '../../ui/actions/LinkButton.tsx';
import { Facts } from '../../ui/layout/Facts.tsx';
import { Sheet } from '../../ui/layout/Sheet.tsx';
import styles from './PlaySheet.module.css';
import { playedWords } from './playedWords.ts';
import { leavePlay } from './playStretch.ts';
import { usePlayedMinutes } from './usePlayedMinutes.ts';

type Stretch = NonNullable<PlaySessionReply['session']>;

/** Time and result of the stretch of play, by itself as the reminder or because they were asked for: go on or leave. */
export function PlaySheet({
  stretch,
  reminder,
  onPlayOn,
}: {
  stretch: Stretch;
  reminder: boolean;
  onPlayOn: () => void;
}) {
  const { t } = useTranslation('limits');
  const navigate = useNavigate();
  const minutes = usePlayedMinutes(stretch.startedAt);
  const [busy, setBusy] = useState(false);
  const playOn = () => {
    setBusy(true);
    onPlayOn();
  };
  const leave = () => {
    void leavePlay();
    navigate('/');
  };
  return (
    <Sheet title={t(reminder ? 'reminderTitle' : 'sessionTitle')} onClose={playOn}>
      <div className={styles.sheet}>
        {reminder && <p className={styles.text}>{t('reminderAsk')}</p>}
        <Facts
          rows={[
            { label: t('sessionTime'), value: playedWords(t, minutes) },
            { label: t('sessionNet'), value: signedMoney(BigInt(stretch.net)) },
          ]}
        />
        <p className={styles.note}>{t('sessionNote')}</p>
        <Button kind="primary" size="large" busy={busy} onClick={playOn}>
          {t('playOn')}
        </Button>
        <Button size="large" onClick={leave}>
          {t('leave')}
        </Button>
        <LinkButton kind="ghost" to="/account/limits">
          {t('myLimits')}
        </LinkButton>
      </div>
    </Sheet>
  );
}
