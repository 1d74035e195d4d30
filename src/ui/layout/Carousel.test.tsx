// @vitest-environment dom
import { act } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startI18n } from '../../i18n/i18n.ts';
import { find, layOut, press, render } from '../testRender.ts';
import { Carousel } from './Carousel.tsx';

beforeAll(() => startI18n('id', ['common']));

const slides = (count: number) => (
  <Carousel label={'Promo'}>
    {Array.from({ length: count }, (_, at) => (
      <p key={String(at)}>{at}</p>
    ))}
  </Carousel>
);
const dots = () => [...document.querySelectorAll<HTMLButtonElement>('section button')];
const chosen = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const scrollTo = (left: number) =>
  act(async () => {
    find('ul').scrollLeft = left;
    find('ul').dispatchEvent(new Event('scroll'));
  });

it('has a dot for every slide, and none for a single one', async () => {
  layOut(300, 300);
  await render(slides(3));
  expect(dots().map((dot) => dot.getAttribute('aria-label'))).toEqual(['1 dari 3', '2 dari 3', '3 dari 3']);
  await render(slides(1));
  expect(dots()).toEqual([]);
});

it('marks the visible slide, and scrolls to the one whose dot is pressed', async () => {
  layOut(300, 300);
  await render(slides(3));
  expect(chosen()).toBe(0);
  await scrollTo(290);
  expect(chosen()).toBe(1);
  await press(dots()[2] as HTMLElement);
  expect(find('ul').scrollLeft).toBe(600);
});

it('has no dot for an unreachable scroll position, where two slides are visible at once', async () => {
  layOut(300, 600);
  await render(slides(3));
  expect(dots()).toHaveLength(2);
  await scrollTo(300);
  expect(chosen()).toBe(1);
});
