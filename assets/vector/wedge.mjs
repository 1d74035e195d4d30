/**
 * Light over a piece of a turning ring between two radii, `degrees` wide about the top, white to be tinted and added.
 * `anchor` is the ring's middle, so that the sprite is turned like the ring.
 */
export function wedge([inner, outer], degrees, reach = 10) {
  const half = (degrees * Math.PI) / 360;
  const width = 2 * Math.ceil(Math.sin(half) * outer + reach);
  const height = 2 * Math.ceil((outer - Math.cos(half) * inner) / 2 + reach);
  const middle = [width / 2, outer + reach];
  const point = (radius, side) =>
    `${(middle[0] + side * Math.sin(half) * radius).toFixed(2)} ${(middle[1] - Math.cos(half) * radius).toFixed(2)}`;
  const path = `M${point(inner, -1)} L${point(outer, -1)} A${outer} ${outer} 0 0 1 ${point(outer, 1)} L${point(inner, 1)} A${inner} ${inner} 0 0 0 ${point(inner, -1)}Z`;
  const halo = Array.from({ length: reach }, (_, i) => {
    const spread = 2 * (reach - i) - 1;
    return `<path d="${path}" stroke-width="${spread}" stroke-opacity="${(0.07 + 0.012 * i).toFixed(3)}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><g fill="none" stroke="#fff" stroke-linejoin="round">${halo.join('')}<path d="${path}" fill="#fff" fill-opacity=".3" stroke-width="4"/></g></svg>`;
  return { svg, anchor: [0.5, middle[1] / height] };
}
