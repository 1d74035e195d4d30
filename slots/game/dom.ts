type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Pick<
    HTMLElementTagNameMap[Tag],
    Extract<keyof HTMLElementTagNameMap[Tag], 'className' | 'textContent' | 'id' | 'onclick'>
  >
> & { attributes?: Readonly<Record<string, string>> };

/** An element with what is in it. Text is only ever set as text. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  { attributes = {}, ...props }: Props<Tag> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  Object.assign(made, props);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A button that is no form's: a frame may have no forms. */
export function button(
  className: string,
  onclick: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  return element('button', { className, onclick, attributes: { type: 'button' } }, ...children);
}

/** Sets a text where it changed: a text that is set again would be read out again, and laid out. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** What a thing is called where no text on it says so. */
export function setLabel(node: Element, label: string): void {
  if (node.getAttribute('aria-label') !== label) node.setAttribute('aria-label', label);
}

export function setPressed(node: Element, pressed: boolean): void {
  node.setAttribute('aria-pressed', String(pressed));
}
