import { type PointerEvent, useEffect, useRef } from 'react';
import { Icon } from '../../../ui/signs/Icon.tsx';
import panel from './PanelField.module.css';

/** Ways to step a number field up or down: arrow keys, wheel, and buttons that repeat while held. */

/** Steps per key press with shift. */
const MANY = 10;

/** Number of steps for a key, negative for down; 0 for other keys. */
export function stepsOf(key: string, shift: boolean): number {
  const steps = shift ? MANY : 1;
  if (key === 'ArrowUp') return steps;
  return key === 'ArrowDown' ? -steps : 0;
}

/** Only while the field has the focus, so that scrolling the page past it changes nothing. */
export function useWheel(ref: { current: HTMLInputElement | null }, step: (steps: number) => void): void {
  useEffect(() => {
    const input = ref.current;
    const turn = (event: WheelEvent) => {
      if (document.activeElement !== input || event.deltaY === 0) return;
      event.preventDefault();
      step(stepsOf(event.deltaY < 0 ? 'ArrowUp' : 'ArrowDown', event.shiftKey));
    };
    // React's wheel listeners are passive: they could not prevent the page from scrolling.
    input?.addEventListener('wheel', turn, { passive: false });
    return () => input?.removeEventListener('wheel', turn);
  }, [ref, step]);
}

/** Ms until a held button repeats, and between two repeats. */
const HOLD_MS = 400;
const AGAIN_MS = 90;

/** Acts on press and repeats while held. */
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
      // A click by keyboard or screen reader has no preceding press.
      onClick={(event) => {
        if (event.detail === 0 || !pressed.current) act();
        pressed.current = false;
      }}
    >
      <Icon name={icon} size={18} />
    </button>
  );
}
