import {findText} from './findText';

beforeEach(() => {
  document.body.innerHTML = `<article>
    <p>To hide it, set hideLegend.</p>
    <h2 id="hide">Hide the legend</h2>
    <p>To hide <em>it</em>, set <code>hideLegend</code>. The legend then takes no space.</p>
    <table><tbody><tr><td><code>'top'</code></td><td>Above the chart</td></tr></tbody></table>
  </article>`;
});

test.each([
  ['across elements', 'To hide it, set `hideLegend`.', 'To hide it, set hideLegend'],
  ['in a table', "`'top'` — Above the chart", "top'Above the chart"],
])('finds a text %s, below its heading', (_, text, found) => {
  const range = findText(document.querySelector('h2')!, text)!;
  expect(range.toString()).toBe(found);
  expect(document.querySelector('h2')!.compareDocumentPosition(range.startContainer)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

test('finds nothing if the text is elsewhere', () => {
  expect(findText(document.querySelector('h2')!, 'Hide the tooltip')).toBeUndefined();
});
