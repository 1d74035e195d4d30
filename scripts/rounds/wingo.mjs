/** Verifies rounds of wingo's models by games.md only (check-rounds.mjs). */
import { differs, H, HMAC, PUBLIC_VALUE, prefixOf } from '../pool-rounds.mjs';

function wingo(model) {
  return {
    field: 'wingoPastRound',
    query: `query ($count: Int, $before: ID) { wingoPastRound(model: ${model}, count: $count, before: $before) {
      phase serverSeed serverSeedHash roundHash result ${PUBLIC_VALUE} } }`,
    idOf: ({ phase }) => phase,
    faultsOf({ phase, serverSeed, serverSeedHash, roundHash, result, publicValue }) {
      const bytes = HMAC(serverSeed, prefixOf(`${model}:${phase}`, publicValue));
      return [
        ...(H(serverSeed) === serverSeedHash ? [] : ['its seed does not fit the hash promised before play']),
        ...differs(roundHash, bytes.toString('hex')),
        ...differs(result, Number((BigInt(bytes.readUInt32BE(0)) * 10n) >> 32n)),
      ];
    },
  };
}

export const GAMES = {
  fastest: wingo('fastest'),
  faster: wingo('faster'),
  standard: wingo('standard'),
};
