import type { SeedsReply } from '../../../contract/providers/slotPlay.ts';
import { button, element, setText } from '../dom.ts';
import type { Wording } from '../hud/hud.ts';
import type { InfoParts } from './infoParts.ts';
import { rowList } from './rowList.ts';
import { verify } from './verify.ts';

const SEED = /^[\x21-\x7e]{1,64}$/;

/** The seed pair, a field to change the player's own seed, and the verification of the last pair. */
export function fairTab(parts: InfoParts, { write }: Wording): HTMLElement[] {
  const { session, changeSeeds } = parts;
  const { serverSeedHash, clientSeed, nonce } = session().seeds;
  const proof = element('div', { className: 'proof', attributes: { 'aria-live': 'polite' } });
  const problem = element('p', { className: 'problem', id: 'seed-problem', attributes: { role: 'alert' } });
  const input = element('input', {
    className: 'field',
    id: 'seed',
    attributes: {
      ...{ value: clientSeed, maxlength: '64', autocomplete: 'off', spellcheck: 'false' },
      'aria-describedby': 'seed-problem',
    },
  });
  const rows = element('div', {}, pair(serverSeedHash, nonce));
  const change = button('action', () => void turn());
  change.textContent = write('seedChange');

  async function turn(): Promise<void> {
    if (!SEED.test(input.value)) return setText(problem, write('seedHint'));
    setText(problem, '');
    change.disabled = true;
    const seeds = await changeSeeds(input.value);
    change.disabled = false;
    if (seeds === 'busy') return setText(problem, write('seedBusy'));
    if (seeds === 'failed') return setText(problem, write('seedFailed'));
    rows.replaceChildren(pair(seeds.seeds.serverSeedHash, seeds.seeds.nonce));
    proof.replaceChildren(...proved(seeds.last));
  }

  function pair(hash: string, spins: number): HTMLElement {
    return rowList([
      [write('seedHash'), hash],
      [write('seedSpins'), String(spins)],
    ]);
  }

  function proved(last: SeedsReply['last']): HTMLElement[] {
    const { slot, history } = session();
    const { hash, spins } = verify(slot, last, history);
    const wrong = spins.filter(({ same }) => !same).length;
    const checked = wrong
      ? write('checkedWrong', { count: wrong })
      : spins.length > 0
        ? write('checkedRight', { count: spins.length })
        : write('checkedNone');
    const times = new Intl.NumberFormat(document.documentElement.lang, { minimumFractionDigits: 2 });
    const line = (right: boolean, textContent: string) =>
      element('li', { className: right ? 'right' : 'wrong', textContent });
    return [
      element('h3', { textContent: write('lastTitle') }),
      rowList([
        [write('seedServer'), last.serverSeed],
        [write('seedHash'), last.serverSeedHash],
        [write('seedYours'), last.clientSeed],
        [write('seedSpins'), String(last.nonce)],
      ]),
      element(
        'ul',
        { className: 'verdict' },
        line(hash, write(hash ? 'hashRight' : 'hashWrong')),
        line(wrong === 0, checked),
        ...spins.map(({ nonce: at, rate: won, same }) =>
          line(same, write('checkedSpin', { nonce: at, rate: times.format(won / 10_000) })),
        ),
      ),
    ];
  }

  input.addEventListener('keydown', (event) => event.key === 'Enter' && void turn());
  return [
    element('p', { className: 'note', textContent: write('fairText') }),
    rows,
    element('label', { className: 'label', textContent: write('seedYours'), attributes: { for: 'seed' } }),
    input,
    problem,
    change,
    proof,
  ];
}
