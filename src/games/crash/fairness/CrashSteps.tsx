import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Rate } from '../../../../contract/money.ts';
import { formatRate } from '../../../i18n/format.ts';
import { CopyText } from '../../../ui/actions/CopyText.tsx';
import { isHash } from '../../fairness/HexField.tsx';
import { chooseHasher } from '../../fairness/hasher.ts';
import { Outcome, Step, Steps, Verdict } from '../../fairness/Steps.tsx';
import { useProof } from '../../fairness/useProof.ts';
import { proveRound } from './proveRound.ts';

export interface Claimed {
  hash: string;
  salt: string;
  /** Empty: not known. */
  before: string;
  /** What the house published; null for fields typed by hand. */
  target: Rate | null;
}

/** The steps from the secret to the multiplier, each with what it gave. */
export function CrashSteps({ claim: { hash, salt, before, target } }: { claim: Claimed }) {
  const { t } = useTranslation(['crash', 'fairness']);
  const proof = useProof(
    useMemo(
      () =>
        isHash(hash) && salt !== ''
          ? () => proveRound({ hash, salt, before: before || null, target }, chooseHasher())
          : null,
      [hash, salt, before, target],
    ),
  );
  if (!proof) return null;
  return (
    <Steps>
      <Step good={proof.linkGood}>
        <CopyText label={t('fairnessStep1')} text={proof.hashOfHash} />
        <Verdict good={proof.linkGood}>
          {proof.linkGood === null
            ? t('fairness:linkNone')
            : proof.linkGood
              ? t('fairness:linkGood')
              : t('fairness:linkBad')}
        </Verdict>
      </Step>
      <Step good={null}>
        <CopyText label={t('fairnessStep2')} text={proof.hmac} />
      </Step>
      <Step good={null}>
        <CopyText
          label={t('fairnessStep3')}
          text={t('fairnessStep3Text', { hex: proof.bits, n: proof.n.toString() })}
        />
      </Step>
      <Step good={proof.targetGood}>
        <Outcome label={t('fairnessStep4')} formula={t('fairnessStep4Text')}>
          {formatRate(proof.target)}
        </Outcome>
        {proof.targetGood !== null && (
          <Verdict good={proof.targetGood}>
            {proof.targetGood
              ? t('fairness:resultGood')
              : t('fairnessStep4Bad', { rate: formatRate(target ?? 0n) })}
          </Verdict>
        )}
      </Step>
    </Steps>
  );
}
