import type {ApiPageData} from '../../site/api/shared';
import type {ApiEntry, ComponentApi} from '@mui-x-docs/api-extractor/types';
import {createPages, renderPage} from './writePages';

const page: ApiPageData = {
  entry: {
    kind: 'component',
    name: 'Toolbar',
    area: 'charts',
    ref: null,
    imports: ["import {Toolbar} from '@mui/x-charts';"],
    props: [],
    slots: [],
    classes: [],
  },
  pages: {},
  types: [],
  guides: [],
  usedIn: {},
  usedInCount: {},
};

test.each([
  [undefined, 'Toolbar API', 'React Toolbar component'],
  ['Charts', 'Toolbar API (Charts)', 'React Charts Toolbar component'],
])(
  'a component that other products (%s) have, too, is named with its product',
  (product, title, name) => {
    const matter = renderPage(page, product);
    expect(matter).toContain(`title: "${title}"\n`);
    expect(matter).toContain(
      `description: "The props of the ${name}, with types, defaults and links to demos."\n`,
    );
  },
);

test.each([
  [true, '## Playground {/* #playground */}\n\n<Playground component="Toolbar" />\n\n## Props'],
  [false, '## Props'],
])('a component with a playground (%s) shows it above its props', (hasPlayground, text) => {
  const source = renderPage(page, undefined, {hasPlayground});
  expect(source).toContain(text);
  expect(source.includes('<Playground')).toBe(hasPlayground);
});

test('the page of a part shows the sidebar without an item in it', () => {
  expect(renderPage(page, undefined, {isPart: true})).toContain('displayed_sidebar: "docs"\n');
  expect(renderPage(page)).not.toContain('displayed_sidebar');
});

test('a component without a doc comment is described by the slot that renders it', () => {
  const component = {...page.entry, name: '', slots: []} as ComponentApi;
  const entries: ApiEntry[] = [
    {...component, name: 'BarChart', slots: [{name: 'footer', default: 'Footer'}]},
    {...component, name: 'Footer', slots: []},
  ];
  const grid = {areas: [], events: [], selectors: []};
  const data = {entries, grid, types: {}, exports: {}};
  const [chart, footer] = createPages({data, catalog: [], guides: [], base: '/x'});
  expect(footer?.entry.description).toBe(
    'The default component of the slot `footer` of [BarChart](/x/api/charts/bar-chart/#bar-chart-slot-footer).',
  );
  expect(chart?.pages).toEqual({Footer: '/x/api/charts/footer/'});
});
