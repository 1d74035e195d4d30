/** Hot keys of a solo game's choices, in order: adjacent keys that are not used otherwise. */
export const CHOICE_KEYS: readonly string[] = [...'qwertyuiop'];
