import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, createElement, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, vi } from 'vitest';

/** Renders into a happy-dom page with its own QueryClient, and cleans up after the test. */

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | null = null;
let client = newClient();

afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  client.clear();
  client = newClient();
  document.body.replaceChildren();
});

/** Renders a node, or re-renders it. */
export async function render(node: ReactNode): Promise<void> {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const drawn = root;
  await act(async () => drawn.render(createElement(QueryClientProvider, { client }, node)));
}

/** Number of queries being fetched. */
export const queriesFetching = () => client.isFetching();

function newClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: 1, refetchOnWindowFocus: false } } });
}

/** The single matching element. */
export function find<Kind extends HTMLElement = HTMLElement>(selector: string): Kind {
  const found = document.querySelectorAll<Kind>(selector);
  const [first] = found;
  if (!first || found.length > 1) throw new Error(`${found.length} elements fit ${selector}`);
  return first;
}

/** Fills a field like typing or pasting. */
export async function fill(field: HTMLInputElement, value: string): Promise<void> {
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.click());
}

/** Mocks the sizes of lists in happy-dom: the width of each item and of each list, no gaps, everything on one line. */
export function layOut(itemWidth: number, listWidth: number): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const size = (name: string, read: (element: HTMLElement) => number) =>
    Object.defineProperty(HTMLElement.prototype, name, {
      configurable: true,
      get(this: HTMLElement) {
        return read(this);
      },
    });
  size('clientWidth', () => listWidth);
  size('scrollWidth', (list) => list.children.length * itemWidth);
  size('offsetLeft', (item) => [...(item.parentElement?.children ?? [])].indexOf(item) * itemWidth);
}
