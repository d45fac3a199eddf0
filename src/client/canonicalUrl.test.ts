import {createBrowserHistory} from 'history';
import {replaceWithCanonicalUrl, escapeFragment} from './canonicalUrl';

const show = (url: string, state: unknown = null) => window.history.replaceState(state, '', url);
const shown = () => window.location.href.slice(window.location.origin.length);

describe('replaceWithCanonicalUrl', () => {
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
  ])('shows the URL of the page for %s', (requested, own) => {
    show(requested, {key: 'kept'});
    declare('https://mui.com/x/bars/');
    replaceWithCanonicalUrl();
    expect(shown()).toBe(own);
    expect(window.history.state).toEqual({key: 'kept'});
  });

  it.each(['https://mui.com/404.html/', 'https://mui.com/zh/404.html', 'none'])(
    'keeps what was requested where the page declares %s',
    (url) => {
      show('/zh/x//no-such-page/index.html');
      declare(url);
      replaceWithCanonicalUrl();
      expect(window.location.pathname).toBe('/zh/x//no-such-page/index.html');
    },
  );
});

describe('escapeFragment', () => {
  it.each([
    ['#50%-off', '#50%25-off'],
    ['#%E5%88', '#%25E5%2588'],
    ['#%E5%88%97', '#%E5%88%97'],
    ['#gap', '#gap'],
    ['', ''],
  ])('turns %s into %s', (fragment, escaped) => {
    show(`/x/bars/?q=%${fragment}`);
    escapeFragment();
    expect(shown()).toBe(`/x/bars/?q=%${escaped}`);
  });

  it('runs before the router when a fragment is typed or followed', () => {
    show('/x/bars/');
    const reported: string[] = [];
    createBrowserHistory().listen(({hash}) => void reported.push(hash));
    show('/x/bars/#50%-off');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(reported).toEqual(['#50%25-off']);
  });
});
