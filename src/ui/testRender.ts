import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

/** Draws into a jsdom page, and takes everything away again after the test. */

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | null = null;

afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
});

/** Draws a node, or draws it anew. */
export async function render(node: ReactNode): Promise<void> {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const drawn = root;
  await act(async () => drawn.render(node));
}

/** The one element that fits. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelectorAll<Kind>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements fit ${selector}`);
  return first;
}

/** Fills a field as typing or pasting does. */
export async function fill(field: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}
