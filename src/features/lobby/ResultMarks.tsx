import type { ComponentType } from 'react';
import type { LiveMarkProps } from '../../games/definition.ts';
import styles from './ResultMarks.module.css';

/** What a round brought. */
export function ResultMarks({
  result,
  size,
  Mark,
}: {
  result: readonly string[];
  size: number;
  /** How the game shows a part of a result. */
  Mark: ComponentType<LiveMarkProps>;
}) {
  // Three dice of a row are read as one thing: smaller, close together.
  const each = result.length > 1 ? size - 6 : size;
  return (
    <span className={styles.marks}>
      {result.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: faces repeat, and a result never changes
        <span key={at}>
          <Mark part={part} size={each} />
        </span>
      ))}
    </span>
  );
}
