/** Canvas sizes as the HUD gives them on a phone, a tablet and a desktop. */
export const SIZES = {
  '360x640': { width: 360, height: 340 },
  '768x1024': { width: 768, height: 600 },
  '1280x800': { width: 900, height: 700 },
} as const;

export interface Picture {
  moment: string;
  screen: keyof typeof SIZES;
  scale: 1 | 2;
}

const EVERY = [
  'loading',
  'preparation-start',
  'preparation-middle',
  'preparation-last-second',
  'lift-off',
  '1.50x',
  '2.41x',
  '10.00x',
  'squib-0',
  'squib-120',
  'squib-600',
  'squib-3000',
  'squib-on-the-pad',
];

/** The pictures that are kept: every moment on the smallest phone, the telling ones elsewhere. */
export const PICTURES: readonly Picture[] = [
  ...of('360x640', 1, EVERY),
  ...of('360x640', 2, ['preparation-middle', '2.41x', '10.00x', 'squib-120']),
  ...of('768x1024', 1, ['preparation-last-second', '2.41x', 'squib-600']),
  ...of('768x1024', 2, ['10.00x']),
  ...of('1280x800', 1, ['preparation-middle', '10.00x', 'squib-120']),
  ...of('1280x800', 2, ['lift-off']),
];

/** The file a picture is kept in. */
export function fileOf({ moment, screen, scale }: Picture): string {
  return `tests/visual/snapshots/${screen}@${scale}-${moment}.webp`;
}

function of(screen: Picture['screen'], scale: Picture['scale'], moments: readonly string[]): Picture[] {
  return moments.map((moment) => ({ moment, screen, scale }));
}
