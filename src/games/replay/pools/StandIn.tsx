import { useLiveText } from '../../../ui/live/useLiveText.ts';
import styles from './StandIn.module.css';

/** A recording without its picture: the seconds left to bet. What was drawn stands in the round's facts. */
export function StandIn({ view }: { view: () => { phase: string; remaining: number } }) {
  const left = useLiveText<HTMLElement>(() => {
    const { phase, remaining } = view();
    return phase === 'betting' ? String(Math.ceil(remaining / 1_000)) : '';
  });
  return <strong ref={left} className={styles.seconds} />;
}
