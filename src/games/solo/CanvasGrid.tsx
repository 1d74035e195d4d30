import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import styles from './CanvasGrid.module.css';

/** A cell's rectangle on the canvas, CSS pixels. */
export interface CellRect {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface CanvasCell {
  /** The cell's content, for screen readers: 'Row 2, column 3: closed'. */
  label: string;
  /** Selected; undefined where a press acts immediately. */
  pressed?: boolean | undefined;
  disabled?: boolean;
}

const MOVES: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * Press areas over a game's picture: a grid of buttons positioned where the scene draws the cells. One cell has the tab stop;
 * the arrow keys move it.
 */
export function CanvasGrid({
  label,
  columns,
  cells,
  layout,
  disabled = false,
  onPress,
}: {
  label: string;
  columns: number;
  /** Row by row, in the order of the rules. */
  cells: readonly CanvasCell[];
  /** The cells' rectangles on a canvas of this size. */
  layout: (width: number, height: number) => readonly CellRect[];
  disabled?: boolean;
  onPress: (at: number) => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const [stop, setStop] = useState(0);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  const rects = size ? layout(size.width, size.height) : [];

  const move = (event: KeyboardEvent, at: number) => {
    const [across, down] = MOVES[event.key] ?? [0, 0];
    if (across === 0 && down === 0) return;
    // Elsewhere on the page the arrows change the amount.
    event.preventDefault();
    event.stopPropagation();
    const column = (at % columns) + across;
    const next = at + across + down * columns;
    if (column < 0 || column >= columns || next < 0 || next >= cells.length) return;
    setStop(next);
    place.current?.querySelectorAll('button')[next]?.focus();
  };

  const rows = Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => row);
  return (
    <div ref={place} className={styles.grid}>
      <table aria-label={label}>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {cells.slice(row * columns, (row + 1) * columns).map((cell, column) => {
                const at = row * columns + column;
                const rect = rects[at];
                return (
                  <td key={at}>
                    <button
                      type="button"
                      className={styles.cell}
                      style={rect && { left: rect.x, top: rect.y, width: rect.width, height: rect.height }}
                      aria-label={cell.label}
                      aria-pressed={cell.pressed}
                      tabIndex={at === stop ? 0 : -1}
                      disabled={disabled || cell.disabled}
                      onFocus={() => setStop(at)}
                      onKeyDown={(event) => move(event, at)}
                      onClick={() => onPress(at)}
                    />
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
