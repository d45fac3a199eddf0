import {textOf} from './textOf';

test.each([
  ['a text', 'Bars', 'Bars'],
  ['code between words', ['Bar ', <code key="size">size</code>, ' in px'], 'Bar size in px'],
  [
    'elements in elements',
    <>
      The <em>{2} axes</em>
    </>,
    'The 2 axes',
  ],
  ['nothing', [null, false, undefined], ''],
])('%s', (_case, children, text) => {
  expect(textOf(children)).toBe(text);
});
