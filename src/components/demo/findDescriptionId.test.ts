import {findDescriptionId} from './findDescriptionId';

const findDescription = (before: string): Element | null => {
  document.body.innerHTML = `<div>${before}<div data-demo="Bars"></div></div>`;
  const id = findDescriptionId(document.querySelector('[data-demo]')!);
  return id === undefined ? null : document.getElementById(id);
};

test.each([
  ['the paragraph', '<p>First.</p><p>Last.</p>', 'Last.'],
  ['the nearest paragraph, past other elements', '<p>Bars.</p><pre>code</pre>', 'Bars.'],
  ['the heading of its section', '<p>A.</p><div><h2 id="size">Bars</h2><a></a></div>', 'Bars'],
  ['nothing', '', undefined],
])('a demo is described by %s before it', (_case, before, text) => {
  expect(findDescription(before)?.textContent).toBe(text);
});
