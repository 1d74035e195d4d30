import { storedState } from './storedState.ts';

/** Sound, vibration and control settings of the games on this device. */
export interface Controls {
  /** Volume, in per cent. */
  volume: number;
  /** No sounds, vibrations or celebrations. */
  quiet: boolean;
  /** Vibrates on an accepted bet, a cash-out and a win. */
  haptics: boolean;
  hotKeys: boolean;
  /** The games' chat is loaded and shown. */
  chat: boolean;
  /** The controls are on the left. */
  leftHanded: boolean;
  /** Games with sounds off, by their keys in addresses. */
  silentTables: readonly string[];
}

/** A mouse or touchpad is the only hint of a keyboard that browsers give. */
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

/** Switches the sounds of one game. */
export function silenceTable(table: string, silent: boolean): void {
  const others = useControls.getState().silentTables.filter((one) => one !== table);
  changeControls({ silentTables: silent ? [...others, table] : others });
}

/** Whether this device can vibrate. */
export const canBuzz = () => 'vibrate' in navigator && matchMedia('(any-pointer: coarse)').matches;
