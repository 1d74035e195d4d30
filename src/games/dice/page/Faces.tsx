import { DiceMark } from '../DiceMark.tsx';
import styles from './Faces.module.css';

/** The three dice of a round, as they fell; `framed`: told apart from others beside them. */
export function Faces({
  faces,
  size,
  framed = false,
}: {
  faces: readonly number[];
  size: number;
  framed?: boolean;
}) {
  return (
    <span className={styles.faces} data-framed={framed || undefined}>
      {faces.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
        <DiceMark key={die} face={face} size={size} />
      ))}
    </span>
  );
}
