import { useState } from 'react';
import { EmailField } from '../shared/account/AccountFields.tsx';
import { CodeSent, ResendRow } from '../shared/account/SentCodeForm.tsx';
import { Button } from '../ui/actions/Button.tsx';
import { ConfirmSheet } from '../ui/layout/ConfirmSheet.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const EMAIL = 'sari@kilat.id';
const nothing = () => undefined;

/** Codes that are sent, and what is asked before it is done. */
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
