import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { useLiveText } from '../../../ui/live/useLiveText.ts';
import { MainButton } from '../../frame/MainButton.tsx';
import type { CrashButton } from '../engine/crashButton.ts';
import styles from './BigButton.module.css';
import { firstProblem } from './betForm.ts';
import { buttonWords, looksQuiet } from './buttonWords.ts';
import { autoLeft } from './crashSession.ts';
import { formReading, useForm } from './formStore.ts';
import { session, useCrash } from './liveCrash.ts';
import { buttonNow, press, useButton } from './useButton.ts';

/** A press this soon (ms) after a cash-out turned into an offer to bet was meant for the cash-out. */
const MEANT_FOR_THE_LAST = 600;

/** The one big button: it says what a press does right now, and does only that. */
export function BigButton() {
  const { t } = useTranslation(['crash', 'table']);
  const pages = usePages();
  const button = useButton();
  const left = useCrash(autoLeft);
  const target = useCrash((state) => state.game.round?.end?.target ?? null);
  const problem = useForm((form) => firstProblem(formReading(form, session.store.getState().game.limits)));
  const pressed = useRef<string | null>(null);
  const since = useSince(button);
  const live = button.kind === 'cashOut' || button.kind === 'cashingOut';
  const { main, sub } = buttonWords(t, button, { left, target, problem });
  return (
    <MainButton
      kind={button.kind}
      quiet={looksQuiet(button)}
      idle={button.action === null}
      main={
        <>
          {main}
          {live && <LiveMoney read={({ amount }) => amount} />}
        </>
      }
      sub={
        sub || button.kind === 'cashOut' ? (
          <>
            {sub}
            {button.kind === 'cashOut' && <LiveMoney read={({ profit }) => profit} />}
          </>
        ) : null
      }
      onPressStart={() => {
        pressed.current = meaning(button);
      }}
      onPress={(event) => {
        const meant = pressed.current;
        pressed.current = null;
        const now = buttonNow();
        // A keyboard's click has no press before it; a finger's counts only for what the button said then.
        if (meaning(now) !== (event.detail === 0 ? meaning(button) : meant)) return;
        if (
          now.action === 'bet' &&
          since.current.from === 'cash' &&
          performance.now() - since.current.at < MEANT_FOR_THE_LAST
        )
          return;
        press(now, () => pages.open('login'));
      }}
    />
  );
}

function LiveMoney({ read }: { read: (button: CrashButton) => bigint | null }) {
  const element = useLiveText<HTMLSpanElement>(() => {
    const amount = read(buttonNow());
    return amount === null ? '' : formatMoney(amount);
  });
  return <span ref={element} className={styles.live} />;
}

function meaning(button: CrashButton): string {
  return `${button.action} ${button.roundId}`;
}

/** When the button last changed its meaning, and whether it was about cashing out before. */
function useSince(button: CrashButton) {
  const since = useRef({ kind: button.kind, at: 0, from: '' });
  if (since.current.kind !== button.kind) {
    const cash = ['cashOut', 'cashingOut', 'deciding'].includes(since.current.kind);
    since.current = { kind: button.kind, at: performance.now(), from: cash ? 'cash' : '' };
  }
  return since;
}
