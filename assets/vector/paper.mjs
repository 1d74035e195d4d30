/** A scrap of confetti paper, `light` where its upper curl catches the light, `dark` in its fold. */
export function paper([light, middle, dark]) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="28" viewBox="0 0 20 28"><defs><linearGradient id="p" x1="0" y1="0" x2=".35" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${middle}"/><stop offset=".68" stop-color="${dark}"/><stop offset="1" stop-color="${middle}"/></linearGradient></defs><path d="M4.2 2.6Q9.4.6 16 2.2 18.6 14 16.6 25.4 10.4 27.6 3 25.6 1.2 14 4.2 2.6z" fill="url(#p)"/></svg>`;
}
