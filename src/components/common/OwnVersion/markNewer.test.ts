import {createBadgeStyles} from './markNewer';

const MINIMUMS = new Map([
  ['react-charts/bars/#min-size', '8.9'],
  ['react-charts/bars/#Keyboard', '8.12'],
  ['react-charts/bars/#Older', '8.4'],
  ['react-charts/lines/#Marks', '8.9'],
  ['api/charts/sankey-chart/', '8.11'],
]);

/** Returns which of some elements of a page are marked. */
function marked(own: string, page: string, html: string): string[] {
  document.body.innerHTML = html;
  const style = document.createElement('style');
  style.textContent = createBadgeStyles(MINIMUMS, own, page);
  document.body.append(style);
  const rules = [...style.sheet!.cssRules] as CSSStyleRule[];
  const selectors = rules.map(({selectorText}) => selectorText.replaceAll(/::\w+/g, ''));
  return [...document.body.querySelectorAll('[id]')]
    .filter((element) => selectors.some((selector) => element.matches(selector)))
    .map(({id}) => id);
}

const GUIDE = `
  <h2 id="min-size"></h2>
  <h2 id="marks"></h2>
  <div id="keyboard" data-demo="Keyboard"></div>
  <div id="older" data-demo="Older"></div>
  <div id="line-marks" data-demo="Marks"></div>`;

it('marks the sections and demos of a page that need a later release', () => {
  expect(marked('8.4', 'react-charts/bars/', GUIDE)).toEqual(['min-size', 'keyboard']);
  expect(marked('8.3', 'react-charts/bars/', GUIDE)).toEqual(['min-size', 'keyboard', 'older']);
  expect(marked('8.12', 'react-charts/bars/', GUIDE)).toEqual([]);
});

const TABLE = `
  <div id="a" data-since="Since 8.10"></div>
  <div id="b" data-since="8.5 起"></div>
  <div id="c" data-since="Since v7"></div>
  <div id="d"></div>`;

it('marks API rows by the release in their attribute, in any language', () => {
  expect(marked('8.5', 'api/charts/bar-chart/', TABLE)).toEqual(['a']);
  expect(marked('8.0', 'api/charts/bar-chart/', TABLE)).toEqual(['a', 'b']);
});

it('says which release the component of a page needs', () => {
  expect(createBadgeStyles(MINIMUMS, '8.4', 'api/charts/sankey-chart/')).toContain('h1');
  expect(createBadgeStyles(MINIMUMS, '8.11', 'api/charts/sankey-chart/')).not.toContain('h1');
  expect(createBadgeStyles(MINIMUMS, '8.4', 'react-charts/bars/')).toContain('"From 8.9"');
});
