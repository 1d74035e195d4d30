type Props<Tag extends keyof HTMLElementTagNameMap> = Partial<
  Pick<
    HTMLElementTagNameMap[Tag],
    Extract<keyof HTMLElementTagNameMap[Tag], 'className' | 'textContent' | 'id' | 'onclick'>
  >
> & { attributes?: Readonly<Record<string, string>> };

/** Creates an element with its children. Text is only ever set as text. */
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

/** Creates a button that submits no form, as a sandboxed frame may not submit forms. */
export function button(
  className: string,
  onclick: () => void,
  ...children: readonly (Node | string)[]
): HTMLButtonElement {
  return element('button', { className, onclick, attributes: { type: 'button' } }, ...children);
}

/** Sets a text only if it changed: setting it again would cause screen readers to repeat it, and a new layout. */
export function setText(node: Element, text: string): void {
  if (node.textContent !== text) node.textContent = text;
}

/** Sets the accessible name of an element without text. */
export function setLabel(node: Element, label: string): void {
  if (node.getAttribute('aria-label') !== label) node.setAttribute('aria-label', label);
}

export function setPressed(node: Element, pressed: boolean): void {
  node.setAttribute('aria-pressed', String(pressed));
}
