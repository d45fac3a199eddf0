import {findAbout} from './findAbout';

const about = (before: string): Element | null => {
  document.body.innerHTML = `<div>${before}<div data-demo="Bars"></div></div>`;
  const id = findAbout(document.querySelector('[data-demo]')!);
  return id === undefined ? null : document.getElementById(id);
};

test.each([
  ['the paragraph before it', '<p>First.</p><p>Last.</p>', 'Last.'],
  ['the nearest one, past what is no text', '<p>Bars.</p><pre>code</pre>', 'Bars.'],
  [
    'the heading, where no paragraph comes first',
    '<p>Of another section.</p><div><h2 id="size">Bar size</h2><a href="#size"></a></div>',
    'Bar size',
  ],
])('a demo is described by %s', (_case, before, words) => {
  expect(about(before)?.textContent).toBe(words);
});

test('a demo that nothing comes before is described by nothing', () => {
  expect(about('')).toBeNull();
});
