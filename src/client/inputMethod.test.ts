import './inputMethod';

/**
 * Presses a key in an element. Returns whether the page received the event, and whether the default
 * action was allowed.
 */
function press(markup: string, init: KeyboardEventInit): {isHeard: boolean; isPrevented: boolean} {
  document.body.innerHTML = markup;
  let isHeard = false;
  const hear = () => (isHeard = true);
  document.addEventListener('keydown', hear);
  const event = new KeyboardEvent('keydown', {bubbles: true, cancelable: true, ...init});
  document.querySelector('input')!.dispatchEvent(event);
  document.removeEventListener('keydown', hear);
  return {isHeard, isPrevented: event.defaultPrevented};
}

const FIELD = '<input>';
const IN_DEMO = '<div data-demo-scope><input></div>';
const IN_MENU = '<div class="MuiPopper-root"><input></div>';

test.each<[string, string, KeyboardEventInit, boolean, boolean]>([
  ['Enter', FIELD, {key: 'Enter', keyCode: 13}, true, false],
  ['Enter that confirms a word', FIELD, {key: 'Enter', isComposing: true}, false, false],
  ['the same in Safari', FIELD, {key: 'Enter', keyCode: 229}, false, true],
  ['Escape that gives up a word, in Safari', FIELD, {key: 'Escape', keyCode: 229}, false, true],
  ['an arrow in the list of words', FIELD, {key: 'ArrowDown', keyCode: 229}, false, false],
  ['Enter that confirms a word in a demo', IN_DEMO, {key: 'Enter', keyCode: 229}, true, false],
  ['the same in a menu of a demo', IN_MENU, {key: 'Enter', isComposing: true}, true, false],
])('%s', (_, markup, init, isHeard, isPrevented) => {
  expect(press(markup, init)).toEqual({isHeard, isPrevented});
});
