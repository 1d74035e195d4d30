/** The icons of the bar: 24 x 24, with lines 2 wide in the current text colour, like the site's. */
const PATHS = {
  auto: 'M4 12a8 8 0 0 1 13.7-5.6L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.7 5.6L4 15.5M4 20v-4.5h4.5M10.3 9v6l4.900-3z',
  close: 'M18 6 6 18M6 6l12 12',
  hurry: 'm5 6 6 6-6 6M13 6l6 6-6 6',
  menu: 'M4 7h16M4 12h16M4 17h16',
  minus: 'M5 12h14',
  mute: 'M11 5 6 9H2v6h4l5 4zM22 9l-6 6m0-6 6 6',
  play: 'M7 4.5v15l12-7.5z',
  plus: 'M12 5v14m-7-7h14',
  sound: 'M11 5 6 9H2v6h4l5 4zm4.500 3.500a5 5 0 0 1 0 7M18.300 5.700a9 9 0 0 1 0 12.600',
  spin: 'M20 12a8 8 0 1 1-2.3-5.600M20.300 3.200v4.800h-4.800',
  stop: 'M7 7h10v10H7z',
  turbo: 'M13.5 2.5 5 13.500h6l-1.500 8 8.500-11h-6z',
} as const;
export type IconName = keyof typeof PATHS;

const SVG = 'http://www.w3.org/2000/svg';

/** A decorative icon, hidden from screen readers. */
export function icon(name: IconName): SVGSVGElement {
  const drawn = document.createElementNS(SVG, 'svg');
  for (const [key, value] of Object.entries({ viewBox: '0 0 24 24', class: 'icon', 'aria-hidden': 'true' }))
    drawn.setAttribute(key, value);
  drawn.append(document.createElementNS(SVG, 'path'));
  setIcon(drawn, name);
  return drawn;
}

export function setIcon(drawn: SVGSVGElement, name: IconName): void {
  const path = drawn.firstElementChild;
  if (path && path.getAttribute('d') !== PATHS[name]) path.setAttribute('d', PATHS[name]);
}
