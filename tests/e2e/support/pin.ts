import { expect, type Page } from '@playwright/test';

export const PIN = '482913';

/** Types a PIN where the site requires one. */
export async function typePin(page: Page, pin = PIN): Promise<void> {
  const panel = page.getByRole('dialog', { name: 'PIN keamanan' });
  // The field accepts digits once it is known that a PIN is set, and again after a wrong one was refused.
  await expect(panel.getByLabel('Masukkan PIN keamanan')).not.toHaveAttribute('readonly');
  for (const digit of pin) await panel.getByRole('button', { name: digit, exact: true }).click();
}
