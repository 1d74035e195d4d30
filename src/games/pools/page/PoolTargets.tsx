import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../i18n/format.ts';
import { DIGITS, useHotKeys } from '../../frame/controls/hotKeys.ts';
import { chipValues } from '../engine/poolStakes.ts';
import { notifyRefused, usePoolForm } from '../session/poolForm.ts';
import styles from './PoolTargets.module.css';
import { usePool, usePoolOpen, usePoolUi } from './poolUi.ts';

/** The pools as buttons over the canvas, positioned where the scene draws them: a press places the selected chip. */
export function PoolTargets() {
  const { t } = useTranslation('table');
  const { session, layout, names, pays } = usePoolUi();
  const place = useRef<HTMLFieldSetElement>(null);
  const [size, setSize] = useState<{ width: number; height: number } | null>(null);
  const open = usePoolOpen();
  const limits = usePool(({ game }) => game.limits);
  const running = usePool(({ auto }) => auto !== null && !auto.stopped);
  const round = usePool(({ game }) => game.round);
  const unplaced = usePool((state) => session.unplaced(state));
  const chip = usePoolForm((form) => form.chip);

  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const stake = (pool: number) => {
    const amount = limits ? chipValues(limits.min)[chip] : undefined;
    if (amount === undefined) return;
    notifyRefused(t, session.add([{ pool, amount }]), limits);
  };

  useHotKeys([
    {
      keys: DIGITS.slice(0, names.length),
      name: 'keyPool',
      press: (key) => open && !running && stake(DIGITS.indexOf(key)),
    },
  ]);

  const rects = size ? layout(size.width, size.height).pools : [];
  return (
    <fieldset ref={place} className={styles.targets} disabled={!open || running || !limits}>
      <legend className="visually-hidden">{t('pools')}</legend>
      {rects.map(({ x, y, width, height }, pool) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a pool is identified by its position in the rules
          key={pool}
          type="button"
          className={styles.target}
          style={{ left: x, top: y, width, height }}
          aria-label={t('poolLabel', {
            name: names[pool],
            pays: pays[pool],
            total: formatMoney(round?.totals[pool] ?? 0n),
            own: formatMoney(round?.ownStakes[pool] ?? 0n),
            unplaced: formatMoney(unplaced[pool] ?? 0n),
          })}
          onClick={() => stake(pool)}
        />
      ))}
    </fieldset>
  );
}
