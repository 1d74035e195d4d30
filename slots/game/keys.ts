/** Space and enter press the big button, unless the focus is on another control. */
export function listenToKeys(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    if (event.target instanceof Element && event.target.closest('button, input, dialog')) return;
    event.preventDefault();
    press();
  });
  // A button clicked by a pointer is blurred, or it would receive the next space key.
  document.addEventListener('click', ({ detail }) => {
    const { activeElement } = document;
    if (detail > 0 && activeElement instanceof HTMLElement && activeElement.closest('#game'))
      activeElement.blur();
  });
}
