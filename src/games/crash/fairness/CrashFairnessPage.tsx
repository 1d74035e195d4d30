import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { Rate } from '../../../../contract/money.ts';
import { formatRate } from '../../../i18n/format.ts';
import { CopyText } from '../../../ui/actions/CopyText.tsx';
import { Elsewhere } from '../../fairness/Elsewhere.tsx';
import styles from '../../fairness/FairnessPage.module.css';
import { Explanation, FairnessPage } from '../../fairness/FairnessPage.tsx';
import { chooseHasher } from '../../fairness/hasher.ts';
import { PublicValueFacts } from '../../fairness/PublicValueFacts.tsx';
import { HexField, isHash, isRoundId, ReplayLink, RoundPick } from '../../fairness/RoundPick.tsx';
import { LinkVerdict, Outcome, Step, Steps, useProof, Verdict } from '../../fairness/Steps.tsx';
import { VoidRounds } from '../../fairness/VoidRounds.tsx';
import { latestRounds, pastRound } from '../page/pastRounds.ts';
import { RateMark } from '../RateMark.tsx';
import { CrashRange } from './CrashRange.tsx';
import { proveRound } from './prove.ts';

/** Number of rounds offered for checking. */
const LATEST = 12;
const NOTHING: Claimed = { hash: '', salt: '', before: '', target: null };

/** The multiplier from the HMAC's bytes `h`, in Python: exact integers, as the server computes it. */
const PYTHON = 'max(100,97*2**52//(2**52-int(h.hex()[:13],16)))/100';

/** One round, fetched by its number or typed in by hand, computed step by step. */
function OneCrashRound() {
  const { t } = useTranslation(['crash', 'fairness']);
  const [params, setParams] = useSearchParams();
  const requested = params.get('round') ?? '';
  const [typed, setTyped] = useState(requested);
  const [claim, setClaim] = useState(NOTHING);
  const offered = useQuery(latestRounds(LATEST));
  const latest = offered.data ?? [];
  const roundId = requested || (latest[0]?.roundId ?? '');
  const query = useQuery({ ...pastRound(roundId), enabled: isRoundId(roundId) });
  const round = query.data;

  useEffect(() => setTyped(roundId), [roundId]);
  useEffect(() => {
    if (!round) return;
    const { hash, seedPubHash: salt, seedHashHash: before } = round;
    setClaim({ hash, salt, before, target: BigInt(round.target) });
  }, [round]);

  // Fields typed by hand are no longer the published values.
  const type = (change: Partial<Claimed>) => setClaim({ ...claim, target: null, ...change });
  const failed = query.isError || (roundId === '' && offered.isError);
  const missing = query.isFetched && !query.isError && round === null;
  return (
    <section className={styles.card}>
      <h2>{t('fairness:oneTitle')}</h2>
      <RoundPick
        value={typed}
        latest={latest.map((one) => ({
          roundId: one.roundId,
          mark: <RateMark rate={BigInt(one.target)} />,
        }))}
        busy={query.isFetching || offered.isLoading}
        error={missing ? t('fairness:notFound') : failed ? t('fairness:failed') : undefined}
        onType={setTyped}
        onLoad={(round) => setParams({ round }, { replace: true })}
      />
      <HexField label={t('fairnessHash')} value={claim.hash} onChange={(hash) => type({ hash })} />
      <HexField label={t('fairnessSalt')} value={claim.salt} onChange={(salt) => type({ salt })} />
      <HexField label={t('fairness:before')} value={claim.before} onChange={(before) => type({ before })} />
      {round && claim.target !== null && (
        <PublicValueFacts value={round.publicValue} voidCause={round.voidCause} />
      )}
      <CrashSteps claim={claim} />
      {round && claim.target !== null && <ReplayLink to={`/game/crash/replay/${round.roundId}`} />}
      {isHash(claim.hash) && isHash(claim.salt) && (
        <Elsewhere secret={claim.hash} message={claim.salt} python={PYTHON} />
      )}
    </section>
  );
}

interface Claimed {
  hash: string;
  salt: string;
  /** Empty: unknown. */
  before: string;
  /** The published target; null for fields typed by hand. */
  target: Rate | null;
}

/** The steps from the secret to the multiplier, each with its result. */
function CrashSteps({ claim: { hash, salt, before, target } }: { claim: Claimed }) {
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
        <LinkVerdict good={proof.linkGood} />
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

/** Fairness page of crash: every round is a link of a hash chain. */
export default function CrashFairnessPage() {
  const { t } = useTranslation(['crash', 'fairness']);
  return (
    <FairnessPage table="/game/crash" lead={t('fairnessLead')}>
      <OneCrashRound />
      <CrashRange />
      <VoidRounds game="crash" />
      <Explanation
        how={[t('fairnessHow1'), t('fairnessHow2'), t('fairnessHow3')]}
        proves={[t('fairness:provesFixed'), t('fairnessProves2'), t('fairnessProves3')]}
      />
    </FairnessPage>
  );
}
