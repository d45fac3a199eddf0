/** @jest-environment jsdom */
import * as whole from 'history/esm/history';
import routes from '@generated/routes';
import type {Route} from './createRoutes';
import docusaurus from './docusaurus';
import * as light from './history';

it('offers everything that history does, but for what nobody calls', () => {
  expect(Object.keys(light).sort()).toEqual(['adoptOwnUrl', ...Object.keys(whole)].sort());
  const {createHashHistory, createMemoryHistory, createBrowserHistory: _, ...rest} = light;
  const {adoptOwnUrl: __, ...kept} = rest;
  expect(whole).toMatchObject(kept);
  expect(createHashHistory).toThrow('use BrowserRouter');
  expect(createMemoryHistory).toThrow('use BrowserRouter');
});

describe('adoptOwnUrl', () => {
  const declare = (url: string) => {
    document.head.innerHTML = `<meta property="og:url" content="${url}">`;
  };
  afterEach(() => (document.head.innerHTML = ''));

  it.each([
    ['/x/bars/index.html', '/x/bars/'],
    ['/x/bars/INDEX.HTML?a=1#gap', '/x/bars/?a=1#gap'],
    ['/x//bars/', '/x/bars/'],
    ['/X/Bars/#BasicBars.tsx', '/x/bars/#BasicBars.tsx'],
    ['/x/b%61rs', '/x/bars/'],
    ['/x/bars/?a=1', '/x/bars/?a=1'],
  ])('shows the URL of the page for %s', (requested, shown) => {
    window.history.replaceState({key: 'kept'}, '', requested);
    declare('https://mui.com/x/bars/');
    light.adoptOwnUrl();
    expect(window.location.href.slice(window.location.origin.length)).toBe(shown);
    expect(window.history.state).toEqual({key: 'kept'});
  });

  it.each(['https://mui.com/404.html/', 'https://mui.com/zh/404.html', 'none'])(
    'keeps what was requested where the page declares %s',
    (url) => {
      window.history.replaceState(null, '', '/zh/x//no-such-page/index.html');
      declare(url);
      light.adoptOwnUrl();
      expect(window.location.pathname).toBe('/zh/x//no-such-page/index.html');
    },
  );
});

describe('createBrowserHistory', () => {
  let history: ReturnType<typeof light.createBrowserHistory>;
  let told: string[];
  let stop: () => void;

  /** Puts a page into the (empty) table and returns what lets it arrive. */
  function addPage(path: string): () => Promise<void> {
    let resolve = (): void => {};
    const here = new Promise<void>((done) => (resolve = done));
    const component = Object.assign(() => null, {preload: () => here});
    (routes as unknown as Route[]).push({path, exact: true, component});
    return async () => {
      resolve();
      // Everything that waits for the page has gone on by then.
      await new Promise((next) => setTimeout(next));
    };
  }

  beforeEach(() => {
    window.history.replaceState(null, '', '/x/harbour/');
    Object.assign(window, {docusaurus});
    history = light.createBrowserHistory();
    told = [];
    stop = history.listen(({pathname, hash}) => told.push(pathname + hash));
  });

  afterEach(() => {
    stop();
    routes.length = 0;
  });

  it('reports another page when it has loaded, and another section immediately', async () => {
    const arrive = addPage('/x/pier/');
    history.push('/x/pier/#north');
    expect(window.location.pathname).toBe('/x/pier/');
    expect(told).toEqual([]);
    await arrive();
    expect(told).toEqual(['/x/pier/#north']);
    history.push('/x/pier/#quay');
    expect(told).toEqual(['/x/pier/#north', '/x/pier/#quay']);
  });

  it.each(['/x/pier/index.html?a=1#north', '/x//pier/?a=1#north'])(
    'tells of %s by the URL of the page',
    async (link) => {
      const arrive = addPage('/x/pier/');
      history.push(link);
      await arrive();
      expect(told).toEqual(['/x/pier/#north']);
      expect(window.location.href).toMatch(/\/x\/pier\/\?a=1#north$/);
    },
  );

  it('does not tell of a page that the reader has passed by', async () => {
    const arriveAtPier = addPage('/x/pier/');
    const arriveAtDock = addPage('/x/dock/');
    history.push('/x/pier/');
    history.push('/x/dock/');
    await arriveAtDock();
    await arriveAtPier();
    expect(told).toEqual(['/x/dock/']);
  });

  it('tells whoever listens by the time the page is there', async () => {
    const arrive = addPage('/x/pier/');
    history.push('/x/pier/');
    stop();
    const late: string[] = [];
    stop = history.listen(({pathname}) => late.push(pathname));
    await arrive();
    expect([told, late]).toEqual([[], ['/x/pier/']]);
  });
});
