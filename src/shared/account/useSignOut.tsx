import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney, signedMoney } from '../../i18n/format.ts';
import { toast } from '../../ui/feedback/toasts.ts';
import { ConfirmSheet } from '../../ui/layout/ConfirmSheet.tsx';
import { useDialog } from '../navigation/useLayers.ts';
import { useRunning } from '../play/running.ts';
import { useBalanceSummary } from '../wallet/useBalanceSummary.ts';
import { signOut } from './signIn.ts';

/**
 * Sign-out with a confirmation when bets are open or an auto-bet run is active. The caller renders `question`; `leave` closes
 * the calling page.
 */
export function useSignOut(leave: () => void): {
  confirmSignOut: () => void;
  busy: boolean;
  question: ReactNode;
} {
  const { t } = useTranslation('account');
  const { open, about, show, hide } = useDialog('sign-out');
  const auto = useRunning((state) => state.auto);
  const summary = useBalanceSummary();
  const [busy, setBusy] = useState(false);
  const end = () => {
    leave();
    signOut();
    toast('info', t('signedOut'));
  };
  const confirmSignOut = async () => {
    setBusy(true);
    // Fallback if the server does not reply: signing out does not affect bets.
    const { inRounds = '0' } = summary.data ?? (await summary.refetch()).data ?? {};
    setBusy(false);
    const stakes = BigInt(inRounds);
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
  return { confirmSignOut: () => void confirmSignOut(), busy, question };
}
