import { DiceMark } from '../../ui/marks/DiceMark.tsx';
import styles from './Faces.module.css';

/** The three dice of a round, as they fell. */
export function Faces({ faces, size }: { faces: readonly number[]; size: number }) {
  return (
    <span className={styles.faces}>
      {faces.map((face, die) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die is known by its place
        <DiceMark key={die} face={face} size={size} />
      ))}
    </span>
  );
}
