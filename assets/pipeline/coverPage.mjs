import { openStudio } from './browser.mjs';

/**
 * Opens the page that draws covers; answers { draw(game), drawBanner(banner), drawSymbol(symbol), drawBackground(background),
 * close() }, whose pictures are PNGs of 720 x 960, 960 x 960, 480 x 480 and 720 x 960.
 */
export async function openCovers() {
  const { page, close } = await openStudio('/covers/index.html');
  const picture = (url) => Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  return {
    draw: async (game) => picture(await page.evaluate((one) => window.draw(one), game)),
    drawBanner: async (banner) => picture(await page.evaluate((one) => window.drawBanner(one), banner)),
    drawSymbol: async (symbol) => picture(await page.evaluate((one) => window.drawSymbol(one), symbol)),
    drawBackground: async (background) =>
      picture(await page.evaluate((one) => window.drawBackground(one), background)),
    close,
  };
}
