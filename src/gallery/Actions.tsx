import { useState } from 'react';
import type { GameType } from '../../contract/catalogue.ts';
import { KindChips } from '../shared/catalogue/KindChips.tsx';
import { Button, IconButton, LinkButton } from '../ui/actions/Button.tsx';
import { ChipRow, Switch, Tabs } from '../ui/actions/choices.tsx';
import { PillSelect } from '../ui/actions/PillSelect.tsx';
import { OptionCards } from '../ui/fields/OptionCards.tsx';
import { LanguageSelect } from '../ui/signs/LanguageSelect.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const KINDS = ['primary', 'secondary', 'ghost', 'danger'] as const;
const STATES = { kinds: {}, disabled: { disabled: true }, busy: { busy: true } };

/** Buttons and other actions. */
export function Actions() {
  const words = useWords();
  return (
    <Part name="Button">
      <Cases>
        {Object.entries(STATES).map(([state, props]) => (
          <Case key={state} state={state} row>
            {KINDS.map((kind) => (
              <Button key={kind} kind={kind} {...props}>
                {words.action}
              </Button>
            ))}
          </Case>
        ))}
        <Case state="large">
          {Object.entries(STATES).map(([state, props]) => (
            <Button key={state} kind="primary" size="large" {...props}>
              {words.action}
            </Button>
          ))}
        </Case>
        <Case state="a long text">
          <Button kind="primary" size="large">
            {words.long}
          </Button>
          <Button>{words.long}</Button>
        </Case>
        <Case state="LinkButton" row>
          <LinkButton kind="primary" to="/">
            {words.action}
          </LinkButton>
          <LinkButton to="/">{words.quiet}</LinkButton>
        </Case>
        <Case state="IconButton" row>
          <IconButton icon="search" label={words.search} />
          <IconButton icon="heartFilled" label={words.action} />
          <IconButton icon="bell" label={words.action} disabled />
        </Case>
      </Cases>
    </Part>
  );
}

const nothing = () => undefined;
const KIND_COUNTS = { slot: 212, live: 48, fish: 9 };
const COUNTS = [1284, 640, 212, 48, 12, 3, 0];

/** Selection controls. */
export function Choices() {
  const words = useWords();
  const [kind, setKind] = useState('0');
  const [tab, setTab] = useState('0');
  const [game, setGame] = useState<GameType | null>('slot');
  const [sort, setSort] = useState('0');
  const [on, setOn] = useState(true);
  const [gift, setGift] = useState<string | null>('0');
  const kinds = words.kinds.map((label, at) => ({ key: String(at), label }));
  const counted = kinds.map((one, at) => ({ ...one, count: COUNTS[at] ?? 0 }));
  const sorts = words.sorts.map((label, at) => ({ value: String(at), label }));
  const tabs = words.kinds
    .slice(0, 3)
    .map((label, at) => ({ key: String(at), label, content: <p>{words.emptyText}</p> }));
  const plain = { key: null, title: words.quiet, text: words.hint };
  const gifts = [
    { key: '0', icon: 'gift', title: words.slides[0], text: words.rowText, details: [words.closedText] },
    { key: '1', icon: 'gift', title: words.longName, text: words.rowText, details: [words.closedText] },
    plain,
  ] as const;
  return (
    <Part name="Choices">
      <Case state="ChipRow: the first, the last, with counts">
        <ChipRow label={words.section} options={kinds} value={kind} onChange={setKind} />
        <ChipRow label={words.section} options={kinds} value="6" onChange={setKind} />
        <ChipRow label={words.section} options={counted} value="1" onChange={setKind} />
      </Case>
      <Case state="KindChips">
        <KindChips value={game} counts={KIND_COUNTS} onChange={setGame} />
      </Case>
      <Cases>
        <Case state="PillSelect: all, one chosen" row>
          <PillSelect label={words.sort} value={sort} options={sorts} onChange={setSort} />
          <PillSelect label={words.sort} value="1" options={sorts} onChange={setSort} />
        </Case>
        <Case state="Tabs">
          <Tabs label={words.section} tabs={tabs} value={tab} onChange={setTab} />
        </Case>
        <Case state="Switch: on, off">
          <Switch label={words.setting} checked={on} onChange={setOn} />
          <Switch label={words.setting} checked={!on} onChange={(now) => setOn(!now)} />
        </Case>
        <Case state="LanguageSelect: a row, compact">
          <LanguageSelect />
          <LanguageSelect compact />
        </Case>
        <Case state="OptionCards: with signs and details, plain">
          <OptionCards name="gift" label={words.section} options={gifts} value={gift} onChange={setGift} />
          <OptionCards name="plain" label={words.section} options={[plain]} value={null} onChange={nothing} />
        </Case>
      </Cases>
    </Part>
  );
}
