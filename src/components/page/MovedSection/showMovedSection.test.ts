import {REPORT, type ReportedEvent} from '@site/src/third-parties/reportEvent';
import {showMovedSection} from './showMovedSection';

const slot = () => document.querySelector<HTMLElement>('[data-moved-section]')!;
const show = (id: string, isCurrent = () => true) => showMovedSection(slot(), id, isCurrent);
let reports: ReportedEvent[];
const listen = (event: Event) => reports.push((event as CustomEvent<ReportedEvent>).detail);

beforeEach(() => {
  reports = [];
  window.addEventListener(REPORT, listen);
  Element.prototype.scrollIntoView = jest.fn();
  document.body.innerHTML = `<article>
    <h1>Bars</h1>
    <div data-moved-section=""></div>
    <h2 id="bar-size"><span id="size"></span>Bar <code>size</code><button>Comment</button></h2>
    <h3 id="gaps">Gaps</h3>
  </article>`;
});
afterEach(() => window.removeEventListener(REPORT, listen));

test('the nearest sections are listed below the title, with their headings', async () => {
  await show('bar-sizes');
  expect(slot()).toHaveTextContent('This section has moved: Bar size');
  expect(slot().querySelectorAll('a')).toHaveLength(1);
  expect(slot().querySelector('a')).toHaveAttribute('href', '#bar-size');
});

test('without a similar section, a message is shown, and the truncated fragment is reported', async () => {
  await show('50%-off');
  expect(slot()).toHaveTextContent(/^The section you're looking for is no longer on this page/);
  await show('%'.repeat(20_000));
  expect(reports[0]).toEqual({name: 'anchor', action: 'unknown', label: '/#50%-off'});
  expect(reports[1]?.label).toHaveLength(100);
});

test('nothing is shown after the user has navigated away', async () => {
  await show('bar-sizes', () => false);
  expect(slot()).toBeEmptyDOMElement();
});

test('waits for rows that are still loading', async () => {
  document.querySelector('article')?.insertAdjacentHTML('beforeend', '<p data-api-pending=""></p>');
  const shown = show('data-grid-prop-columns');
  const part = document.querySelector('[data-api-pending]')!;
  part.innerHTML = '<div role="row" id="data-grid-prop-columns"></div>';
  part.removeAttribute('data-api-pending');
  await shown;
  expect(slot()).toBeEmptyDOMElement();
});
