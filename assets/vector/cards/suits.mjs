/** Inks of the two colours of suits: from the lit upper left to the lower right, and the flat one for ranks. */
export const INKS = {
  coral: { from: '#ff7352', to: '#cf1f3f', flat: '#d92a3e', deep: '#7a0f33' },
  teal: { from: '#1c7078', to: '#062a35', flat: '#0a3a45', deep: '#04202a' },
};

/** Marks on a grid of 100; `vein` is what a large mark has engraved: a leaf's rib, a seed, a cut stone. */
export const SUITS = {
  spade: {
    ink: 'teal',
    d: 'M50 5C58 22 91 38 91 60.5C91 72 82 80 71 80C64 80 58 77 54.5 72C55.5 81 59 88 67 93H33C41 88 44.5 81 45.5 72C42 77 36 80 29 80C18 80 9 72 9 60.5C9 38 42 22 50 5z',
    vein: 'M50 26C53 42 53 52 50 62C47 52 47 42 50 26zM44 45C42 53 37 59 29 62C31 54 36 48 44 45zM56 45C58 53 63 59 71 62C69 54 64 48 56 45z',
  },
  heart: {
    ink: 'coral',
    d: 'M50 92C20 68 6 51 6 33C6 18 17 8 30 8C39 8 46 13 50 21C54 13 61 8 70 8C83 8 94 18 94 33C94 51 80 68 50 92z',
    vein: 'M53 41C53 32 59 26 68 26C68 35 62 41 53 41zM47 41C47 32 41 26 32 26C32 35 38 41 47 41zM53 47C62 47 68 53 68 62C59 62 53 56 53 47zM47 47C38 47 32 53 32 62C41 62 47 56 47 47z',
  },
  club: {
    ink: 'teal',
    d: 'M50 5C62 5 71 14 71 26C71 32 69 37 65 41C68 40 71 39 74 39C86 39 95 48 95 60C95 72 86 81 74 81C66 81 59 77 55 71C56 81 60 88 68 93H32C40 88 44 81 45 71C41 77 34 81 26 81C14 81 5 72 5 60C5 48 14 39 26 39C29 39 32 40 35 41C31 37 29 32 29 26C29 14 38 5 50 5z',
    vein: 'M50 14C56 22 56 30 50 40C44 30 44 22 50 14zM16 66C19 57 26 52 37 52C35 61 27 67 16 66zM84 66C81 57 74 52 63 52C65 61 73 67 84 66z',
  },
  diamond: {
    ink: 'coral',
    d: 'M50 3C58 24 72 41 90 50C72 59 58 76 50 97C42 76 28 59 10 50C28 41 42 24 50 3z',
    vein: 'M50 27C54 38 54 42 50 48C46 42 46 38 50 27zM50 73C46 62 46 58 50 52C54 58 54 62 50 73zM30 50C38 46 42 46 47 50C42 54 38 54 30 50zM70 50C62 54 58 54 53 50C58 46 62 46 70 50z',
  },
};

/** The gradient of a suit's ink, for `fill="url(#ink)"`. */
export function inkOf(suit) {
  const { from, to } = INKS[SUITS[suit].ink];
  return `<linearGradient id="ink" x1=".1" y1="0" x2=".8" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** A suit's mark `size` large round (x, y). */
export function mark(suit, x, y, size, { fill = 'url(#ink)', vein = '' } = {}) {
  const { d, vein: cut } = SUITS[suit];
  const engraved = vein ? `<path d="${cut}" fill="${vein}"/>` : '';
  return `<g transform="translate(${x - size / 2} ${y - size / 2}) scale(${size / 100})"><path d="${d}" fill="${fill}"/>${engraved}</g>`;
}
