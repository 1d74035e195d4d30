import { useSyncExternalStore } from 'react';
import { serverNow } from '../../../net/house.ts';
import { useSession } from '../../../shared/account/session.ts';
import { noteRefusal } from '../../../shared/play/playStretch.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { onTick } from '../../../ui/live/useLiveText.ts';
import { type CrashButton, crashButton } from '../engine/crashButton.ts';
import { formReading, useForm } from './formStore.ts';
import { session } from './liveCrash.ts';

/** What the button says and does at this very moment. */
export function buttonNow(): CrashButton {
  const { game, pending, connection, auto } = session.store.getState();
  const { token } = useSession.getState();
  const { balance } = useWallet.getState();
  const form = useForm.getState();
  const reading = formReading(form, game.limits);
  return crashButton({
    state: game,
    now: serverNow(),
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
export function press(button: CrashButton, signIn: () => void): void {
  const { bet, auto } = formReading(useForm.getState(), session.store.getState().game.limits);
  switch (button.action) {
    case 'signIn':
      signIn();
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
