// @vitest-environment dom
import { expect, it } from 'vitest';
import { find, render } from '../testRender.ts';
import { ProgressBar } from './ProgressBar.tsx';

const NAMES = ['aria-label', 'aria-valuemin', 'aria-valuenow', 'aria-valuemax'];

it('exposes its label and value, and draws the value', async () => {
  for (const percent of [0, 64, 100]) {
    await render(<ProgressBar label={'Putaran bonus'} percent={percent} />);
    const bar = find('[role=progressbar]');
    expect(NAMES.map((name) => bar.getAttribute(name))).toEqual(['Putaran bonus', '0', `${percent}`, '100']);
    expect(find('[role=progressbar] > *').style.width).toBe(`${percent}%`);
  }
});
