/**
 * @jest-environment jsdom
 */
import type {Change} from '../../site/releases/shared';
import {createFeed} from './createFeed';

const change = (text: string, rest: Partial<Change> = {}): Change => ({
  product: 'charts',
  plan: 'community',
  breaking: false,
  text,
  ...rest,
});

const feed = new DOMParser().parseFromString(
  createFeed(
    [
      {version: '8.2.0', date: '2025-05-01', highlights: [], changes: [change('<b> & `a < b`')]},
      {
        version: '8.1.0',
        date: '2025-04-01',
        highlights: [],
        changes: [
          change('Fix the axis', {plan: 'pro'}),
          change('Rename the legend', {breaking: true}),
          change('Fix the rows', {product: 'data-grid'}),
        ],
      },
      {version: '8.0.1', date: '2025-03-01', highlights: [], changes: []},
    ],
    {siteUrl: 'https://docs.example', product: 'charts', name: 'Charts'},
  ),
  'application/xml',
);
const textOf = (element: ParentNode, selector: string) =>
  element.querySelector(selector)?.textContent;

it('has an entry for each release that changed the product, newest first', () => {
  expect(feed.querySelector('parsererror')).toBeNull();
  expect(textOf(feed, 'feed > title')).toBe('MUI X Charts releases');
  expect(textOf(feed, 'feed > updated')).toBe('2025-05-01T00:00:00Z');
  const entries = [...feed.querySelectorAll('entry')];
  expect(entries.map((entry) => textOf(entry, 'title'))).toEqual(['Charts 8.2.0', 'Charts 8.1.0']);
  expect(entries[0]!.querySelector('link')!.getAttribute('href')).toBe(
    'https://docs.example/x/whats-new/#v8.2.0',
  );
});

it('lists the changes of the product as HTML, the breaking ones first', () => {
  const contents = [...feed.querySelectorAll('content')].map(({textContent}) => textContent);
  expect(contents).toEqual([
    '<ul><li>&lt;b&gt; &amp; <code>a &lt; b</code></li></ul>',
    '<ul><li><strong>Breaking:</strong> Rename the legend</li><li><strong>Pro:</strong> Fix the axis</li></ul>',
  ]);
});
