import type {PropSidebars} from '@docusaurus/plugin-content-docs';
import {expandSidebars} from './browser/expandSidebars';
import {compactSidebars} from './compactSidebars';

const doc = (path: string, label: string, more: object = {}) => ({
  type: 'link',
  href: `/x/${path}/`,
  label,
  docId: `${path}/index`,
  unlisted: false,
  ...more,
});

/** Contains every kind of item that Docusaurus adds to the props of a version. */
const docsSidebars = {
  docs: [
    {type: 'link', label: 'News', href: 'https://example.com/news/', customProps: {new: true}},
    {
      type: 'category',
      label: 'Harbour',
      collapsed: true,
      collapsible: true,
      items: [
        doc('harbour', 'Overview'),
        doc('harbour/pier', 'Pier', {customProps: {plan: 'pro'}, className: 'long'}),
        doc('harbour/crane', 'Crane', {customProps: {plan: 'pro'}, unlisted: true}),
        {
          type: 'category',
          label: 'Reference',
          collapsed: false,
          collapsible: false,
          customProps: {subheader: true, plan: 'premium'},
          href: '/x/api/',
          items: [doc('api/crane', 'CraneView'), {type: 'html', value: '<hr>', defaultStyle: true}],
        },
        // A custom URL, a doc that isn't the index of a directory, and labels that start with
        // control characters.
        {...doc('harbour/flag', 'Flag'), href: '/x/signals/flag/'},
        {...doc('harbour/buoy', 'Buoy'), docId: 'harbour/buoy'},
        {...doc('harbour/bell', 'Bell'), docId: 'bells/bell'},
        doc('harbour/wow!', 'Wow'),
        doc('harbour/plus', '+1 day'),
        {type: 'category', label: '- none -', collapsed: true, collapsible: true, items: []},
      ],
    },
  ],
  second: [doc('second', 'Second sidebar')],
} as unknown as PropSidebars;

it('keeps everything of the sidebars', () => {
  expect(expandSidebars(compactSidebars(docsSidebars, '/x/'))).toEqual(docsSidebars);
});

it('drops the keys of entries', () => {
  const keyed = {...doc('harbour', 'Overview'), key: 'harbour'};
  const compact = compactSidebars({docs: [keyed as never]}, '/x/');
  expect(JSON.stringify(expandSidebars(compact))).not.toContain('"key"');
});
