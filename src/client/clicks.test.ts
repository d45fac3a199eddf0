import {readClick} from './clicks';

const click = (html: string, random?: () => number) => {
  document.body.innerHTML = html;
  const target = document.querySelector('#here');
  return readClick(target, random);
};

test('the nearest element with a category decides', () => {
  expect(
    click(`
      <div data-ga-event-category="outer" data-ga-event-action="never">
        <button data-ga-event-category="demo" data-ga-event-action="expand" data-ga-event-label="bars/Bars.tsx">
          <svg><path id="here"></path></svg>
        </button>
      </div>`),
  ).toEqual({name: 'demo', action: 'expand', label: 'bars/Bars.tsx'});
});

test('an empty category is none, and the walk goes on', () => {
  expect(
    click('<p data-ga-event-category="page"><b id="here" data-ga-event-category=""></b></p>'),
  ).toEqual({name: 'page', action: null, label: null});
});

test('nothing around it, or no element at all: nothing', () => {
  expect(click('<p id="here"></p>')).toBeUndefined();
  expect(readClick(null)).toBeUndefined();
  expect(readClick(document)).toBeUndefined();
  expect(readClick(window)).toBeUndefined();
});

test('a text is part of its element', () => {
  document.body.innerHTML = '<a data-ga-event-category="ad">text</a>';
  expect(readClick(document.querySelector('a')!.firstChild)).toMatchObject({name: 'ad'});
});

test.each([
  ['0.1', 0.05, true],
  ['0.1', 0.1, true],
  ['0.1', 0.11, false],
  ['1', 0.999, true],
  ['0', 0.9, true],
  ['often', 0.9, true],
  ['', 0.9, true],
])('a split of %p, drawn %d: counted %p', (split, draw, counted) => {
  const event = click(
    `<i id="here" data-ga-event-category="c" data-ga-event-split="${split}"></i>`,
    () => draw,
  );
  expect(event !== undefined).toBe(counted);
});
