import { vi } from 'vitest';

/** Gives lists in happy-dom a size: each item and each list so wide, a gap of none, everything on one line. */
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
