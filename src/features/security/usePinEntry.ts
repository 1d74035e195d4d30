import { useRef, useState } from 'react';
import type { PinProblem } from './PinPad.tsx';
import { PIN_DIGITS } from './pinRules.ts';

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
