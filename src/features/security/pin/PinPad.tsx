import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../../ui/signs/Icon.tsx';
import styles from './PinPad.module.css';

const PIN_DIGITS = 6;
const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/**
 * Six digit places and an on-screen keypad, so that no phone keyboard opens, learns or suggests the PIN. Works by touch, by
 * keyboard with the focus anywhere in the sheet, by pasting, and with a screen reader.
 */
export function PinPad({
  label,
  value,
  onChange,
  problem,
  hint,
  other,
  busy = false,
  disabled = false,
}: {
  label: string;
  value: string;
  /** Called on every change; the PIN is complete with its sixth digit. */
  onChange: (pin: string) => void;
  problem: PinProblem | null;
  hint?: string | undefined;
  /** An alternative action in the keypad's free corner. */
  other?: { label: string; onClick: () => void } | undefined;
  busy?: boolean;
  disabled?: boolean;
}) {
  const { t } = useTranslation('security');
  const id = useId();
  const pad = useRef<HTMLDivElement>(null);
  const still = busy || disabled;
  const change = (next: string) => {
    if (!still && next !== value) onChange(next);
  };
  const add = (digit: string) => change((value + digit).slice(0, PIN_DIGITS));
  const remove = () => change(value.slice(0, -1));

  // Keyboard input with the focus anywhere in the sheet goes here; the sheet has no other input.
  useEffect(() => {
    const sheet = pad.current?.closest('[role="dialog"]');
    if (!(sheet instanceof HTMLElement)) return;
    const elsewhere = ({ target }: Event) => !(target instanceof HTMLInputElement);
    const onKey = (event: KeyboardEvent) => {
      if (!elsewhere(event) || event.ctrlKey || event.metaKey || event.altKey) return;
      if (/^\d$/.test(event.key)) add(event.key);
      else if (event.key === 'Backspace') remove();
    };
    const onPaste = (event: ClipboardEvent) => {
      if (elsewhere(event)) change(typedPin(value, event.clipboardData?.getData('text') ?? ''));
    };
    sheet.addEventListener('keydown', onKey);
    sheet.addEventListener('paste', onPaste);
    return () => {
      sheet.removeEventListener('keydown', onKey);
      sheet.removeEventListener('paste', onPaste);
    };
  });

  return (
    <div ref={pad} className={styles.pad}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div key={problem?.at} className={styles.places} data-wrong={problem !== null || undefined}>
        <input
          id={id}
          className={styles.field}
          type="text"
          inputMode="none"
          autoComplete="off"
          data-autofocus=""
          aria-describedby={`${id}-note`}
          aria-invalid={problem !== null}
          value={hiddenPin(value)}
          readOnly={still}
          onChange={(event) => change(typedPin(value, event.target.value))}
        />
        {Array.from({ length: PIN_DIGITS }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six constant places
          <span key={at} className={styles.place} data-filled={at < value.length || undefined} />
        ))}
        {busy && <span className={styles.spinner} aria-hidden="true" />}
      </div>
      <p id={`${id}-note`} className={problem ? styles.problem : styles.hint} role="status">
        {problem ? problem.text : hint}
      </p>
      <p className="visually-hidden" role="status">
        {busy ? t('pinSending') : t('pinFilled', { count: value.length })}
      </p>
      <div className={styles.keys}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={styles.key} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        {other ? (
          <button type="button" className={styles.other} onClick={other.onClick}>
            {other.label}
          </button>
        ) : (
          <span />
        )}
        <button type="button" className={styles.key} onClick={() => add('0')}>
          0
        </button>
        <button
          type="button"
          className={styles.key}
          data-quiet=""
          aria-label={t('pinDelete')}
          onClick={remove}
        >
          <Icon name="backspace" size={24} />
        </button>
      </div>
    </div>
  );
}

/** The most common PINs, which the server refuses: one digit repeated, or consecutive digits up or down. */
export function isCommonPin(pin: string): boolean {
  return /^(\d)\1{5}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);
}

const HIDDEN = '•';

/** The value of the PIN field: dots, so that the PIN can neither be seen nor read out. */
export function hiddenPin(pin: string): string {
  return HIDDEN.repeat(pin.length);
}

/** The PIN after typing, deleting or pasting into the field that showed `hiddenPin`; dots stand for existing digits. */
export function typedPin(pin: string, field: string): string {
  const hidden = [...field].filter((one) => one === HIDDEN).length;
  return (pin.slice(0, hidden) + field.replace(/\D/g, '')).slice(0, PIN_DIGITS);
}

/** A PIN error; each occurrence is a new object. */
interface PinProblem {
  text: string;
  /** Number of errors before, to restart the shake animation. */
  at: number;
}

/** PIN input state: calls back with the sixth digit; an error clears it. */
export function usePinEntry(onWhole: (pin: string) => void) {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const announcedCount = useRef(0);
  return {
    pad: {
      value,
      problem,
      onChange: (pin: string) => {
        setValue(pin);
        setProblem(null);
        if (pin.length === PIN_DIGITS) onWhole(pin);
      },
    },
    /** Shows an error for the next attempt. */
    refuse: (text: string) => {
      announcedCount.current += 1;
      setValue('');
      setProblem({ text, at: announcedCount.current });
    },
    clear: () => {
      setValue('');
      setProblem(null);
    },
  };
}
