import {isTyping} from './isTyping';

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"><b></b></div>', true],
  ['<div role="gridcell"><b></b></div>', true],
  ['<dialog><p></p></dialog>', true],
  ['<div contenteditable="false"></div>', false],
  ['<button></button>', false],
  ['<p><b></b></p>', false],
])('a key pressed in %s is handled by it: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isTyping(document.body.querySelector('b') ?? document.body.firstElementChild)).toBe(
    expected,
  );
});
