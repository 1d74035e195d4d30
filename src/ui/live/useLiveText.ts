import { type RefObject, useEffect, useRef } from 'react';
import { onTick } from './tick.ts';

/** An element whose text follows the clock without rendering: it must have no children of React's. */
export function useLiveText<E extends HTMLElement>(text: () => string): RefObject<E | null> {
  const element = useRef<E>(null);
  const write = useRef(text);
  useEffect(() => {
    write.current = text;
    show(element.current, text());
  });
  useEffect(() => onTick(() => show(element.current, write.current())), []);
  return element;
}

function show(element: HTMLElement | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}
