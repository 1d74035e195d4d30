import { drawBanner } from './banner.js';
import { drawCover } from './compose.js';
import { drawBackground, drawSymbol } from './slot.js';

/** The page that draws covers. The build calls `window.draw` for each; the answer is a PNG as a data URL. */
const FONT = 'url(/fonts-src/plus-jakarta-sans.woff2)';
document.fonts.add(await new FontFace('Cover', FONT, { weight: '200 800' }).load());

window.draw = (game) => drawCover(game).toDataURL('image/png');
window.drawBanner = (banner) => drawBanner(banner).toDataURL('image/png');
window.drawSymbol = (symbol) => drawSymbol(symbol).toDataURL('image/png');
window.drawBackground = (background) => drawBackground(background).toDataURL('image/png');
window.ready = true;
