import { useTranslation } from 'react-i18next';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playStretch.ts';
import { toast } from '../../../ui/feedback/toasts.ts';
import { MainButton } from '../../frame/MainButton.tsx';
import { useSheet } from '../../frame/useSheet.ts';
import { useSelection } from './selection.ts';
import { useCountdown } from './useCountdown.ts';
import { type WingoButton, wingoButton } from './wingoButton.ts';
import { useModel, useTable, useWingo } from './wingoTables.ts';

const IDLE: ReadonlySet<WingoButton['kind']> = new Set(['loading', 'reconnecting', 'closed', 'placing']);
const LOUD: ReadonlySet<WingoButton['kind']> = new Set(['place', 'amount', 'signIn']);

/** The screen's one main action. */
export function PlaceButton() {
  const { t } = useTranslation(['wingo', 'table']);
  const table = useTable();
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
        if (kind === 'stopAuto') table.auto.stop('player');
        if (kind === 'amount') sheet.open({ kind: 'amount' });
        if (kind === 'choose') toast('info', t('chooseFirst'));
        if (kind === 'place') void table.betting.place(state.game.round?.roundId ?? '').then(noteRefusal);
      }}
    />
  );
}
