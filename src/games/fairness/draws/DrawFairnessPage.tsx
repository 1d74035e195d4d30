import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ChipRow } from '../../../ui/actions/choices.tsx';
import { type RoundRef, refFrom, refText } from '../../engine/rounds.ts';
import { Elsewhere } from '../Elsewhere.tsx';
import styles from '../FairnessPage.module.css';
import { Explanation, FairnessPage } from '../FairnessPage.tsx';
import { PublicValueFacts } from '../PublicValueFacts.tsx';
import { HexField, isHash, isRoundId, ReplayLink, RoundPick } from '../RoundPick.tsx';
import { VoidRounds } from '../VoidRounds.tsx';
import { DrawRange } from './DrawRange.tsx';
import { DrawSteps, Marks, type TypedDraw } from './DrawSteps.tsx';
import { type DrawGame, latestDraws, oneDraw } from './drawGame.ts';

/** Number of rounds offered for checking. */
const LATEST = 12;

/** One round, fetched by its id or typed in by hand, computed step by step. */
function OneDraw({
  game,
  table,
  requested,
  onRequest,
}: {
  game: DrawGame;
  table: string;
  /** The round in the address; null: the newest. */
  requested: RoundRef | null;
  onRequest: (ref: RoundRef) => void;
}) {
  const { t } = useTranslation(['fairnessDraws', 'fairness']);
  const [claim, setClaim] = useState<TypedDraw>({
    roundId: '',
    secret: '',
    value: '',
    before: '',
    hmac: null,
    result: null,
  });
  const offered = useQuery(latestDraws(game, table, LATEST));
  const latest = offered.data ?? [];
  const wanted = requested?.roundId ?? latest[0]?.ref.roundId ?? '';
  const query = useQuery({ ...oneDraw(game, { table, roundId: wanted }), enabled: wanted !== '' });
  const round = query.data;

  useEffect(() => setClaim((now) => ({ ...now, roundId: wanted })), [wanted]);
  useEffect(() => {
    if (!round) return;
    const { ref, secret, value, before, hmac, result } = round;
    setClaim({ roundId: ref.roundId, secret, value: value ?? '', before, hmac, result });
  }, [round]);

  // Fields typed by hand are no longer the published values.
  const type = (change: Partial<TypedDraw>) => setClaim({ ...claim, hmac: null, result: null, ...change });
  const ref = { table, roundId: claim.roundId };
  const failed = query.isError || (wanted === '' && offered.isError);
  const missing = query.isFetched && !query.isError && round === null;
  return (
    <section className={styles.card}>
      <h2>{t('fairness:oneTitle')}</h2>
      <RoundPick
        value={claim.roundId}
        latest={latest.map(({ ref: { roundId }, result }) => ({
          roundId,
          mark: <Marks game={game} result={result} size={result.length > 1 ? 18 : 26} />,
        }))}
        busy={query.isFetching || offered.isLoading}
        error={missing ? t('fairness:notFound') : failed ? t('fairness:failed') : undefined}
        onType={(roundId) => type({ roundId })}
        onLoad={(roundId) => onRequest({ table, roundId })}
      />
      <HexField label={t('secret')} value={claim.secret} onChange={(secret) => type({ secret })} />
      <HexField label={t('fairness:publicValue')} value={claim.value} onChange={(value) => type({ value })} />
      <HexField label={t('fairness:before')} value={claim.before} onChange={(before) => type({ before })} />
      {round && claim.result !== null && <PublicValueFacts value={round.named} voidCause={round.voidCause} />}
      <DrawSteps game={game} table={table} claim={claim} />
      {round && claim.result !== null && <ReplayLink to={`/game/${game.key}/replay/${refText(round.ref)}`} />}
      {isHash(claim.secret) && isRoundId(claim.roundId) && (
        <Elsewhere
          secret={claim.secret}
          message={game.rule.message(ref, claim.value || null, 0)}
          python={game.python}
        />
      )}
    </section>
  );
}

/** Fairness page of games whose rounds each have their own secret. */
export function DrawFairnessPage({ game }: { game: DrawGame }) {
  const { t } = useTranslation(['fairnessDraws', 'fairness']);
  // The game's own texts: who fixes which value, how bytes become the result, the return to player.
  const { t: own } = useTranslation(game.key);
  const [params, setParams] = useSearchParams();
  const requested = refFrom(game.tables?.map(({ key }) => key) ?? null, params.get('round') ?? '');
  const [table, setTable] = useState(requested?.table ?? game.tables?.[0]?.key ?? '');
  const select = (ref: RoundRef) => setParams({ round: refText(ref) }, { replace: true });
  return (
    <FairnessPage table={`/game/${game.key}`} lead={own('fairnessLead')}>
      {game.tables && (
        <ChipRow
          label={t('tables')}
          options={game.tables.map(({ key, seconds }) => ({ key, label: t('tableOf', { seconds }) }))}
          value={table}
          onChange={(key) => {
            setTable(key);
            setParams({}, { replace: true });
          }}
        />
      )}
      <OneDraw key={table} game={game} table={table} requested={requested} onRequest={select} />
      <DrawRange key={`range ${table}`} game={game} table={table} />
      <VoidRounds game={game.key} />
      <Explanation
        how={[t('how1'), t('how2'), t('how3'), own('fairnessDraw')]}
        proves={[t('provesFixed'), t('proves2', { odds: own('fairnessOdds') }), t('proves3'), t('proves4')]}
      />
    </FairnessPage>
  );
}
