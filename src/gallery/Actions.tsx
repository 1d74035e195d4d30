import { Button, LinkButton } from '../ui/actions/Button.tsx';
import { IconButton } from '../ui/actions/IconButton.tsx';
import { Case, Cases, Part } from './Part.tsx';
import { useWords } from './words.ts';

const KINDS = ['primary', 'secondary', 'ghost', 'danger'] as const;

/** Everything that is pressed. */
export function Actions() {
  const words = useWords();
  return (
    <Part name="Button">
      <Cases>
        <Case state="kinds" row>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind}>
              {words.action}
            </Button>
          ))}
        </Case>
        <Case state="disabled" row>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} disabled>
              {words.action}
            </Button>
          ))}
        </Case>
        <Case state="busy" row>
          {KINDS.map((kind) => (
            <Button key={kind} kind={kind} busy>
              {words.action}
            </Button>
          ))}
        </Case>
        <Case state="large">
          <Button kind="primary" size="large">
            {words.action}
          </Button>
          <Button kind="primary" size="large" disabled>
            {words.action}
          </Button>
          <Button kind="primary" size="large" busy>
            {words.action}
          </Button>
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
