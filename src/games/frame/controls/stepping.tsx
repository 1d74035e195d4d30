import { type PointerEvent, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/signs/Icon.tsx';
import panel from './PanelField.module.css';

/** What makes a number in a field more or less: the arrow keys, the wheel, and buttons that go on while they are held. */

/** Steps that shift makes at once. */
const MANY = 10;

/** How many steps a key makes, down as negative; 0 for a key that makes none. */
export function stepsOf(key: string, shift: boolean): number {
  const steps = shift ? MANY : 1;
  if (key === 'ArrowUp') return steps;
  return key === 'ArrowDown' ? -steps : 0;
}

/** Turned over the field while it has the focus, so that a page scrolled past changes nothing. */
export function useWheel(ref: { current: HTMLInputElement | null }, step: (steps: number) => void): void {
  useEffect(() => {
    const input = ref.current;
    const turn = (event: WheelEvent) => {
      if (document.activeElement !== input || event.deltaY === 0) return;
      event.preventDefault();
      step(stepsOf(event.deltaY < 0 ? 'ArrowUp' : 'ArrowDown', event.shiftKey));
    };
    // React's own listeners are passive: they could not keep the page where it is.
    input?.addEventListener('wheel', turn, { passive: false });
    return () => input?.removeEventListener('wheel', turn);
  }, [ref, step]);
}

/** Ms until a held button goes on by itself, and between two of its steps then. */
const HOLD_MS = 400;
const AGAIN_MS = 90;

/** Acts at the press and goes on while it is held. */
export function HoldButton({
  label,
  icon,
  disabled,
  act,
}: {
  label: string;
  icon: 'minus' | 'plus';
  disabled: boolean;
  act: () => void;
}) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pressed = useRef(false);
  const end = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  const goOn = () => {
    act();
    timer.current = setTimeout(goOn, AGAIN_MS);
  };
  const begin = (event: PointerEvent) => {
    if (event.button !== 0) return;
    pressed.current = true;
    act();
    timer.current = setTimeout(goOn, HOLD_MS);
  };
  return (
    <button
      type="button"
      className={panel.step}
      aria-label={label}
      disabled={disabled}
      onPointerDown={begin}
      onPointerUp={end}
      onPointerLeave={end}
      onPointerCancel={end}
      onContextMenu={(event) => event.preventDefault()}
      // A keyboard's or a screen reader's click has no press before it.
      onClick={(event) => {
        if (event.detail === 0 || !pressed.current) act();
        pressed.current = false;
      }}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
