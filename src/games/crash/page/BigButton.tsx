import { useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playSession.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { onTick, useLiveText } from '../../../ui/live/useLiveText.ts';
import { MainButton } from '../../frame/MainButton.tsx';
import { type CrashButton, crashButton } from '../engine/crashButton.ts';
import styles from './BigButton.module.css';
import { firstProblem } from './betForm.ts';
import { buttonWords, looksQuiet } from './betWords.ts';
import { autoLeft } from './crashSession.ts';
import { formReading, session, useCrash, useForm } from './liveCrash.ts';

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
        press(now, pages.open);
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

/** What the button says and does at this very moment. */
function buttonNow(): CrashButton {
  const { game, pending, connection, auto } = session.store.getState();
  const { token } = useSession.getState();
  const { balance } = useWallet.getState();
  const form = useForm.getState();
  const reading = formReading(form, game.limits);
  return crashButton({
    state: game,
    now: session.now(),
    connected: connection !== 'lost',
    signedIn: token !== null,
    balance,
    stake: (form.mode === 'auto' ? reading.auto : reading.bet)?.stake ?? null,
    pending,
    mode: form.mode,
    autoRunning: auto !== null && auto.stopped === null,
  });
}

let current: CrashButton | null = null;

/** The last button as long as only its live amounts differ: those are written past React. */
function steadyButton(): CrashButton {
  const next = buttonNow();
  if (!current || !looksSame(current, next)) current = next;
  return current;
}

function looksSame(a: CrashButton, b: CrashButton): boolean {
  const live = a.kind === 'cashOut' || a.kind === 'cashingOut';
  const sameResult = a.result?.status === b.result?.status && a.result?.win === b.result?.win;
  const sameBet = a.roundId === b.roundId && a.autoRate === b.autoRate && (live || a.amount === b.amount);
  return a.kind === b.kind && a.action === b.action && sameBet && sameResult;
}

function subscribe(changed: () => void): () => void {
  const stops = [
    session.store.subscribe(changed),
    useSession.subscribe(changed),
    useWallet.subscribe(changed),
    useForm.subscribe(changed),
    onTick(changed),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** The big button; renders again only when it says or does something else. */
export function useButton(): CrashButton {
  return useSyncExternalStore(subscribe, steadyButton);
}

/** Does what the button said. */
function press(button: CrashButton, open: (page: 'login' | 'wallet') => void): void {
  const { bet, auto } = formReading(useForm.getState(), session.store.getState().game.limits);
  switch (button.action) {
    case 'signIn':
      open('login');
      return;
    case 'deposit':
      open('wallet');
      return;
    case 'bet':
      if (bet) void session.bet(button.roundId, bet.stake, bet.autoRate).then(noteRefusal);
      return;
    case 'cancel':
      void session.cancel(button.roundId);
      return;
    case 'cashOut':
      void session.cashOut(button.roundId);
      return;
    case 'startAuto':
      if (auto) session.startAuto(auto);
      return;
    case 'stopAuto':
      session.stopAuto('player');
      return;
    case null:
      return;
  }
}
