import { useTranslation } from 'react-i18next';
import type { WheelColor } from '../../../../contract/games/colorWheel/channel.ts';
import { WHEEL_COLORS, WHEEL_RATES } from '../../../../contract/games/colorWheel/rules.ts';
import { formatRate } from '../../../i18n/format.ts';
import type { BetMarkProps, LiveMarkProps } from '../../definition.ts';
import { NamedMark } from '../../NamedMark.tsx';
import type { ColorWheelRound } from '../engine/colorWheel.ts';
import styles from './colorWheel.module.css';

/** Text keys of the colour names. */
export const COLOR_NAMES = {
  grey: 'grey',
  red: 'red',
  blue: 'blue',
  gold: 'gold',
} as const satisfies Record<WheelColor, string>;

/** A colour of the wheel, `size` in CSS pixels. Decorative: its name is shown beside it. */
export function ColorDot({ color, size }: { color: WheelColor; size: number }) {
  return (
    <span
      className={styles.dot}
      data-color={color}
      style={{ width: size, height: size }}
      aria-hidden="true"
    />
  );
}

/** A round as a chip: the result and its payout multiplier. */
export function ColorWheelMark({ round: { color } }: { round: ColorWheelRound }) {
  return (
    <>
      <ColorDot color={color} size={14} />
      {formatRate(WHEEL_RATES[color])}
    </>
  );
}

/** A result, labelled with the colour's name. */
export function LiveMark({ part, size }: LiveMarkProps) {
  const { t } = useTranslation('marks');
  const color = WHEEL_COLORS.find((one) => one === part);
  if (!color) return part;
  return (
    <NamedMark name={t(COLOR_NAMES[color])}>
      <ColorDot color={color} size={size} />
    </NamedMark>
  );
}

/** A colour that was bet on. */
export function BetMark({ pool, size }: BetMarkProps) {
  return <LiveMark part={pool} size={size} />;
}
