import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import type { SoloState } from '../../../../contract/games/solo/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { CopyText } from '../../../ui/actions/CopyText.tsx';
import type { SoloKind } from '../../engine/soloPlay.ts';
import { onePast, ownRounds } from '../../solo/soloRounds.ts';
import { Elsewhere } from '../Elsewhere.tsx';
import styles from '../FairnessPage.module.css';
import { chooseHasher } from '../hasher.ts';
import { HexField, isHash, isRoundId, ReplayLink, RoundPick } from '../RoundPick.tsx';
import { Outcome as Result, Step, Steps, useProof, Verdict } from '../Steps.tsx';
import { proveSolo } from './proveSolo.ts';
import own from './SoloFairnessPage.module.css';
import type { SoloFairness } from './soloFairness.ts';

/** Number of the player's rounds offered for checking. */
const LATEST = 12;
/** Floats beyond this number are counted, not listed. */
const LISTED = 12;

/** One round, fetched by its id (with its server seed once revealed) or typed in by hand. */
export function OneSolo<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>({
  game,
}: {
  game: SoloFairness<K, Choice, Outcome, Move, State>;
}) {
  const { t } = useTranslation(['fairness', 'fairnessSolo', 'solo']);
  const { wire } = game;
  const [params, setParams] = useSearchParams();
  const player = useSession((session) => session.player);
  const offered = useQuery({ ...ownRounds(wire, player?.id ?? '', LATEST), enabled: player !== null });
  const latest = offered.data ?? [];
  const roundId = params.get('round') ?? latest[0]?.roundId ?? '';
  const query = useQuery({ ...onePast(wire, roundId), enabled: isRoundId(roundId) });
  const [typed, setTyped] = useState('');
  const [seed, setSeed] = useState('');
  const round = query.data?.round ?? null;
  useEffect(() => setTyped(roundId), [roundId]);
  useEffect(() => setSeed(round?.fair.serverSeed ?? ''), [round]);
  const missing = query.isFetched && !query.isError && query.data === null;
  return (
    <section className={styles.card}>
      <h2>{t('oneTitle')}</h2>
      <RoundPick
        value={typed}
        latest={latest.map((one) => ({ roundId: one.roundId, mark: game.mark(one) }))}
        busy={query.isFetching || offered.isLoading}
        error={missing ? t('notFound') : query.isError ? t('failed') : undefined}
        onType={setTyped}
        onLoad={(next) => setParams({ round: next }, { replace: true })}
      />
      {round && (
        <>
          <CopyText label={t('solo:serverSeedHash')} text={round.fair.serverSeedHash} />
          <CopyText label={t('solo:clientSeed')} text={round.fair.clientSeed} />
          <CopyText label={t('solo:nonce')} text={String(round.fair.nonce)} />
          <HexField label={t('solo:serverSeed')} value={seed} onChange={setSeed} />
          {seed === '' && <p>{t('fairnessSolo:seedHidden')}</p>}
          <SoloSteps game={game} round={round} seed={seed} />
          <ReplayLink to={`/game/${wire.key}/replay/${round.roundId}`} />
          {isHash(seed) && (
            <Elsewhere
              secret={seed}
              message={`${round.fair.clientSeed}:${round.fair.nonce}:0`}
              python={game.python}
            />
          )}
        </>
      )}
    </section>
  );
}

/** The steps from the seeds to the payout, each with its result. */
function SoloSteps<K extends SoloKind, Choice, Outcome, Move, State extends SoloState>({
  game,
  round,
  seed,
}: {
  game: SoloFairness<K, Choice, Outcome, Move, State>;
  round: K['round'];
  seed: string;
}) {
  const { t } = useTranslation(['fairnessSolo', 'fairness']);
  const prove = useMemo(
    () => (isHash(seed) ? () => proveSolo(game, round, seed, chooseHasher()) : null),
    [game, round, seed],
  );
  const proof = useProof(prove);
  if (!proof) return null;
  const { floats } = proof;
  return (
    <Steps>
      <Step good={proof.seedGood}>
        <CopyText label={t('step1')} text={proof.hashOfSeed} />
        <Verdict good={proof.seedGood}>{t(proof.seedGood ? 'seedGood' : 'seedBad')}</Verdict>
      </Step>
      <Step good={null}>
        {proof.blocks.map(({ message, hmac }) => (
          <CopyText key={message} label={t('step2', { message })} text={hmac} />
        ))}
      </Step>
      <Step good={null}>
        <span>{t('step3')}</span>
        <ol className={own.floats}>
          {floats.slice(0, LISTED).map(({ bytes, float }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a float is identified by its position
            <li key={place}>
              <code>{bytes}</code> {(float / 2 ** 32).toFixed(9)}
            </li>
          ))}
        </ol>
        {floats.length > LISTED && <span>{t('moreFloats', { count: floats.length - LISTED })}</span>}
      </Step>
      <Step good={proof.shownGood}>
        <span>{t('step4')}</span>
        <span className={own.picture}>{game.picture(proof.computed)}</span>
        <Verdict good={proof.shownGood}>
          {proof.shownGood ? t('fairness:resultGood') : t('shownBad', { shown: game.shown(round) })}
        </Verdict>
      </Step>
      <Step good={proof.paidGood}>
        <Result label={t('step5')} formula={t('step5Text')}>
          {formatRate(proof.rate)}
        </Result>
        <Verdict good={proof.paidGood}>
          {proof.paidGood ? t('paidGood') : t('paidBad', { rate: formatRate(round.rate) })}
        </Verdict>
      </Step>
    </Steps>
  );
}
