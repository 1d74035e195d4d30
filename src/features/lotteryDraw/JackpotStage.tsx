import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LotteryDraw, LotteryWeek } from '../../../contract/http/offers/weekLottery.ts';
import { formatMoney } from '../../i18n/format.ts';
import { useSounds } from '../../shared/device/useSounds.ts';
import { ScenePicture, useSceneOptions } from '../../stage/ScenePicture.tsx';
import { Button } from '../../ui/actions/Button.tsx';
import { drawSounds } from './drawSounds.ts';
import styles from './Lottery.module.css';
import { LiveLottery } from './liveLottery.ts';

/** The drum with the growing jackpot counter; shows the latest draw on request. */
export function JackpotStage({ week, draw }: { week: LotteryWeek; draw: LotteryDraw | null }) {
  const { t } = useTranslation('weekLottery');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a growing jackpot does not need a new picture
  const live = useMemo(() => new LiveLottery(week), [week.week]);
  useSounds(useMemo(() => drawSounds(live), [live]));
  const [shown, setShown] = useState(false);
  const jackpot = BigInt(week.jackpot);
  useEffect(() => {
    if (!shown) live.grow(jackpot);
  }, [live, jackpot, shown]);
  const options = useSceneOptions({
    currency: formatMoney(0n).replace(/[\s\d.,]/g, ''),
    jackpot: t('sceneJackpot'),
    drawn: t('sceneDrawn'),
  });
  const picture = useRef<HTMLDivElement>(null);
  const show = (what: LotteryDraw | null) => {
    picture.current?.scrollIntoView({ block: 'center', behavior: 'smooth' });
    live.show(what, jackpot);
    setShown(what !== null);
  };
  return (
    <div className={styles.stage}>
      <div ref={picture} className={styles.picture}>
        <ScenePicture
          scene="lotteryDraw"
          source={live}
          options={options}
          label={t('picture', { amount: formatMoney(jackpot) })}
          standIn={<b className={styles.jackpot}>{formatMoney(jackpot)}</b>}
        />
      </div>
      {draw && draw.winners.length > 0 && (
        <Button onClick={() => show(shown ? null : draw)}>{t(shown ? 'showJackpot' : 'showDraw')}</Button>
      )}
    </div>
  );
}
