import { Icon, type IconName } from '../signs/Icon.tsx';
import plate from '../styles/plate.module.css';
import styles from './Steps.module.css';

/** What to do, one after the other, numbered; with a sign to look for where there is one. */
export function Steps({ steps }: { steps: readonly { icon?: IconName; text: string }[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ icon, text }) => (
        <li key={text} className={styles.step}>
          {icon && (
            <span className={`${plate.plate} ${styles.icon}`}>
              <Icon name={icon} />
            </span>
          )}
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
