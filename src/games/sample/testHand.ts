/** How end-to-end tests play the game, by labels on the Indonesian page (tests/e2e/support/soloHand.ts). */
export const hand = { move: null, choice: /^Kepala/ };
