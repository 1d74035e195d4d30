import { useTranslation } from 'react-i18next';
import type { Minor } from '../../../../contract/money.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playStretch.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { MainButton } from '../../frame/MainButton.tsx';
import { useSheet } from '../../frame/useSheet.ts';
import type { PoolSessionState } from '../../pools/session/poolAdapter.ts';
import { type PoolButton, poolButton } from '../../pools/session/poolButton.ts';
import { useSelection } from './selection.ts';
import { useCountdown, useModel, usePlayedSession, useWingo } from './wingoSessions.ts';

/** What the big button says and does: as at every game of pools, but that what is bet on is chosen first. */
interface WingoButton {
  kind: Exclude<PoolButton['kind'], 'slipEmpty' | 'startAuto' | 'checkFields'> | 'choose' | 'amount';
  /** What is on the slip, and what stands. */
  amount: Minor;
  stands: Minor;
}

/** @param chosen how many numbers and colours are chosen */
function wingoButton(
  state: PoolSessionState<number>,
  open: boolean,
  signedIn: boolean,
  chosen: number,
): WingoButton {
  const button = poolButton({ state, open, signedIn, mode: 'manual', formRight: true });
  const { kind, amount, stands } = button;
  if (kind !== 'slipEmpty' && kind !== 'startAuto' && kind !== 'checkFields') return { kind, amount, stands };
  return { kind: chosen > 0 ? 'amount' : 'choose', amount, stands };
}

const IDLE: ReadonlySet<WingoButton['kind']> = new Set(['loading', 'reconnecting', 'closed', 'placing']);
const LOUD: ReadonlySet<WingoButton['kind']> = new Set(['place', 'amount', 'signIn']);

/** The screen's one main action. */
export function PlaceButton() {
  const { t } = useTranslation(['wingo', 'table']);
  const session = usePlayedSession();
  const sheet = useSheet();
  const pages = usePages();
  const { closed } = useCountdown(useModel(({ model }) => model));
  const state = useWingo((one) => one);
  const signedIn = useSession(({ token }) => token !== null);
  const chosen = useSelection(({ pools }) => pools.length);
  const { kind, amount, stands } = wingoButton(state, !closed, signedIn, chosen);
  const words: Record<WingoButton['kind'], string> = {
    loading: t('table:loading'),
    reconnecting: t('table:reconnecting'),
    signIn: t('table:signInToPlay'),
    closed: t('table:closed'),
    placing: t('table:placing'),
    stopAuto: t('table:stopAuto'),
    choose: t('choose'),
    place: t('table:place', { amount: formatMoney(amount) }),
    amount: t('setAmount', { count: chosen, formatted: formatCount(chosen) }),
  };
  return (
    <MainButton
      kind={kind}
      quiet={!LOUD.has(kind)}
      idle={IDLE.has(kind)}
      main={words[kind]}
      sub={stands > 0n ? t('table:placed', { amount: formatMoney(stands) }) : null}
      onPress={() => {
        if (kind === 'signIn') pages.open('login');
        if (kind === 'stopAuto') session.stopAuto('player');
        if (kind === 'amount') sheet.open({ kind: 'amount' });
        if (kind === 'choose') toast('info', t('chooseFirst'));
        if (kind === 'place') void session.place(state.game.round?.roundId ?? '').then(noteRefusal);
      }}
    />
  );
}
