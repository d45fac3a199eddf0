import {readClick} from './clicks';

const click = (html: string, random?: () => number) => {
  document.body.innerHTML = html;
  return readClick(document.querySelector('#here'), random);
};

test('the nearest element with a category that is not empty is reported', () => {
  expect(
    click(`
      <div data-ga-event-category="outer" data-ga-event-action="never">
        <button data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="bars/Bars.tsx">
          <svg data-ga-event-category=""><path id="here"></path></svg>
        </button>
      </div>`),
  ).toEqual({name: 'demo', action: 'expand', label: 'bars/Bars.tsx'});
  expect(click('<p data-ga-event-category="page"><b id="here"></b></p>')).toEqual({
    name: 'page',
    action: null,
    label: null,
  });
});

test('a text node counts as its element, and a target without a category reports nothing', () => {
  document.body.innerHTML = '<a data-ga-event-category="ad">text</a><p>text</p>';
  expect(readClick(document.querySelector('a')!.firstChild)).toMatchObject({name: 'ad'});
  for (const target of [null, document, window, document.querySelector('p')]) {
    expect(readClick(target)).toBeUndefined();
  }
});

test.each([
  ['0.1', 0.1, true],
  ['0.1', 0.11, false],
  ['1', 0.999, true],
  ['0', 0.9, true],
  ['often', 0.9, true],
  ['', 0.9, true],
])('a split of %p with the random number %d: reported %p', (split, draw, counted) => {
  const html = `<i id="here" data-ga-event-category="c" data-ga-event-split="${split}"></i>`;
  expect(click(html, () => draw) !== undefined).toBe(counted);
});
