import { Icon, type IconName } from '../../ui/Icon.tsx';
import styles from './Steps.module.css';

/** What to press, one after the other, each with the sign to look for. */
export function Steps({ steps }: { steps: readonly { icon: IconName; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, text }) => (
        <li key={text} className={styles.step}>
          <span className={styles.icon}>
            <Icon name={icon} />
          </span>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
