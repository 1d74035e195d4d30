import { useTranslation } from 'react-i18next';
import { useShallow } from 'zustand/react/shallow';
import type { Minor } from '../../../../contract/money.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playSession.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { IconButton } from '../../../ui/actions/Button.tsx';
import { toast } from '../../../ui/feedback/toasts.ts';
import { AutoNumbers } from '../../frame/auto/AutoRow.tsx';
import { useHotKeys } from '../../frame/controls/hotKeys.ts';
import { MainButton } from '../../frame/controls/MainButton.tsx';
import { useSheet } from '../../frame/TableSheets.tsx';
import type { PoolSessionState } from '../../pools/session/poolAdapter.ts';
import { type PoolButton, poolButton } from '../../pools/session/poolButton.ts';
import { notifyRefused } from '../../pools/session/poolForm.ts';
import { BetGrid } from './BetGrid.tsx';
import { clearSelection, useSelection } from './choice.ts';
import { ModelTabs } from './ModelTabs.tsx';
import styles from './WingoPanel.module.css';
import { useClosed, useModel, usePlayedSession, useWingo } from './wingoSessions.ts';

/** The state of the big button: as in other pool games, except that a pool has to be selected first. */
interface WingoButton {
  kind: Exclude<PoolButton['kind'], 'slipEmpty' | 'startAuto' | 'checkFields'> | 'choose' | 'amount';
  /** The sum on the slip, and the placed sum. */
  amount: Minor;
  stands: Minor;
}

/** @param chosen how many numbers and colours are chosen */
function wingoButton(
  facts: Pick<Parameters<typeof poolButton>[0], 'open' | 'signedIn' | 'balance'>,
  state: PoolSessionState<number>,
  chosen: number,
): WingoButton {
  const button = poolButton({ ...facts, state, mode: 'manual', formRight: true });
  const { kind, amount, stands } = button;
  if (kind !== 'slipEmpty' && kind !== 'startAuto' && kind !== 'checkFields') return { kind, amount, stands };
  return { kind: chosen > 0 ? 'amount' : 'choose', amount, stands };
}

const IDLE: ReadonlySet<WingoButton['kind']> = new Set(['loading', 'reconnecting', 'closed', 'placing']);
const LOUD: ReadonlySet<WingoButton['kind']> = new Set(['place', 'amount', 'signIn', 'noFunds']);

/** The screen's single main action. */
function PlaceButton() {
  const { t } = useTranslation(['wingo', 'table']);
  const session = usePlayedSession();
  const sheet = useSheet();
  const pages = usePages();
  const closed = useClosed(useModel(({ model }) => model));
  const auto = useWingo((state) => state.auto);
  const signedIn = useSession(({ token }) => token !== null);
  const chosen = useSelection(({ pools }) => pools.length);
  const balance = useWallet((wallet) => wallet.balance);
  // The state changes with every player's bet, but the button rarely does.
  const { kind, amount, stands } = useWingo(
    useShallow((state) => wingoButton({ open: !closed, signedIn, balance }, state, chosen)),
  );
  const words: Record<WingoButton['kind'], string> = {
    loading: t('table:loading'),
    reconnecting: t('table:reconnecting'),
    signIn: t('table:signInToPlay'),
    noFunds: t('table:deposit'),
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
      sub={
        kind === 'noFunds' ? (
          t('table:noFunds')
        ) : kind === 'stopAuto' && auto ? (
          <AutoNumbers run={auto} />
        ) : stands > 0n ? (
          t('table:placed', { amount: formatMoney(stands) })
        ) : null
      }
      onPress={() => {
        if (kind === 'signIn') pages.open('login');
        if (kind === 'noFunds') pages.open('wallet');
        if (kind === 'stopAuto') session.stopAuto('player');
        if (kind === 'amount') sheet.open({ kind: 'amount' });
        if (kind === 'choose') toast('info', t('chooseFirst'));
        if (kind === 'place')
          void session.place(session.store.getState().game.round?.roundId ?? '').then(noteRefusal);
      }}
    />
  );
}

/** The bet panel: the models, the bet grid, and the actions. */
export function WingoPanel() {
  const { t } = useTranslation(['wingo', 'table']);
  const run = useWingo((state) => state.auto);
  const running = run !== null && run.stopped === null;
  return (
    <section className={styles.panel} aria-label={t('table:panel')}>
      <ModelTabs />
      <BetGrid />
      <div className={styles.actions}>
        <Shortcuts running={running} />
        <PlaceButton />
      </div>
    </section>
  );
}

/** Clears the selection and the slip, or repeats the last bets; and doubles. */
function Shortcuts({ running }: { running: boolean }) {
  const { t } = useTranslation(['wingo', 'table']);
  const { t: words } = useTranslation('table');
  const session = usePlayedSession();
  const chosen = useSelection(({ pools }) => pools.length > 0);
  const filled = useWingo(({ slip }) => slip.stakes.length > 0);
  const before = useWingo((state) => state.slip.before.length > 0);
  const hasOpenBets = useWingo(({ game }) => game.round?.ownStakes.some((own) => own > 0n) ?? false);
  const limits = useWingo(({ game }) => game.limits);
  const notify = (refusal: ReturnType<typeof session.double>) => notifyRefused(words, refusal, limits);
  const clear = () => {
    clearSelection();
    session.clear();
  };
  useHotKeys([
    { keys: ['c', 'Backspace'], name: 'keyClear', press: clear },
    { keys: ['d'], name: 'keyDouble', press: () => (filled || hasOpenBets) && notify(session.double()) },
    { keys: ['l'], name: 'keyRebet', press: () => before && !filled && notify(session.rebet()) },
  ]);
  return (
    <>
      {chosen || filled ? (
        <IconButton icon="backspace" data-clear="" label={t('clear')} onClick={clear} />
      ) : (
        <IconButton
          icon="history"
          label={t('table:rebet')}
          disabled={running || !before}
          onClick={() => notify(session.rebet())}
        />
      )}
      <button
        type="button"
        className={styles.double}
        aria-label={t('table:doubleLabel', { text: t('table:double') })}
        title={t('table:doubleAll')}
        disabled={running || (!filled && !hasOpenBets)}
        onClick={() => notify(session.double())}
      >
        {t('table:double')}
      </button>
    </>
  );
}
