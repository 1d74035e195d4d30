/**
 * A picture as WebP at the best quality from `least` to `best` that stays within `bytes`; a very busy one may
 * exceed them at the least quality. `options` are sharp's for WebP.
 */
export async function fit(picture, { bytes, least, best, ...options }) {
  const at = (quality) =>
    picture
      .clone()
      .webp({ quality, effort: 6, smartDeblock: true, ...options })
      .toBuffer();
  const finest = await at(best);
  if (finest.length <= bytes) return finest;
  let [low, high] = [least, best];
  let fitting = await at(low);
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    const tried = await at(middle);
    if (tried.length <= bytes) [low, fitting] = [middle, tried];
    else high = middle;
  }
  return fitting;
}
