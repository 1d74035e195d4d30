/** How journeys play it, by names on the Indonesian page (tests/e2e/soloHand.ts). */
export const hand = { move: null, choice: /^Kepala/ };
