/** @jest-environment jsdom */
import useRouteContext from '@docusaurus/useRouteContext';
import {act, render, screen} from '@testing-library/react';
import {createRoutes, type ModuleSource} from './createRoutes';
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
  const {plugin} = useRouteContext();
  return (
    <main>
      <h1>{Content.frontMatter.title}</h1>
      <Content />
      <output>{[plugin.name, note, sidebar[0]?.items.join(), extra].join(' ')}</output>
    </main>
  );
}

function setUp() {
  const fetchPier = jest.fn(async () => page('Pier'));
  const sources: ModuleSource[] = [
    {default: Item},
    {default: {name: 'docs', id: 'default'}},
    {default: {note: 'tide'}},
    async () => ({default: ['a', 'b']}),
    async () => page('Harbour'),
    fetchPier,
  ];
  const table: CompactTable = [
    {
      p: ['/x/', '/', '0harbour\n1pier'],
      m: ['content', 4],
      s: {__comp: 0, __context: {plugin: 1}, __props: 2, sidebar: [{items: 3}]},
      a: {exact: true, sidebar: 'docs'},
    },
  ];
  return {routes: createRoutes(table, sources), fetchPier};
}

describe('createRoutes', () => {
  it('gives each page its path and attributes, and fetches nothing', () => {
    const {routes, fetchPier} = setUp();
    expect(routes.map(({path, exact}) => [path, exact])).toEqual([
      ['/x/harbour/', true],
      ['/x/harbour/pier/', true],
    ]);
    expect(fetchPier).not.toHaveBeenCalled();
  });

  it('puts the page that is open before the others, wherever its route stands', () => {
    window.history.replaceState(null, '', '/x/harbour/pier/?from=sea');
    const {routes} = setUp();
    window.history.replaceState(null, '', '/');
    expect(routes.map(({path}) => path)).toEqual(['/x/harbour/pier/', '/x/harbour/']);
  });

  it('renders at once what was fetched, with content, props, lists and context', async () => {
    const {routes} = setUp();
    const Page = routes[1]!.component;
    await Page.preload();
    const {container} = render(<Page extra="props of the router" />);
    expect(screen.getByRole('heading').textContent).toBe('Pier');
    expect(container.querySelector('output')?.textContent).toBe(
      'docs tide a,b props of the router',
    );
  });

  it('shows nothing until the page is there when it was not fetched before', async () => {
    const {routes} = setUp();
    const Page = routes[0]!.component;
    const {container} = render(<Page />);
    expect(container.innerHTML).toBe('');
    await act(() => Page.preload());
    expect(screen.getByRole('heading').textContent).toBe('Harbour');
  });

  it('asks the network once, and again after a failure', async () => {
    const {routes, fetchPier} = setUp();
    fetchPier.mockRejectedValueOnce(new Error('gone'));
    const {preload} = routes[1]!.component;
    await expect(preload()).rejects.toThrow('gone');
    await Promise.all([preload(), preload()]);
    expect(fetchPier).toHaveBeenCalledTimes(2);
  });

  it('says that a page exports nothing', async () => {
    const [route] = createRoutes([['/', {__comp: 0}, {}]], [{}]);
    await expect(route!.component.preload()).rejects.toThrow('no default export');
  });
});
