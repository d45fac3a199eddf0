/** @jest-environment jsdom */
import routes from '@generated/routes';
import type {Route} from './createRoutes';
import docusaurus from './docusaurus';
import preload from './preload';
import {preloadOnIntent} from './preloadOnIntent';

/** Adds a route to the (empty) table and returns the function that fetches it. */
function addRoute(path: string): jest.Mock<Promise<void>> {
  const preload = jest.fn(() => Promise.resolve());
  (routes as unknown as Route[]).push({
    path,
    exact: true,
    component: Object.assign(() => null, {preload}),
  });
  return preload;
}

const setConnection = (connection: unknown) =>
  Object.defineProperty(navigator, 'connection', {value: connection, configurable: true});

afterEach(() => {
  setConnection(undefined);
  routes.length = 0;
});

describe('window.docusaurus', () => {
  it('fetches the page of a link that a reader means, once, whatever follows its path', async () => {
    const fetchPage = addRoute('/meant/');
    const fetchOther = addRoute('/other/');
    // Docusaurus calls `prefetch` when a link scrolls into view.
    expect(docusaurus.prefetch('/meant/')).toBe(false);
    expect(fetchPage).not.toHaveBeenCalled();
    await docusaurus.preload('/meant/?q=1#part');
    await docusaurus.preload('/meant/');
    expect(fetchPage).toHaveBeenCalledTimes(1);
    expect(fetchOther).not.toHaveBeenCalled();
  });

  it('says nothing about a page that cannot be fetched, and tries again', async () => {
    const fetchPage = addRoute('/gone/').mockRejectedValueOnce(new Error('gone'));
    await expect(docusaurus.preload('/gone/')).resolves.toBeUndefined();
    await docusaurus.preload('/gone/');
    expect(fetchPage).toHaveBeenCalledTimes(2);
  });

  it.each([{saveData: true}, {effectiveType: 'slow-2g'}])(
    'fetches nothing with %j',
    (connection) => {
      const fetchPage = addRoute('/dear/');
      setConnection(connection);
      expect(docusaurus.preload('/dear/')).toBe(false);
      expect(fetchPage).not.toHaveBeenCalled();
    },
  );
});

describe('preloadOnIntent', () => {
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    window.docusaurus = docusaurus as unknown as Window['docusaurus'];
    stop = preloadOnIntent();
  });
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    jest.useRealTimers();
  });

  const addLink = (href: string): HTMLElement => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    return link;
  };

  it('fetches the page of a link that keeps the focus, not of those passed by', () => {
    const fetchPassed = addRoute('/passed/');
    const fetchKept = addRoute('/kept/');
    addLink('/passed/').focus();
    jest.advanceTimersByTime(99);
    addLink('/kept/').focus();
    jest.advanceTimersByTime(99);
    expect(fetchKept).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(fetchKept).toHaveBeenCalledTimes(1);
    expect(fetchPassed).not.toHaveBeenCalled();
  });

  it('leaves links to other hosts and to this page alone', () => {
    const fetchElsewhere = addRoute('/elsewhere/');
    const fetchHere = addRoute('/');
    addLink('https://example.com/elsewhere/').focus();
    jest.advanceTimersByTime(200);
    addLink('#part').focus();
    jest.advanceTimersByTime(200);
    expect(fetchElsewhere).not.toHaveBeenCalled();
    expect(fetchHere).not.toHaveBeenCalled();
  });
});

it('reports only the page that was requested last', async () => {
  const arrivals = ['/first/', '/second/'].map((path) => {
    let arrive = (): void => {};
    addRoute(path).mockReturnValue(new Promise<void>((resolve) => (arrive = resolve)));
    return () => arrive();
  });
  const shown: string[] = [];
  for (const path of ['/first/', '/second/']) void preload(path).then(() => shown.push(path));
  // The first page arrives while the second is loading, and must no longer be rendered.
  for (const arrive of arrivals) {
    arrive();
    await new Promise((next) => setTimeout(next));
  }
  expect(shown).toEqual(['/second/']);
});
