/** Lets each slider's hand cut the actual picture off where the expected one shows. */
for (const slider of document.querySelectorAll('.slider')) {
  const hand = slider.querySelector('input');
  hand.addEventListener('input', () => slider.style.setProperty('--cut', `${hand.value}%`));
}
