import { expect, type Page } from '@playwright/test';
import { ROUND_GAMES } from '../../../contract/games/roundGames.ts';
import { OFFERED_SOLO } from '../../../house/play/solo/ownSolo.ts';
import { test } from '../support/house.ts';
import { Player } from '../support/player.ts';

/** Wingo's auto-bets are set up in a sheet: its panel has one layout. */
const WITH_MODES = [...ROUND_GAMES.filter((key) => key !== 'wingo'), ...OFFERED_SOLO];

/** The language with the longest texts. */
const WIDEST = 'es-MX';

const boxOf = async (page: Page) => (await page.locator('canvas').boundingBox()) ?? { y: 0, height: 0 };

async function sitDown(page: Page, url: string, key: string): Promise<Player> {
  await page.addInitScript((game) => localStorage.setItem(`kilat.tutorial.${game}`, '1'), key);
  const player = await Player.signedUp(page, url);
  await page.goto(`/game/${key}`);
  await expect(player.button).not.toHaveAttribute('data-kind', /^(loading|reconnecting|signIn)$/);
  await expect(page.locator('canvas')).toBeVisible();
  return player;
}

/** Elements that extend into the panel's side margins, except scrolling rows. */
const beyondMargin = (page: Page) =>
  page.locator('main section').evaluateAll((panels) =>
    panels.flatMap((panel) => {
      const edge =
        panel.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(panel).paddingRight);
      const scrolls = (element: Element): boolean =>
        element !== panel &&
        (/auto|scroll/.test(getComputedStyle(element).overflowX) ||
          (element.parentElement !== null && scrolls(element.parentElement)));
      return [...panel.querySelectorAll('button, label, fieldset')]
        .filter((element) => element.getBoundingClientRect().right > edge + 0.5 && !scrolls(element))
        .map((element) => element.getAttribute('aria-label') ?? element.textContent);
    }),
  );

for (const key of WITH_MODES) {
  test(`${key}: on the smallest phone nothing is cut off at the side, and the picture keeps its height in both modes`, async ({
    page,
    house,
  }) => {
    await page.addInitScript((language) => localStorage.setItem('kilat.language', language), WIDEST);
    await sitDown(page, house.url, key);
    const byHand = await boxOf(page);
    const mute = await page.getByRole('banner').getByRole('button').last().boundingBox();
    expect((mute?.x ?? 0) + (mute?.width ?? 0)).toBeLessThanOrEqual(360);
    expect(await beyondMargin(page)).toEqual([]);
    await page.getByRole('tab').nth(1).click();
    await expect(page.getByRole('button', { name: /Límites y reglas/ })).toBeVisible();
    expect(await boxOf(page)).toEqual(byHand);
    expect(await beyondMargin(page)).toEqual([]);
  });
}

test("a bet's result is shown above the scene, an auto-bet run on the button, and neither shifts the layout", async ({
  page,
  house,
}) => {
  const player = await sitDown(page, house.url, 'roller');
  const before = await boxOf(page);
  await player.button.click();
  const result = page.getByText(/^(Menang|Kalah) Rp/).and(page.locator('[aria-hidden]'));
  await expect(result).toBeVisible();
  const box = await result.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(before.y);
  await player.waitFor('place');
  await page.getByRole('tab', { name: 'Otomatis' }).click();
  await player.waitFor('startAuto');
  await player.button.click();
  await player.waitFor('stopAuto');
  await expect(player.button).toContainText(/Taruhan \d+\/10/);
  expect(await boxOf(page)).toEqual(before);
});
