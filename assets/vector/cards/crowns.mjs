const GOLD = 'url(#gold)';
const CLOTH = 'url(#cloth)';
const bead = (x, y, r, fill = '#fff3c4') => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const both = (part) => `${part}<g transform="scale(-1 1)">${part}</g>`;
const rim = (d) => `<path d="${d}" fill="none" stroke="#b8640f" stroke-width="1.5" stroke-linejoin="round"/>`;

/** The band over the brow, with its row of pearls. */
const band = `<path d="M-27 98C-18 86 18 86 27 98L26 87C16 76 -16 76 -26 87z" fill="${GOLD}"/>${rim('M-27 98C-18 86 18 86 27 98')}${[-18, -9.5, 0, 9.5, 18].map((x) => bead(x, 84.5 + (x * x) / 70, 2)).join('')}`;

/** The headdress of each figure: what lies behind the head, and what before it. */
export const CROWNS = {
  /** A folded udeng with its peak, and a feather. */
  jack: {
    behind: '<path d="M-25 96C-34 112 -30 134 -24 142L24 142C30 134 34 112 25 96z" fill="url(#hair)"/>',
    front: `<path d="M15 80C16 62 24 46 38 36C40 54 34 72 22 84z" fill="${GOLD}"/><path d="M18 82C21 66 27 54 36 40" fill="none" stroke="#b8640f" stroke-width="1.4"/><path d="M-27 97C-30 78 -18 62 -4 52C0 58 6 60 12 58C22 66 29 80 27 97C18 86 -18 86 -27 97z" fill="${CLOTH}"/><path d="M-27 97C-24 80 -10 66 12 58C0 70 -6 78 -8 88C-16 89 -22 92 -27 97z" fill="#fff" opacity=".18"/>${band}<path d="M0 88C-8 78 -7 68 0 58C7 68 8 78 0 88z" fill="${GOLD}"/>${rim('M0 88C-8 78 -7 68 0 58C7 68 8 78 0 88z')}${bead(0, 75, 3.2, CLOTH)}`,
  },
  /** A siger: a fan of pointed petals, with melati on springs. */
  queen: {
    behind:
      '<path d="M0 78C-34 78 -40 108 -34 134C-32 146 -26 152 -19 156L19 156C26 152 32 146 34 134C40 108 34 78 0 78z" fill="url(#hair)"/>',
    front: `${both(
      `<path d="M10 84C12 66 18 56 26 48C30 58 28 72 22 86z" fill="${GOLD}"/>${rim('M10 84C12 66 18 56 26 48C30 58 28 72 22 86')}${bead(20.5, 70, 2.6, CLOTH)}<path d="M20 88C26 76 34 70 42 66C42 76 36 88 27 95z" fill="${GOLD}"/>${rim('M20 88C26 76 34 70 42 66C42 76 36 88 27 95')}${bead(32, 80, 2.2, CLOTH)}${bead(26, 46, 3.6, CLOTH)}${bead(42, 64, 3.2, CLOTH)}`,
    )}<path d="M-14 86C-12 66 -8 52 0 40C8 52 12 66 14 86z" fill="${GOLD}"/>${rim('M-14 86C-12 66 -8 52 0 40C8 52 12 66 14 86')}<path d="M0 52C-6 62 -6 68 0 76C6 68 6 62 0 52z" fill="${CLOTH}"/>${bead(0, 37, 4.2, CLOTH)}${band}`,
  },
  /** A tall mahkota in tiers that narrow to a bud. */
  king: {
    behind: '<path d="M-25 96C-33 112 -31 132 -25 140L25 140C31 132 33 112 25 96z" fill="url(#hair)"/>',
    front: `<path d="M-7 44C-10 34 -4 28 0 16C4 28 10 34 7 44z" fill="${GOLD}"/>${rim('M-7 44C-10 34 -4 28 0 16C4 28 10 34 7 44')}<path d="M-15 62C-17 50 -9 44 -7 42H7C9 44 17 50 15 62z" fill="${CLOTH}"/><path d="M-17 64C-8 56 8 56 17 64L15 57C7 51 -7 51 -15 57z" fill="${GOLD}"/><path d="M-23 84C-25 70 -17 64 -15 62H15C17 64 25 70 23 84z" fill="${GOLD}"/>${rim('M-23 84C-25 70 -17 64 -15 62H15C17 64 25 70 23 84')}<path d="M0 66C-6 72 -6 76 0 82C6 76 6 72 0 66z" fill="${CLOTH}"/>${both(bead(13, 74, 2.6, CLOTH))}<path d="M-9 46C-4 42 4 42 9 46" fill="none" stroke="#fff0b0" stroke-width="2.5" stroke-linecap="round"/>${band}${both(`<path d="M24 92C34 86 36 76 32 66C30 76 26 80 22 84z" fill="${GOLD}"/>`)}`,
  },
};
