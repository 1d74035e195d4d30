import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { dingdongRoundLog } from '../../../../contract/games/dingdong/operations.ts';
import {
  DINGDONG_POOLS,
  DINGDONG_RATES,
  dingdongResult,
  symbolOf,
} from '../../../../contract/games/dingdong/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import { player } from '../../../shared/device/sound.ts';
import { ScenePicture, useSceneOptions } from '../../../stage/ScenePicture.tsx';
import { PoolPage, poolSheets } from '../../pools/page/PoolPage.tsx';
import { poolSounds } from '../../pools/page/poolSounds.ts';
import { type PoolUi, recordFrom, usePool } from '../../pools/page/poolUi.ts';
import { useGameSounds } from '../../session/useGameSounds.ts';
import { dingdongDefinition } from '../definition.ts';
import { type DingdongCells, readDingdongRecord } from '../engine/dingdong.ts';
import { dingdongLayout } from '../engine/dingdongLayout.ts';
import { ResultMark, useNames } from '../FruitMark.tsx';
import { session, source } from './dingdongSession.ts';
import { lightSounds } from './lightSounds.ts';

const SHEETS = poolSheets(async () => (await import('./DingdongTabs.tsx')).DingdongTabs);

/** The light's steps have their own sounds (useLightSounds). */
const SOUNDS = poolSounds(session, source, { marks: [], loop: null });

/** The dingdong page: a ring of fruits, the light that runs on it, and seven symbols to bet on. */
export default function DingdongPage() {
  const { t } = useTranslation(['dingdong', 'marks']);
  const names = useNames();
  const ui = useMemo(
    (): PoolUi<DingdongCells> => ({
      session,
      layout: dingdongLayout,
      names: DINGDONG_POOLS.map((pool) => names[pool]),
      pays: DINGDONG_POOLS.map((pool) => formatRate(DINGDONG_RATES[pool])),
      record: recordFrom(dingdongRoundLog, readDingdongRecord),
      facts: (cells) => [
        { label: t('roundResult'), value: <ResultMark cells={cells} size={32} /> },
        {
          label: t('roundCells'),
          value: cells
            .map((cell) => t('roundCell', { symbol: names[symbolOf(cell)], cell: cell + 1 }))
            .join(', '),
        },
      ],
    }),
    [t, names],
  );
  useGameSounds(SOUNDS);
  useLightSounds();
  return (
    <PoolPage
      ui={ui}
      title={dingdongDefinition.name}
      picture={<DingdongStage />}
      mark={(cells) => <ResultMark cells={cells} size={32} />}
      words={(cells) => names[dingdongResult(cells)]}
      sheets={SHEETS}
    />
  );
}

/** The scene with the ring and the pools. */
function DingdongStage() {
  const { t } = useTranslation('dingdong');
  const names = useNames();
  const options = useSceneOptions({
    betting: t('sceneBet'),
    interrupted: t('sceneInterrupted'),
    ...names,
  });
  return (
    <ScenePicture
      scene="dingdong"
      source={source}
      options={options}
      label={t('picture')}
      standIn={<LastSymbol />}
    />
  );
}

/** Text fallback for the scene: the last symbol. */
function LastSymbol() {
  const newest = usePool(({ game }) => game.history[0]?.result) as DingdongCells | undefined;
  return newest ? <ResultMark cells={newest} size={36} /> : null;
}

/** Plays the light's sounds while mounted, by the same timing as the picture. */
function useLightSounds(): void {
  useEffect(() => {
    let announced = '';
    let timers: ReturnType<typeof setTimeout>[] = [];
    const silence = () => {
      for (const timer of timers) clearTimeout(timer);
      timers = [];
    };
    const listen = () => {
      const { round, history } = session.store.getState().game;
      if (!round?.end || round.end.voided || round.roundId === announced) return;
      announced = round.roundId;
      silence();
      const since = session.now() - round.closeTime;
      const before = history[0]?.result.at(-1) ?? 0;
      timers = lightSounds(round.end.result, before)
        .filter(({ at }) => at > since)
        .map(({ at, sound, rate }) => setTimeout(() => player.play(sound, { rate }), at - since));
    };
    listen();
    const stop = session.store.subscribe(listen);
    return () => {
      stop();
      silence();
    };
  }, []);
}
