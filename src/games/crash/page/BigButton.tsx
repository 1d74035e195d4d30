import { useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playSession.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { onTick, useLiveText } from '../../../ui/live/useLiveText.ts';
import { MainButton } from '../../frame/controls/MainButton.tsx';
import { type CrashButton, crashButton, pressMeaning } from '../engine/crashButton.ts';
import { SECOND } from '../engine/slips.ts';
import styles from './BigButton.module.css';
import { firstProblem } from './betForm.ts';
import { buttonWords, looksQuiet } from './betWords.ts';
import { autoLeft } from './crashSession.ts';
import { betSlotForm, formReading, onSlips, session, useBetSlotForm, useCrash } from './liveCrash.ts';

/** A press within this many ms after a cash-out offer became a bet offer was meant for the cash-out, and is ignored. */
const MEANT_FOR_THE_LAST = 600;

const SECOND_KEY = { keys: ['s'], name: 'keySecond' } as const;

/** A slip's big button: its label always matches the action of a press. */
export function BigButton({ betSlot }: { betSlot: number }) {
  const { t } = useTranslation(['crash', 'table']);
  const pages = usePages();
  const button = useButton(betSlot);
  const left = useCrash(autoLeft);
  const target = useCrash((state) => state.game.round?.end?.target ?? null);
  const limits = useCrash((state) => state.game.limits);
  const problem = useBetSlotForm(betSlot, (form) => firstProblem(formReading(form, limits)));
  const pressed = useRef<string | null>(null);
  const since = useSince(button.kind);
  const live = button.kind === 'cashOut' || button.kind === 'cashingOut';
  const { main, sub } = buttonWords(t, button, { left, target, problem });
  return (
    <MainButton
      kind={button.kind}
      {...(betSlot === SECOND && { hotKey: SECOND_KEY })}
      quiet={looksQuiet(button)}
      idle={button.action === null}
      main={
        <>
          {main}
          {live && <LiveMoney betSlot={betSlot} read={({ amount }) => amount} />}
        </>
      }
      sub={
        sub || button.kind === 'cashOut' ? (
          <>
            {sub}
            {button.kind === 'cashOut' && <LiveMoney betSlot={betSlot} read={({ profit }) => profit} />}
          </>
        ) : null
      }
      onPressStart={() => {
        pressed.current = pressMeaning(button);
      }}
      onPress={(event) => {
        const meant = pressed.current;
        pressed.current = null;
        const now = buttonNow(betSlot);
        // A keyboard click has no preceding press; a touch counts only for the action shown when it began.
        if (pressMeaning(now) !== (event.detail === 0 ? pressMeaning(button) : meant)) return;
        if (
          now.action === 'bet' &&
          since.current.from === 'cash' &&
          performance.now() - since.current.at < MEANT_FOR_THE_LAST
        )
          return;
        press(betSlot, now, pages.open);
      }}
    />
  );
}

function LiveMoney({ betSlot, read }: { betSlot: number; read: (button: CrashButton) => bigint | null }) {
  const element = useLiveText<HTMLSpanElement>(() => {
    const amount = read(buttonNow(betSlot));
    return amount === null ? '' : formatMoney(amount);
  });
  return <span ref={element} className={styles.live} />;
}

/** When the visible button last changed its action, and whether it offered a cash-out before. */
function useSince(kind: CrashButton['kind']) {
  const since = useRef({ kind, at: 0, from: '' });
  useLayoutEffect(() => {
    const before = since.current.kind;
    if (before === kind) return;
    const cash = ['cashOut', 'cashingOut', 'deciding'].includes(before);
    since.current = { kind, at: performance.now(), from: cash ? 'cash' : '' };
  }, [kind]);
  return since;
}

/** The state of a slip's button right now. */
function buttonNow(betSlot: number): CrashButton {
  const { game, pending, connection, auto } = session.store.getState();
  const { token } = useSession.getState();
  const { balance } = useWallet.getState();
  const form = betSlotForm(betSlot);
  const reading = formReading(form, game.limits);
  return crashButton({
    state: game,
    betSlot,
    now: session.now(),
    connected: connection !== 'lost',
    signedIn: token !== null,
    balance,
    stake: (form.mode === 'auto' ? reading.auto : reading.bet)?.stake ?? null,
    pending,
    mode: form.mode,
    autoRunning: betSlot !== SECOND && auto !== null && auto.stopped === null,
  });
}

const steady = new Map<number, CrashButton>();

/** Returns the last button object while only its live amounts differ: those are written without React. */
function steadyButton(betSlot: number): CrashButton {
  const next = buttonNow(betSlot);
  const last = steady.get(betSlot);
  if (last && looksSame(last, next)) return last;
  steady.set(betSlot, next);
  return next;
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
    onSlips(changed),
    onTick(changed),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A slip's big button; re-renders only when its label or action changes. */
export function useButton(betSlot: number): CrashButton {
  return useSyncExternalStore(subscribe, () => steadyButton(betSlot));
}

/** Runs the button's action. */
function press(betSlot: number, button: CrashButton, open: (page: 'login' | 'wallet') => void): void {
  const { bet, auto } = formReading(betSlotForm(betSlot), session.store.getState().game.limits);
  switch (button.action) {
    case 'signIn':
      open('login');
      return;
    case 'deposit':
      open('wallet');
      return;
    case 'bet':
      if (bet) void session.bet(button.roundId, bet.stake, bet.autoRate, betSlot).then(noteRefusal);
      return;
    case 'cancel':
      void session.cancel(button.roundId, betSlot);
      return;
    case 'cashOut':
      void session.cashOut(button.roundId, betSlot);
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
