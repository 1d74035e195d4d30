import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/signs/Icon.tsx';
import styles from './Steps.module.css';

/** The steps of a proof, numbered. */
export function Steps({ children }: { children: ReactNode }) {
  return <ol className={styles.steps}>{children}</ol>;
}

/** One step; `good`: whether its result matches the published value, null when there is nothing to compare. */
export function Step({ good, children }: { good: boolean | null; children: ReactNode }) {
  return (
    <li className={styles.step} data-good={good ?? undefined}>
      {children}
    </li>
  );
}

export function Verdict({ good, children }: { good: boolean | null; children: ReactNode }) {
  return (
    <p className={styles.verdict} data-good={good ?? undefined} role="status">
      <Icon name={good === null ? 'info' : good ? 'check' : 'alert'} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** Whether a secret's hash is the one published before the round; null: none is available. */
export function LinkVerdict({ good }: { good: boolean | null }) {
  const { t } = useTranslation('fairness');
  return <Verdict good={good}>{good === null ? t('linkNone') : good ? t('linkGood') : t('linkBad')}</Verdict>;
}

/** The result of the last step. */
export function Outcome({
  label,
  formula,
  children,
}: {
  label: string;
  formula: string;
  children: ReactNode;
}) {
  return (
    <div className={styles.outcome}>
      <span>
        {label}
        <span className={styles.formula}>{formula}</span>
      </span>
      <strong>{children}</strong>
    </div>
  );
}

/** The result of `prove`, recomputed whenever the function changes; null meanwhile, and while there is none. */
export function useProof<Proof>(prove: (() => Promise<Proof>) | null): Proof | null {
  const [proof, setProof] = useState<Proof | null>(null);
  useEffect(() => {
    let left = false;
    setProof(null);
    void prove?.().then((made) => {
      if (!left) setProof(made);
    });
    return () => {
      left = true;
    };
  }, [prove]);
  return proof;
}
