import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../i18n/format.ts';
import { useSession } from '../../shared/account/session.ts';
import { usePages } from '../../shared/navigation/usePages.ts';
import { useWallet } from '../../shared/wallet/walletStore.ts';
import { AutoNumbers } from '../frame/auto/AutoRow.tsx';
import { MainButton } from '../frame/controls/MainButton.tsx';
import { useSheet } from '../frame/TableSheets.tsx';
import { isIdle, looksQuiet, type SoloButton, soloButton } from './soloButton.ts';
import { firstProblem } from './soloForm.ts';
import { type AnySoloUi, useSolo, useSoloReading, useSoloUi } from './soloUi.ts';

/** The screen's single main action: its label always matches the action of a press. */
export function SoloMainButton() {
  const { t } = useTranslation(['solo', 'table']);
  const ui = useSoloUi();
  const { session } = ui;
  const pages = usePages();
  const sheet = useSheet();
  const { form, reading } = useSoloReading();
  const state = useSolo((one) => one);
  const signedIn = useSession(({ token }) => token !== null);
  const balance = useWallet((wallet) => wallet.balance);
  const choice = ui.choice(form);
  const strategy = ui.strategy(form);
  const run = reading.auto && strategy ? { ...reading.auto, ...strategy } : null;
  const ready = form.mode === 'auto' ? run !== null : choice !== null;
  const { stake } = reading;
  const button = soloButton({ state, signedIn, balance, mode: form.mode, stake, ready });
  const problem = firstProblem(reading);
  return (
    <MainButton
      kind={button.kind}
      quiet={looksQuiet(button)}
      idle={isIdle(button)}
      main={mainWords(t, button, ui)}
      sub={subWords() || null}
      onPress={press}
    />
  );

  function subWords(): ReactNode {
    const { kind, profit, amount } = button;
    if (kind === 'cashOut') return t('profit', { amount: formatMoney(profit) });
    if (kind === 'noFunds') return t('table:noFunds');
    if (kind === 'startAuto') return formatMoney(amount);
    if (kind === 'checkFields' && problem) return t(`table:${problem}`);
    return state.auto && !state.auto.stopped && <AutoNumbers run={state.auto} />;
  }

  function press() {
    switch (button.kind) {
      case 'signIn':
        return pages.open('login');
      case 'noFunds':
        return pages.open('wallet');
      case 'stopAuto':
        return session.stopAuto('player');
      case 'playing':
      case 'resting':
        return session.hurry();
      case 'cashOut':
        return void session.cashOut();
      case 'checkFields':
        return form.mode === 'auto' && reading.stake !== null ? sheet.open({ kind: 'auto' }) : undefined;
      case 'place':
        return stake !== null && choice !== null ? void session.start(stake, choice) : undefined;
      case 'startAuto':
        return run ? session.startAuto(run) : undefined;
      default:
        return;
    }
  }
}

function mainWords(
  t: TFunction<['solo', 'table']>,
  { kind, amount }: SoloButton,
  { words }: AnySoloUi,
): string {
  switch (kind) {
    case 'loading':
      return t('table:loading');
    case 'reconnecting':
      return t('table:reconnecting');
    case 'signIn':
      return t('table:signInToPlay');
    case 'noFunds':
      return t('table:deposit');
    case 'stopAuto':
      return t('table:stopAuto');
    case 'playing':
      return words.playing;
    case 'cashingOut':
      return t('cashingOut');
    case 'resting':
      return t('won', { amount: formatMoney(amount) });
    case 'cashOut':
      return t('cashOut', { amount: formatMoney(amount) });
    case 'choose':
      return words.choose;
    case 'place':
      return t('table:place', { amount: formatMoney(amount) });
    case 'startAuto':
      return t('table:startAuto');
    case 'checkFields':
      return t('table:checkFields');
  }
}
