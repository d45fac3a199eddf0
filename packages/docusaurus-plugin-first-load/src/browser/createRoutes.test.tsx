/** @jest-environment jsdom */
import type {PropSidebars, PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import useRouteContext from '@docusaurus/useRouteContext';
import {act, render, screen} from '@testing-library/react';
import {createRoutes, type ModuleSource, type Route} from './createRoutes';
import {Pages, type Registration} from './pages';
import type {CompactTable} from './routeTable';

const page = (name: string) =>
  Object.assign({default: () => <p>{name}</p>}, {frontMatter: {title: name}});

function Item({
  content: Content,
  note,
  sidebar,
  extra,
}: {
  content: {frontMatter: {title: string}} & (() => React.ReactNode);
  note: string;
  sidebar: {items: string[]}[];
  extra: string;
}) {
  const {plugin, data} = useRouteContext();
  return (
    <main>
      <h1>{Content.frontMatter.title}</h1>
      <Content />
      <output>
        {[plugin.name, data?.plan as string, note, sidebar[0]?.items.join(), extra].join(' ')}
      </output>
    </main>
  );
}

/**
 * Creates the route table of a site with two pages, of which `opened` is the first page of the
 * visit. `fetchPier` fetches the page `pier`.
 */
function setUp(opened?: 'harbour' | 'pier') {
  const queue: Registration[] = [];
  const modules = {harbour: page('Harbour'), pier: page('Pier')};
  const register = (name: 'harbour' | 'pier') =>
    queue.push([0, `/x/${name}/`, name, {plan: 'pro'}]);
  Object.assign(window, {docsPages: queue});
  if (opened) register(opened);
  const fetchPier = jest.fn(async () => register('pier'));
  const fetchSiteMap = jest.fn(async () => ({
    rows: [
      new Map([
        ['/x/harbour/', async () => register('harbour')],
        ['/x/pier/', fetchPier],
      ]),
    ],
    sidebars: {},
  }));
  const sources: ModuleSource[] = [
    {default: Item},
    {default: {name: 'docs', id: 'default'}},
    {default: {note: 'tide'}},
    async () => ({default: ['a', 'b']}),
  ];
  const table: CompactTable = [
    {
      row: 0,
      own: 'content',
      shared: {__comp: 0, __context: {plugin: 1}, __props: 2, sidebar: [{items: 3}]},
      attributes: {exact: true, sidebar: 'docs'},
    },
  ];
  const pages = new Pages((id) => modules[id as 'harbour'], fetchSiteMap);
  const [route] = createRoutes(table, sources, pages) as [Route];
  /** Simulates a navigation to a page. */
  const open = async (path: string) => {
    await pages.load(path);
    await route.component.preload();
  };
  return {pages, route, open, fetchPier, fetchSiteMap};
}

/** Renders the page at a path as React Router does. */
const show = (route: Route, path: string) => (
  <route.component match={{path}} extra="props of the router" />
);

it.each(['/x/harbour/', '/x/harbour', '/x/harbour/index.html', '/x/harbour.html'])(
  'opens the current page at %s without a request',
  async (path) => {
    const {route, open, fetchSiteMap} = setUp('harbour');
    expect(route.path).toEqual([]);
    await open(path);
    expect(route.path).toEqual(['/x/harbour/']);
    expect(fetchSiteMap).not.toHaveBeenCalled();
  },
);

it('renders each page with content, props, lists and context, and remounts it', async () => {
  const {route, open} = setUp('harbour');
  await open('/x/harbour/');
  const {rerender} = render(show(route, '/x/harbour/'));
  const before = screen.getByRole('heading');
  await open('/x/pier/');
  rerender(show(route, '/x/pier/'));
  expect(screen.getByRole('status').textContent).toBe('docs pro tide a,b props of the router');
  expect(screen.getByRole('heading').textContent).toBe('Pier');
  expect(screen.getByRole('heading')).not.toBe(before);
});

it('fetches the site map and the page once, and again after a failure', async () => {
  const {open, fetchPier, fetchSiteMap} = setUp('harbour');
  await open('/x/harbour/');
  fetchPier.mockRejectedValueOnce(new Error('gone'));
  await expect(open('/x/pier/')).rejects.toThrow('gone');
  fetchSiteMap.mockRejectedValueOnce(new Error('never'));
  await open('/x/pier/');
  expect(fetchPier).toHaveBeenCalledTimes(2);
  expect(fetchSiteMap).toHaveBeenCalledTimes(1);
});

it('looks for a page whose script did not come in the site map, and finds none at other addresses', async () => {
  const {route, open, fetchSiteMap} = setUp();
  await open('/x/elsewhere/');
  expect(route.path).toEqual([]);
  await open('/x/pier/');
  expect(route.path).toEqual(['/x/pier/']);
  expect(fetchSiteMap).toHaveBeenCalledTimes(1);
});

it('shows nothing until a page of its own is there when it was not fetched before', async () => {
  const pages = new Pages(
    () => ({}),
    () => Promise.reject(new Error('none')),
  );
  const sources = [{default: {name: 'pages', id: 'default'}}, async () => page('Log')];
  const table: CompactTable = [['/log/', {__comp: 1, __context: {plugin: 0}}, {exact: true}]];
  const [route] = createRoutes(table, sources, pages) as [Route];
  const {container} = render(<route.component />);
  expect(container.innerHTML).toBe('');
  await act(() => route.component.preload());
  expect(container.textContent).toBe('Log');
});

it('gives a version its sidebars once they are there', async () => {
  const items = [{type: 'link', label: 'Pier', href: '/x/pier/'}] as PropSidebars['docs'];
  const pages = new Pages(
    () => ({}),
    () => Promise.resolve({rows: [], sidebars: {current: {docs: items}}}),
  );
  const Version = ({version}: {version: PropVersionMetadata}) => (
    <p>{version.docsSidebars.docs!.length}</p>
  );
  const sources = [
    {default: {name: 'docs', id: 'default'}},
    {default: Version},
    {default: {version: {version: 'current', docsSidebars: {docs: []}}}},
  ] as unknown as ModuleSource[];
  const table: CompactTable = [['/', {__comp: 1, __context: {plugin: 0}, __props: 2}, {}]];
  const [route] = createRoutes(table, sources, pages) as [Route];
  await route.component.preload();
  expect(render(<route.component />).container.textContent).toBe('0');
  await pages.loadSiteMap();
  expect(render(<route.component />).container.textContent).toBe('1');
});

it('says that a page exports nothing', async () => {
  const {pages} = setUp();
  const [route] = createRoutes([['/', {__comp: 0}, {}]], [{}], pages) as [Route];
  await expect(route.component.preload()).rejects.toThrow('no default export');
});
