import { useState } from 'react';
import { CodeField, EmailField, PasswordField, PhoneField } from '../shared/account/AccountFields.tsx';
import { CodeSent, ResendRow } from '../shared/account/SentCodeForm.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { SelectField } from '../ui/fields/Field.tsx';
import { ImageField } from '../ui/fields/ImageField.tsx';
import { SearchField } from '../ui/fields/SearchField.tsx';
import { AmountField, TextArea, TextField } from '../ui/fields/TextField.tsx';
import { ConfirmSheet } from '../ui/layout/ConfirmSheet.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const EMAIL = 'sari@kilat.id';
const nothing = () => undefined;

/** Sent codes, and confirmations. */
export function Proving() {
  const words = useWords();
  const [open, setOpen] = useState(false);
  return (
    <Part name="Proving">
      <Cases>
        <Case state="EmailField: filled, error">
          <EmailField label={words.field} defaultValue={EMAIL} />
          <EmailField label={words.field} defaultValue={EMAIL} error={words.problem} />
        </Case>
        <Case state="CodeSent: with the sandbox's page, without">
          <CodeSent text={words.closedText} sandbox="/" />
          <CodeSent text={words.closedText} sandbox={null} />
        </Case>
        <Case state="ResendRow: now, with another way">
          <ResendRow
            resendAt={0}
            onResend={async () => undefined}
            onTooOften={nothing}
            other={{ label: words.quiet, onClick: nothing }}
          />
          <ResendRow resendAt={0} onResend={async () => undefined} onTooOften={nothing} />
        </Case>
        <Case state="ConfirmSheet">
          <Button onClick={() => setOpen(true)}>{words.action}</Button>
          {open && (
            <ConfirmSheet
              title={words.sheet}
              text={words.sheetText}
              action={words.action}
              onConfirm={() => setOpen(false)}
              onClose={() => setOpen(false)}
            />
          )}
        </Case>
      </Cases>
    </Part>
  );
}

const NAME = 'bimo_88';
const COUNTRY = '+62';
const NONE: readonly File[] = [];
/** One violet pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGOI9j4BAAJzAW9uBizfAAAAAElFTkSuQmCC';
const picture = () =>
  new File([Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))], NAME, { type: 'image/png' });

/** Form fields. */
export function Fields() {
  const words = useWords();
  const [sort, setSort] = useState('0');
  const [looked, setLooked] = useState('Garuda');
  const [amount, setAmount] = useState('250000');
  const [empty, setEmpty] = useState('');
  const [pictures, setPictures] = useState<readonly File[]>(() => [picture()]);
  const sorts = words.sorts.map((label, at) => ({ value: String(at), label }));
  return (
    <Part name="Field">
      <Cases>
        <Case state="TextField: empty, with a hint">
          <TextField label={words.field} hint={words.hint} placeholder={NAME} />
        </Case>
        <Case state="filled">
          <TextField label={words.field} defaultValue={NAME} />
        </Case>
        <Case state="error">
          <TextField label={words.field} error={words.problem} defaultValue={NAME} />
        </Case>
        <Case state="disabled">
          <TextField label={words.field} defaultValue={NAME} disabled />
        </Case>
        <Case state="a long text">
          <TextField label={words.long} defaultValue={words.longName} hint={words.closedText} />
        </Case>
        <Case state="PasswordField">
          <PasswordField label={words.password} defaultValue="kilatkilat" autoComplete="off" />
          <PasswordField label={words.password} defaultValue="k" error={words.problem} autoComplete="off" />
        </Case>
        <Case state="PhoneField">
          <PhoneField label={words.phone} prefix={COUNTRY} placeholder="812 3456 7890" />
        </Case>
        <Case state="AmountField: empty, filled, error">
          <AmountField label={words.amount} value="" onChange={setAmount} />
          <AmountField label={words.amount} hint={words.hint} value={amount} onChange={setAmount} />
          <AmountField label={words.amount} error={words.problem} value={amount} onChange={setAmount} />
        </Case>
        <Case state="CodeField: empty, under way, error">
          <CodeField label={words.code} />
          <CodeField label={words.code} defaultValue="4821" hint={words.told[2]} />
          <CodeField label={words.code} defaultValue="482139" error={words.problem} />
        </Case>
        <Case state="SelectField">
          <SelectField label={words.sort} value={sort} options={sorts} onChange={setSort} />
          <SelectField label={words.sort} value="1" options={sorts} onChange={setSort} disabled hideLabel />
        </Case>
        <Case state="TextArea: filled, error">
          <TextArea label={words.field} hint={words.hint} defaultValue={words.closedText} />
          <TextArea label={words.field} error={words.problem} />
        </Case>
        <Case state="ImageField: empty, under way, failed">
          <ImageField label={words.pictures} value={NONE} onChange={setPictures} />
          <ImageField label={words.pictures} value={pictures} onChange={setPictures} busy />
          <ImageField label={words.pictures} value={pictures} onChange={setPictures} failed={3} />
        </Case>
        <Case state="SearchField: empty, filled">
          <SearchField label={words.search} value={empty} onChange={setEmpty} />
          <SearchField label={words.search} value={looked} onChange={setLooked} />
        </Case>
      </Cases>
    </Part>
  );
}
