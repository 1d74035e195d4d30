import { svg } from './gradient.mjs';

/**
 * A piece of a ring between two radii, `degrees` wide about the top: an SVG path, and the size of a picture that holds
 * it with `reach` pixels round it. `middle` is the ring's.
 */
export function ringPiece([inner, outer], degrees, reach) {
  const half = (degrees * Math.PI) / 360;
  const width = 2 * Math.ceil(Math.sin(half) * outer + reach);
  const height = 2 * Math.ceil((outer - Math.cos(half) * inner) / 2 + reach);
  const middle = [width / 2, outer + reach];
  const point = (radius, side) =>
    `${(middle[0] + side * Math.sin(half) * radius).toFixed(2)} ${(middle[1] - Math.cos(half) * radius).toFixed(2)}`;
  const path = `M${point(inner, -1)} L${point(outer, -1)} A${outer} ${outer} 0 0 1 ${point(outer, 1)} L${point(inner, 1)} A${inner} ${inner} 0 0 0 ${point(inner, -1)}Z`;
  return { width, height, middle, path };
}

/**
 * Light over a piece of a turning ring, white to be tinted and added. `anchor` is the ring's middle, so that the
 * sprite is turned like the ring.
 */
export function wedge(radii, degrees, reach = 10) {
  const { width, height, middle, path } = ringPiece(radii, degrees, reach);
  const halo = Array.from({ length: reach }, (_, i) => {
    const spread = 2 * (reach - i) - 1;
    return `<path d="${path}" stroke-width="${spread}" stroke-opacity="${(0.07 + 0.012 * i).toFixed(3)}"/>`;
  });
  const body = `<g fill="none" stroke="#fff" stroke-linejoin="round">${halo.join('')}<path d="${path}" fill="#fff" fill-opacity=".3" stroke-width="4"/></g>`;
  return { svg: svg(width, height, '', body), anchor: [0.5, middle[1] / height] };
}
