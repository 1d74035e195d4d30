import { useRef, useState } from 'react';

export const PIN_DIGITS = 6;

/** The PINs that everybody tries first, which the house refuses: one digit six times, digits in a row up or down. */
export function isCommonPin(pin: string): boolean {
  return /^(\d)\1{5}$/.test(pin) || '01234567890'.includes(pin) || '09876543210'.includes(pin);
}

const HIDDEN = '•';

/** What stands in the field for a PIN: nobody who looks over the shoulder, or listens to it read out, learns it. */
export function hiddenPin(pin: string): string {
  return HIDDEN.repeat(pin.length);
}

/** The PIN after typing, deleting or pasting into the field that showed `hiddenPin`: dots stand for what was there. */
export function typedPin(pin: string, field: string): string {
  const kept = [...field].filter((one) => one === HIDDEN).length;
  return (pin.slice(0, kept) + field.replace(/\D/g, '')).slice(0, PIN_DIGITS);
}

/** What is wrong with a PIN; each time it is said it is a new one. */
export interface PinProblem {
  text: string;
  /** How many were said before: the places shake anew. */
  at: number;
}

/** A PIN as it is entered: it is handed on with its sixth digit, and what is wrong with it clears it. */
export function usePinEntry(onWhole: (pin: string) => void) {
  const [value, setValue] = useState('');
  const [problem, setProblem] = useState<PinProblem | null>(null);
  const said = useRef(0);
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
    /** Says what is wrong, for the next try. */
    refuse: (text: string) => {
      said.current += 1;
      setValue('');
      setProblem({ text, at: said.current });
    },
    clear: () => {
      setValue('');
      setProblem(null);
    },
  };
}
