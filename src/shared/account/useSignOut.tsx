import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { balanceSummary } from '../../../contract/http/statement.ts';
import { formatCount, formatMoney, signedMoney } from '../../i18n/format.ts';
import { http } from '../../net/house.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { ConfirmSheet } from '../../ui/layout/ConfirmSheet.tsx';
import { useDialog } from '../navigation/useLayers.ts';
import { useRunning } from '../play/running.ts';
import { signOut } from './signIn.ts';

/** What is staked on open rounds, in minor units; nothing where the house does not answer: signing out harms no bet. */
async function openStakes(): Promise<bigint> {
  try {
    return BigInt((await http.send(balanceSummary, undefined, { quiet: true })).inRounds);
  } catch {
    return 0n;
  }
}

/**
 * Signing out, which asks first when bets are open or an auto-bet runs: what stays and what stops. `question` is rendered
 * by whoever asks; `leave` leaves the page that does.
 */
export function useSignOut(leave: () => void): { ask: () => void; busy: boolean; question: ReactNode } {
  const { t } = useTranslation('account');
  const { open, about, show, hide } = useDialog('sign-out');
  const auto = useRunning((state) => state.auto);
  const [busy, setBusy] = useState(false);
  const end = () => {
    leave();
    signOut();
    toast('info', t('signedOut'));
  };
  const ask = async () => {
    setBusy(true);
    const stakes = await openStakes();
    setBusy(false);
    if (stakes === 0n && !useRunning.getState().auto) end();
    else show(stakes.toString());
  };
  const stakes = /^\d+$/.test(about ?? '') ? BigInt(about ?? 0) : 0n;
  const lines = [
    ...(stakes > 0n ? [t('signOutBets', { amount: formatMoney(stakes) })] : []),
    ...(auto ? [t('signOutAuto', { played: formatCount(auto.played), net: signedMoney(auto.net) })] : []),
  ];
  const question = open && (
    <ConfirmSheet
      title={t('signOutTitle')}
      text={lines.join(' ')}
      action={t('signOut')}
      onConfirm={end}
      onClose={hide}
    />
  );
  return { ask: () => void ask(), busy, question };
}
