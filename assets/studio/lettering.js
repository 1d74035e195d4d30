/** The site's typeface for numbers on models; the studio waits for it before it is ready. */
document.fonts.add(
  await new FontFace('Studio', 'url(/fonts-src/plus-jakarta-sans.woff2)', { weight: '200 800' }).load(),
);

/** Writes a short text round the pen's origin, `size` pixels high in capitals and figures. */
export function inscribe(pen, text, size, colour) {
  pen.font = `800 ${size / 0.72}px Studio`;
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour;
  pen.fillText(text, 0, size / 2);
}
