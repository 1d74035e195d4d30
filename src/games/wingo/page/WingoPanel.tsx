import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/actions/IconButton.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { AutoRow } from '../../frame/AutoRow.tsx';
import { tellRefused } from '../../pools/session/poolForm.ts';
import { readAutoForm } from '../../session/autoForm.ts';
import { useForm } from './amountForm.ts';
import { BetGrid } from './BetGrid.tsx';
import { ModelTabs } from './ModelTabs.tsx';
import { PlaceButton } from './PlaceButton.tsx';
import { clearSelection, useSelection } from './selection.ts';
import styles from './WingoPanel.module.css';
import { usePlayedSession, useWingo } from './wingoSessions.ts';

/** One thumb's worth of controls: the models, what to bet on, and what to do about it. */
export function WingoPanel() {
  const { t } = useTranslation(['wingo', 'table']);
  const run = useWingo((state) => state.auto);
  const running = run !== null && run.stopped === null;
  return (
    <section className={styles.panel} aria-label={t('table:panel')}>
      <ModelTabs />
      <BetGrid />
      {running && <Auto />}
      <div className={styles.actions}>
        {!running && <Shortcuts />}
        <PlaceButton />
      </div>
    </section>
  );
}

function Auto() {
  const run = useWingo((state) => state.auto);
  const form = useForm();
  const { problems } = readAutoForm(form, null, DECIMAL);
  return <AutoRow form={form} problems={problems} run={run} onStop={null} />;
}

/** Takes back what is chosen and put down, or puts the last bets down again; and everything once more. */
function Shortcuts() {
  const { t } = useTranslation(['wingo', 'table']);
  const { t: words } = useTranslation('table');
  const session = usePlayedSession();
  const chosen = useSelection(({ pools }) => pools.length > 0);
  const filled = useWingo(({ slip }) => slip.stakes.length > 0);
  const before = useWingo((state) => state.slip.before.length > 0);
  const standing = useWingo(({ game }) => game.round?.ownStakes.some((own) => own > 0n) ?? false);
  const limits = useWingo(({ game }) => game.limits);
  const told = (refusal: ReturnType<typeof session.double>) => tellRefused(words, refusal, limits);
  return (
    <>
      {chosen || filled ? (
        <IconButton
          icon="backspace"
          data-clear=""
          label={t('clear')}
          onClick={() => {
            clearSelection();
            session.clear();
          }}
        />
      ) : (
        <IconButton
          icon="history"
          label={t('table:rebet')}
          disabled={!before}
          onClick={() => told(session.rebet())}
        />
      )}
      <button
        type="button"
        className={styles.double}
        aria-label={t('table:doubleLabel', { text: t('table:double') })}
        title={t('table:doubleAll')}
        disabled={!filled && !standing}
        onClick={() => told(session.double())}
      >
        {t('table:double')}
      </button>
    </>
  );
}
