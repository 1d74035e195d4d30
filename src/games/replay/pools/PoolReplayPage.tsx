import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import type { RoundGameKey } from '../../../../contract/games/roundGames.ts';
import { payout } from '../../../../contract/money.ts';
import { formatTime } from '../../../i18n/dates.ts';
import { formatCount, formatMoney } from '../../../i18n/format.ts';
import { useSession } from '../../../shared/account/session.ts';
import { roundName } from '../../../shared/play/roundWords.ts';
import type { SceneHostProps } from '../../../stage/SceneHost.tsx';
import { ScenePicture } from '../../../stage/ScenePicture.tsx';
import type { SceneTypes } from '../../../stage/sceneRegistry.ts';
import { useLiveText } from '../../../ui/live/useLiveText.ts';
import { type RoundRef, refFrom, refText } from '../../engine/rounds.ts';
import type { PoolRecord } from '../../pools/engine/poolReading.ts';
import type { PoolReplayLog } from '../../pools/engine/poolReplayLog.ts';
import type { PoolGame, PoolPlayer } from '../../pools/engine/poolState.ts';
import { ownOutcome } from '../../pools/engine/pools.ts';
import { pastRound } from '../../pools/page/poolUi.ts';
import { Replay, tenths } from '../Replay.tsx';
import { ReplayPage } from '../ReplayPage.tsx';
import { RoundFacts } from '../RoundFacts.tsx';
import styles from './PoolReplayPage.module.css';

/** Everything the page needs to replay a past round of a pool game. Must be the same object at every render. */
export interface PoolReplay<Key extends RoundGameKey, Result> {
  /** As in the addresses. */
  key: Key;
  name: string;
  game: PoolGame<Result>;
  /** The tables with their own rounds; null: a single table. */
  tables: readonly string[] | null;
  /** The round's public log; null when the reference is unknown or the round has not ended. */
  load(ref: RoundRef): Promise<PoolRecord<Result> | null>;
  replayLog(
    ref: RoundRef,
    record: PoolRecord<Result>,
    player: PoolPlayer | null,
  ): PoolReplayLog<Result, SceneTypes[Key]['view']>;
  /** The scene's options, and its description for screen readers. A hook. */
  usePicture(): Pick<SceneHostProps<Key>, 'options' | 'label'>;
  mark(result: Result): ReactNode;
}

/** Replay page of a pool game. */
export function PoolReplayPage<Key extends RoundGameKey, Result>({
  replay,
}: {
  replay: PoolReplay<Key, Result>;
}) {
  const { roundId: text = '' } = useParams();
  const ref = refFrom(replay.tables, text);
  const load = async () => (ref ? replay.load(ref) : null);
  const query = useQuery({ ...pastRound(replay.key, text, load), enabled: ref !== null });
  return (
    <ReplayPage table={`/game/${replay.key}`} named={ref !== null} query={query}>
      {(record) => ref && <PoolRecording key={refText(ref)} replay={replay} round={ref} record={record} />}
    </ReplayPage>
  );
}

function PoolRecording<Key extends RoundGameKey, Result>({
  replay,
  round: { table, roundId },
  record,
}: {
  replay: PoolReplay<Key, Result>;
  round: RoundRef;
  record: PoolRecord<Result>;
}) {
  const { t } = useTranslation('replayPools');
  const picture = replay.usePicture();
  const viewer = useSession((session) => session.player);
  const replayLog = useMemo(
    () => replay.replayLog({ table, roundId }, record, viewer),
    [replay, table, roundId, record, viewer],
  );
  const momentWords = useCallback(
    (ms: number) => t(ms < 0 ? 'beforeClose' : 'afterClose', { seconds: tenths(ms) }),
    [t],
  );
  return (
    <Replay
      replayLog={replayLog}
      momentWords={momentWords}
      filled
      picture={(source) => (
        <ScenePicture
          scene={replay.key}
          source={source}
          {...picture}
          standIn={<StandIn view={source.view} />}
        />
      )}
    >
      {(player) => (
        <PoolFacts
          replay={replay}
          round={{ table, roundId }}
          record={record}
          moment={player}
          viewer={viewer?.id ?? null}
        />
      )}
    </Replay>
  );
}

/** Shown before there is a value. */
const NONE = '–';

/** A past pool round in numbers; stakes and payouts at the moment shown. */
function PoolFacts<Key extends RoundGameKey, Result>({
  replay,
  round,
  record,
  moment,
  viewer,
}: {
  replay: PoolReplay<Key, Result>;
  round: RoundRef;
  record: PoolRecord<Result>;
  moment: { readonly at: number };
  /** The viewer's player id; null for a visitor. */
  viewer: string | null;
}) {
  const { t, i18n } = useTranslation(['replayPools', 'replay']);
  const { opening, end } = record;
  const shownAt = opening.closeTime + replay.game.shownAfter(end.result);
  const bets = useLiveText<HTMLElement>(() => betWords(record, moment.at));
  const paid = useLiveText<HTMLElement>(() => (moment.at < shownAt ? NONE : paidWords(replay, record)));
  const own = useLiveText<HTMLElement>(() => (moment.at < shownAt ? NONE : ownWords(replay, record, viewer)));
  const betsOwn = record.bets.some(({ userId }) => userId === viewer);
  const id = roundName(replay.key, round.roundId);
  return (
    <RoundFacts
      name={t('replay:round', { id })}
      result={replay.mark(end.result)}
      voided={end.voided ? t('interrupted') : null}
      rows={[
        { label: t('opened'), value: formatTime(opening.startTime, i18n.language) },
        { label: t('replay:betsLabel'), value: <span ref={bets} /> },
        { label: t('paid'), value: <span ref={paid} /> },
        ...(betsOwn ? [{ label: t('own'), value: <span ref={own} /> }] : []),
      ]}
      secret={{ label: t('secret'), text: end.secret }}
      verify={`/game/${replay.key}/fairness?round=${refText(round)}`}
      shareText={t('shareText', { game: replay.name, id })}
    />
  );
}

function betWords<Result>({ bets }: PoolRecord<Result>, now: number): string {
  let [count, total] = [0, 0n];
  for (const { at, amount } of bets) {
    if (at > now) continue;
    count++;
    total += amount;
  }
  return `${formatCount(count)} · ${formatMoney(total)}`;
}

function paidWords<Key extends RoundGameKey, Result>(
  { game }: PoolReplay<Key, Result>,
  { bets, end }: PoolRecord<Result>,
): string {
  let [count, total] = [0, 0n];
  for (const { pool, amount } of bets) {
    const back = end.voided ? amount : payout(amount, game.rate(pool, end.result));
    if (back === 0n) continue;
    count++;
    total += back;
  }
  return `${formatCount(count)} · ${formatMoney(total)}`;
}

function ownWords<Key extends RoundGameKey, Result>(
  { game }: PoolReplay<Key, Result>,
  { bets, end }: PoolRecord<Result>,
  viewer: string | null,
): string {
  const outcome = ownOutcome(game, { bets: new Map(bets.map((bet) => [bet.betId, bet])), end }, viewer);
  return outcome ? `${formatMoney(outcome.stake)} → ${formatMoney(outcome.payout)}` : NONE;
}

/** The marks of a result in a row. */
export function Results({ children }: { children: ReactNode }) {
  return <span className={styles.results}>{children}</span>;
}

/** Text fallback for a replay's picture: the seconds left to bet. The result is in the round's facts. */
function StandIn({ view }: { view: () => { phase: string; remaining: number } }) {
  const left = useLiveText<HTMLElement>(() => {
    const { phase, remaining } = view();
    return phase === 'betting' ? String(Math.ceil(remaining / 1_000)) : '';
  });
  return <strong ref={left} className={styles.seconds} />;
}
