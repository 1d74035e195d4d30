import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rate } from '../../../contract/money.ts';
import { CopyText } from '../../ui/CopyText.tsx';
import { formatRate } from '../../ui/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chooseHasher } from './hasher.ts';
import styles from './ProofSteps.module.css';
import { proveRound, type RoundProof } from './proveRound.ts';

export interface Claimed {
  hash: string;
  salt: string;
  /** Empty: not known. */
  before: string;
  /** What the house published; null for fields typed by hand. */
  target: Rate | null;
}

/** The steps from the secret to the multiplier, each with what it gave. */
export function ProofSteps({ claim }: { claim: Claimed }) {
  const { t } = useTranslation('fairness');
  const proof = useProof(claim);
  if (!proof) return null;
  return (
    <ol className={styles.steps}>
      <Step good={proof.linkGood}>
        <CopyText label={t('step1')} text={proof.hashOfHash} />
        <Verdict good={proof.linkGood}>
          {proof.linkGood === null ? t('step1None') : proof.linkGood ? t('step1Good') : t('step1Bad')}
        </Verdict>
      </Step>
      <Step good={null}>
        <CopyText label={t('step2')} text={proof.hmac} />
      </Step>
      <Step good={null}>
        <CopyText label={t('step3')} text={t('step3Text', { hex: proof.bits, n: proof.n.toString() })} />
      </Step>
      <Step good={proof.targetGood}>
        <div className={styles.target}>
          <span>
            {t('step4')}
            <span className={styles.formula}>{t('step4Text')}</span>
          </span>
          <strong>{formatRate(proof.target)}</strong>
        </div>
        {proof.targetGood !== null && (
          <Verdict good={proof.targetGood}>
            {proof.targetGood ? t('step4Good') : t('step4Bad', { rate: formatRate(claim.target ?? 0n) })}
          </Verdict>
        )}
      </Step>
    </ol>
  );
}

function Step({ good, children }: { good: boolean | null; children: ReactNode }) {
  return (
    <li className={styles.step} data-good={good ?? undefined}>
      {children}
    </li>
  );
}

function Verdict({ good, children }: { good: boolean | null; children: ReactNode }) {
  return (
    <p className={styles.verdict} data-good={good ?? undefined} role="status">
      <Icon name={good === null ? 'info' : good ? 'check' : 'alert'} size={16} />
      <span>{children}</span>
    </p>
  );
}

/** The proof of what is in the fields; null until they hold a hash and a salt. */
function useProof({ hash, salt, before, target }: Claimed): RoundProof | null {
  const [proof, setProof] = useState<RoundProof | null>(null);
  useEffect(() => {
    let left = false;
    setProof(null);
    if (isHex(hash) && salt !== '')
      void proveRound({ hash, salt, before: before || null, target }, chooseHasher()).then((made) => {
        if (!left) setProof(made);
      });
    return () => {
      left = true;
    };
  }, [hash, salt, before, target]);
  return proof;
}

function isHex(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
