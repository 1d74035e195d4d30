/** The colours of src/ui/styles/tokens.css that pictures use, as 0xRRGGBB. */
export const NIGHT = 0x0a0a1c;
export const TEXT = 0xf6f3ea;
export const TEXT_SOFT = 0xd6d2ff;
export const VOLT = 0xffd43a;
export const VOLT_INK = 0x221a00;
export const CORAL = 0xff6b6b;
export const TEAL = 0x2fd3b5;
export const WHITE = 0xffffff;
