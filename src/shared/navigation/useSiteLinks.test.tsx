// @vitest-environment dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it } from 'vitest';
import { find, render } from '../../ui/testRender.ts';
import { useSiteLinks } from './useSiteLinks.ts';

function Site() {
  useSiteLinks();
  return (
    <>
      <output>{useLocation().pathname}</output>
      <a href="/game/naga" data-site="">
        <b />
      </a>
      <i>
        <a href="/elsewhere">-</a>
      </i>
    </>
  );
}

const press = async (where: string, init: MouseEventInit = {}) => {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...init });
  // happy-dom cannot follow links itself.
  window.addEventListener('click', (one) => one.preventDefault(), { once: true });
  await act(async () => find(where).dispatchEvent(event));
};
const place = () => find('output').textContent;

it('follows a plain link of the site without leaving the page, wherever inside the link the press was', async () => {
  await render(
    <MemoryRouter>
      <Site />
    </MemoryRouter>,
  );
  await press('b', { ctrlKey: true });
  await press('b', { button: 1 });
  await press('i a');
  expect(place()).toBe('/');
  await press('b');
  expect(place()).toBe('/game/naga');
});
