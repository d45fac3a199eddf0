import {isTyping} from './isTyping';

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"><b></b></div>', true],
  ['<div role="gridcell"><b></b></div>', true],
  ['<dialog open><input></dialog>', true],
  ['<dialog><input></dialog>', false],
  ['<div contenteditable="false"></div>', false],
  ['<button></button>', false],
  ['<p><b></b></p>', false],
])('a key pressed in %s is handled by it: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(isTyping(document.body.querySelector('b, input') ?? document.body.firstElementChild)).toBe(
    expected,
  );
});
