import { useCallback, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { WINGO_NUMBERS, type WingoColour } from '../../../../contract/games/wingo/rules.ts';
import { amountText } from '../../../i18n/amountText.ts';
import { countdownText, formatCount, formatMoney } from '../../../i18n/format.ts';
import { usePages } from '../../../shared/navigation/usePages.ts';
import { noteRefusal } from '../../../shared/play/playSession.ts';
import { useWallet } from '../../../shared/wallet/walletStore.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { ChipRow } from '../../../ui/actions/choices.tsx';
import { AmountField } from '../../../ui/fields/TextField.tsx';
import { DECIMAL } from '../../../ui/fields/useAmountInput.ts';
import { Sheet } from '../../../ui/layout/Sheet.tsx';
import { AutoRow } from '../../frame/auto/AutoRow.tsx';
import { AutoSheet } from '../../frame/auto/AutoSheet.tsx';
import { HoldButton, stepsOf, useWheel } from '../../frame/controls/stepping.tsx';
import { useSheet } from '../../frame/TableSheets.tsx';
import { sumOf } from '../../pools/engine/poolStakes.ts';
import { readAutoForm } from '../../session/autoForm.ts';
import { roundName, selectOf } from '../engine/wingo.ts';
import styles from './AmountSheet.module.css';
import { PoolMark } from './BetGrid.tsx';
import {
  amountOf,
  BASES,
  baseOf,
  changeForm,
  clearSelection,
  readTimes,
  TIMES_MOST,
  TIMES_STEPS,
  useForm,
  useSelection,
} from './choice.ts';
import { useClosed, useModel, usePlayedSession, useSecondsLeft, useWingo } from './wingoSessions.ts';

const changeTimes = (times: string) => changeForm({ times });

const MODES = ['manual', 'auto'] as const;

/** The stake on each selected pool, the total, and whether to bet once or repeatedly. */
export function AmountSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['wingo', 'table']);
  const session = usePlayedSession();
  const pages = usePages();
  const form = useForm();
  const { pools } = useSelection();
  const limits = useWingo(({ game }) => game.limits);
  const ownStakes = useWingo(({ game }) => game.round?.ownStakes);
  const balance = useWallet((wallet) => wallet.balance);
  const { closed, passed, next, openNext, id, seconds } = useRoundOfSheet();
  const [refused, setRefused] = useState<string | null>(null);
  const amount = amountOf(form);
  const bets = pools.map((pool) => ({ pool, amount }));
  const total = sumOf(bets);
  const auto = form.mode === 'auto';
  const { problems, rules } = readAutoForm(form, total, DECIMAL);
  const tooLittle = limits !== null && amount < limits.min;
  const tooMuch = limits !== null && pools.some((pool) => amount + (ownStakes?.[pool] ?? 0n) > limits.max);
  const noFunds = balance !== null && total > balance;
  const problem =
    (tooLittle && t('table:stakeRange', { min: formatMoney(limits.min), max: formatMoney(limits.max) })) ||
    (tooMuch && t('overLimitOf', { max: formatMoney(limits.max) })) ||
    (noFunds && t('table:noFunds')) ||
    (closed && !auto && t('roundClosed', { id })) ||
    refused;

  const done = () => {
    clearSelection();
    onClose();
  };
  const confirm = () => {
    setRefused(null);
    if (passed && !auto) return openNext();
    if (auto) {
      if (rules) session.startAuto({ ...rules, stake: total, bets });
      return rules && done();
    }
    const { round } = session.store.getState().game;
    if (!round || session.now() >= round.closeTime) return;
    const refusal = session.add(bets);
    if (refusal === 'noFunds') return setRefused(t('table:noFunds'));
    if (refusal) return setRefused(t('overLimitOf', { max: formatMoney(limits?.max ?? 0n) }));
    void session.place(round.roundId).then(noteRefusal);
    done();
  };

  return (
    <Sheet title={t('amountTitle')} onClose={onClose}>
      <div className={styles.sheet}>
        <div className={styles.top}>
          <ChosenPools pools={pools} />
          <p className={styles.round} data-closed={closed || undefined}>
            <span>{`${t('roundWord')} ${id}`}</span>
            <strong role="timer">{closed || seconds === null ? '0:00' : countdownText(seconds)}</strong>
          </p>
        </div>
        <div className={styles.part}>
          <AmountField
            label={t('base')}
            value={form.amount}
            onChange={(text) => changeForm({ amount: text })}
          />
          <ChipRow
            label={t('base')}
            options={BASES.map((base) => ({ key: `${base}`, label: amountText(base, DECIMAL) }))}
            value={`${baseOf(form)}`}
            onChange={(base) => changeForm({ amount: amountText(BigInt(base), DECIMAL) })}
          />
        </div>
        <TimesField value={form.times} onChange={changeTimes} />
        <div className={styles.part}>
          <ChipRow
            label={t('table:betMode')}
            options={MODES.map((mode) => ({ key: mode, label: t(`table:${mode}`) }))}
            value={form.mode}
            onChange={(mode) => changeForm({ mode })}
          />
          {auto && <AutoRow form={form} problems={problems} run={null} onStop={null} />}
        </div>
        <p className={styles.total} aria-live="polite">
          <span>
            {t('sum', {
              count: formatCount(pools.length),
              base: formatMoney(baseOf(form)),
              times: formatCount(readTimes(form.times).times),
            })}
          </span>
          <strong>{formatMoney(total)}</strong>
        </p>
        {problem && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
        <Button
          kind="primary"
          size="large"
          data-confirm=""
          className={styles.confirm}
          disabled={!noFunds && (tooLittle || tooMuch || (closed && !passed && !auto) || (auto && !rules))}
          onClick={noFunds ? () => pages.open('wallet') : confirm}
        >
          {noFunds
            ? t('table:deposit')
            : passed && !auto
              ? t('roundNext', { id: next })
              : auto
                ? t('table:startAuto')
                : t('table:place', { amount: formatMoney(total) })}
        </Button>
      </div>
    </Sheet>
  );
}

/**
 * The round for which the sheet was opened: nothing is placed on another one without the player's confirmation. `closed`:
 * betting on it is closed; `passed`: the next one is open, and a press switches to it.
 */
function useRoundOfSheet() {
  const model = useModel((state) => state.model);
  const live = useWingo(({ game }) => game.round?.roundId ?? '');
  const [opened, setOpened] = useState(live);
  const seconds = useSecondsLeft(model);
  const closed = useClosed(model);
  const passed = opened !== live;
  return {
    id: roundName(opened),
    next: roundName(live),
    seconds,
    closed: closed || passed,
    passed: passed && !closed,
    openNext: () => setOpened(live),
  };
}

/** The numbers and colours to bet on. */
function ChosenPools({ pools }: { pools: readonly number[] }) {
  const { t } = useTranslation('wingo');
  const words = pools.map((pool) =>
    pool < WINGO_NUMBERS.length ? `${pool}` : t(selectOf(pool) as WingoColour),
  );
  return (
    <div className={styles.chosen} role="img" aria-label={t('chosen', { list: words.join(', ') })}>
      {pools.map((pool) => (
        <PoolMark key={pool} pool={pool} size={34} />
      ))}
    </div>
  );
}

/** The multiplier of the base amount; an out-of-range value is corrected on blur. */
function TimesField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const { t } = useTranslation(['wingo', 'table']);
  const id = useId();
  const { times, problem } = readTimes(value);
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(times);
  latest.current = times;
  const step = useCallback(
    (steps: number) => onChange(`${Math.min(TIMES_MOST, Math.max(1, latest.current + steps))}`),
    [onChange],
  );
  useWheel(input, step);
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label className={styles.timesFieldLabel} htmlFor={id}>
          {t('times')}
        </label>
        <HoldButton label={t('timesLess')} icon="minus" disabled={times <= 1} act={() => step(-1)} />
        <input
          ref={input}
          id={id}
          className={styles.input}
          inputMode="numeric"
          value={value}
          aria-invalid={problem !== null}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
          onBlur={() => onChange(`${times}`)}
          onKeyDown={(event) => {
            const steps = stepsOf(event.key, event.shiftKey);
            if (steps !== 0) event.preventDefault();
            if (steps !== 0) step(steps);
          }}
        />
        <HoldButton label={t('timesMore')} icon="plus" disabled={times >= TIMES_MOST} act={() => step(1)} />
      </div>
      <div className={styles.steps}>
        {TIMES_STEPS.map((step) => (
          <button
            key={step}
            type="button"
            className={styles.step}
            aria-pressed={times === step && problem === null}
            onClick={() => onChange(`${step}`)}
          >
            {t('timesStep', { formatted: formatCount(step) })}
          </button>
        ))}
      </div>
      {problem && (
        <p id={`${id}-problem`} className={styles.timesFieldProblem} role="alert">
          {problem === 'timesLow' ? t('timesLow') : t('table:valueRange')}
        </p>
      )}
    </div>
  );
}

/** The auto-bet settings of the current model; on close it returns to the amount while something is selected. */
export function WingoAutoSheet({ onClose }: { onClose: () => void }) {
  const session = usePlayedSession();
  const sheet = useSheet();
  const form = useForm();
  const chosen = useSelection(({ pools }) => pools.length);
  const running = useWingo(({ auto }) => auto !== null && auto.stopped === null);
  const stake = amountOf(form) * BigInt(chosen);
  return (
    <AutoSheet
      form={form}
      problems={readAutoForm(form, stake, DECIMAL).problems}
      running={running}
      onChange={changeForm}
      onStop={() => session.stopAuto('player')}
      onClose={() => (chosen > 0 && !running ? sheet.open({ kind: 'amount' }) : onClose())}
    />
  );
}
