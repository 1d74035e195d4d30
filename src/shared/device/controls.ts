import { storedState } from './storedState.ts';

/** How the tables sound, feel and are played on this device. */
export interface Controls {
  /** How loud, in per cent. */
  volume: number;
  /** No sounds, no buzzes, no celebrations. */
  quiet: boolean;
  /** The phone buzzes for a bet that stands, a cash-out and a win. */
  haptics: boolean;
  hotKeys: boolean;
  /** The talk at the tables is fetched and shown. */
  chat: boolean;
  /** What the thumb presses lies on the left. */
  leftHanded: boolean;
  /** Tables whose sounds are off, by their names in addresses. */
  silentTables: readonly string[];
}

/** A mouse or a touchpad is the one sign of a keyboard that browsers give. */
const hasKeyboard = () => matchMedia('(any-hover: hover) and (any-pointer: fine)').matches;

export const { useStored: useControls, changeStored: changeControls } = storedState<Controls>(
  'kilat.controls',
  () => ({
    volume: 100,
    quiet: false,
    haptics: true,
    hotKeys: hasKeyboard(),
    chat: true,
    leftHanded: false,
    silentTables: [],
  }),
);

/** Switches one table's sounds; the other tables keep theirs. */
export function silenceTable(table: string, silent: boolean): void {
  const others = useControls.getState().silentTables.filter((one) => one !== table);
  changeControls({ silentTables: silent ? [...others, table] : others });
}

/** Whether this device can buzz at all. */
export const canBuzz = () => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
