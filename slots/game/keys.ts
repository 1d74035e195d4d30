/** Space and enter press the big button, wherever the focus is not on something of its own. */
export function listenToKeys(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
    if (event.target instanceof Element && event.target.closest('button, input, dialog')) return;
    event.preventDefault();
    press();
  });
  // A button that was pressed by a pointer would take the next space for itself.
  document.addEventListener('click', ({ detail }) => {
    const { activeElement } = document;
    if (detail > 0 && activeElement instanceof HTMLElement && activeElement.closest('#game'))
      activeElement.blur();
  });
}
