import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playSession.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { MainButton } from '../../frame/controls/MainButton.tsx';
import { useSheet } from '../../frame/TableSheets.tsx';
import { placedStakes, stakesOf, sumOf } from '../engine/poolStakes.ts';
import { isIdle, looksQuiet, type PoolButton, poolButton } from '../session/poolButton.ts';
import { type PoolForm, readPoolAuto, usePoolForm } from '../session/poolForm.ts';
import { usePool, usePoolOpen, usePoolUi } from './poolUi.ts';

/** The button's state; the same object while it is unchanged, whatever other players bet. */
function useButton(form: PoolForm): PoolButton {
  const open = usePoolOpen();
  const signedIn = useSession(({ token }) => token !== null);
  const balance = useWallet((wallet) => wallet.balance);
  const last = useRef<PoolButton | null>(null);
  return usePool((state) => {
    const { rules } = readPoolAuto(form, state);
    const facts = { state, open, signedIn, balance, mode: form.mode, formRight: rules !== null };
    const { kind, amount, stands } = poolButton(facts);
    const { current } = last;
    if (current?.kind !== kind || current.amount !== amount || current.stands !== stands)
      last.current = { kind, amount, stands };
    return last.current as PoolButton;
  });
}

/** The screen's single main action: its label always matches the action of a press. */
export function PoolPlaceButton() {
  const { t } = useTranslation('table');
  const { session } = usePoolUi();
  const pages = usePages();
  const sheet = useSheet();
  const form = usePoolForm();
  const button = useButton(form);
  const { main, sub } = words(button);
  return (
    <MainButton
      kind={button.kind}
      quiet={looksQuiet(button)}
      idle={isIdle(button)}
      main={main}
      sub={sub || null}
      onPress={press}
    />
  );

  function press() {
    const { kind } = button;
    if (kind === 'signIn') pages.open('login');
    if (kind === 'noFunds') pages.open('wallet');
    if (kind === 'stopAuto') session.stopAuto('player');
    if (kind === 'slipEmpty') toast('info', t('slipEmpty'));
    if (kind === 'checkFields') sheet.open({ kind: 'auto' });
    const { round } = session.store.getState().game;
    if (kind === 'place') void session.place(round?.roundId ?? '').then(noteRefusal);
    if (kind === 'startAuto') startAuto();
  }

  /** The run uses the slip's stakes; if it is empty, those already placed on this round. */
  function startAuto() {
    const state = session.store.getState();
    const { rules } = readPoolAuto(form, state);
    if (!rules) return;
    const { slip, game } = state;
    const bets =
      slip.stakes.length > 0
        ? placedStakes(session.wire.game.pools, slip.stakes)
        : stakesOf(game.round?.ownStakes ?? []);
    session.clear();
    session.startAuto({ ...rules, stake: sumOf(bets), bets });
  }

  function words({ kind, amount, stands }: PoolButton): { main: string; sub: string } {
    const placed = stands > 0n ? t('placed', { amount: formatMoney(stands) }) : '';
    const unplaced = amount > 0n ? t('notPlaced', { amount: formatMoney(amount) }) : '';
    switch (kind) {
      case 'loading':
        return { main: t('loading'), sub: '' };
      case 'reconnecting':
        return { main: t('reconnecting'), sub: placed };
      case 'signIn':
        return { main: t('signInToPlay'), sub: '' };
      case 'noFunds':
        return { main: t('deposit'), sub: t('noFunds') };
      case 'stopAuto':
        return { main: t('stopAuto'), sub: placed };
      case 'placing':
        return { main: t('placing'), sub: '' };
      case 'closed':
        return { main: t('closed'), sub: placed || unplaced };
      case 'place':
        return { main: t('place', { amount: formatMoney(amount) }), sub: placed };
      case 'startAuto':
        return { main: t('startAuto'), sub: formatMoney(amount > 0n ? amount : stands) };
      case 'checkFields':
        return { main: t('checkFields'), sub: '' };
      case 'slipEmpty':
        return { main: t('slipEmpty'), sub: placed };
    }
  }
}
