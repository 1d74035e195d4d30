import { useTranslation } from 'react-i18next';
import { WHEEL_COLORS, WHEEL_RATES } from '../../../../contract/games/colorWheel/rules.ts';
import { RATE_ONE } from '../../../../contract/money.ts';
import { ChoiceButtons } from '../../solo/ChoiceButtons.tsx';
import { useAutoRunning, useSolo } from '../../solo/soloUi.ts';
import { COLOR_NAMES, ColorDot } from './ColorWheelMark.tsx';
import { live } from './liveColorWheel.ts';

const { useForm, changeForm } = live;

/** The colour choice: one to four colours, which share the stake evenly. */
export function ColorWheelChoices() {
  const { t } = useTranslation('colorWheel');
  const colors = useForm((form) => form.colors);
  const running = useAutoRunning();
  const spinning = useSolo(({ request, showing }) => request !== null || showing);
  const press = (at: number) => {
    const color = WHEEL_COLORS[at];
    if (!color) return;
    changeForm({
      colors: colors.includes(color) ? colors.filter((one) => one !== color) : [...colors, color],
    });
  };
  return (
    <ChoiceButtons
      legend={t('call')}
      disabled={running || spinning}
      onPress={press}
      choices={WHEEL_COLORS.map((color) => ({
        key: color,
        name: t(COLOR_NAMES[color]),
        // Whole numbers, short enough for four side by side.
        note: `${WHEEL_RATES[color] / RATE_ONE}x`,
        sign: <ColorDot color={color} size={20} />,
        pressed: colors.includes(color),
      }))}
    />
  );
}
