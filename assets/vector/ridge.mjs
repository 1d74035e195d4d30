/** The horizon */
export function ridge(width, height, margin) {
  const [w, h] = [width + 2 * margin, height + 2 * margin];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><path d="M0 ${h}V120L250 60 500 140 760 30 ${w} 120V${h}z" fill="#1f1b52"/></svg>`;
}
