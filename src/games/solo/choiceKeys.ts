/** Keys that choose in a solo game, in the order of its choices: they lie beside each other and are taken by nothing else. */
export const CHOICE_KEYS: readonly string[] = [...'qwertyuiop'];
