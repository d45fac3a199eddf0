import {loadCss} from './loadCss';

const href = '/styles/widget.css';
const marker = '#app-search';

/** Replaces the server's response. */
let answer: (signal?: AbortSignal | null) => Promise<Partial<Response>>;
beforeEach(() => {
  document.head.innerHTML = '<meta name="a"><noscript id="app-search"></noscript>';
  answer = () => Promise.resolve({ok: true, text: () => Promise.resolve('.a { color: red; }')});
  globalThis.fetch = ((_: string, init?: RequestInit) => answer(init?.signal)) as typeof fetch;
});

const beforeMarker = () => document.querySelector(marker)?.previousElementSibling;

const sheets = () => document.head.querySelectorAll('link, style');
const layer = 'docsearch';

test("without a layer, a link precedes the marker and doesn't block rendering", async () => {
  await loadCss(href, {marker});
  const link = beforeMarker() as HTMLLinkElement;
  expect(link).toHaveAttribute('rel', 'stylesheet');
  expect(link).toHaveAttribute('href', href);
  expect(link).toHaveAttribute('media', 'only x');
  link.dispatchEvent(new Event('load'));
  expect(link).toHaveAttribute('media', 'all');
});

test("without a marker, it's appended to the head", async () => {
  await loadCss(href, {marker: '#missing'});
  expect(document.head.lastElementChild).toHaveAttribute('href', href);
});

test('in a layer, its text precedes the marker, wrapped in the layer', async () => {
  await loadCss(href, {marker, layer});
  const style = beforeMarker();
  expect(style?.tagName).toBe('STYLE');
  expect(style).toHaveAttribute('data-href', href);
  expect(style?.textContent).toBe('@layer docsearch {\n.a { color: red; }\n}');
});

test.each([
  [async () => ({ok: false, statusText: 'Not Found'}), 'Failed to fetch CSS: Not Found'],
  [() => Promise.reject(new Error('offline')), 'offline'],
])(
  'a failure (%#) is an error on the console, and a link outside of the layer',
  async (fails, message) => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer = fails;
    await loadCss(href, {marker, layer});
    expect(error).toHaveBeenCalledWith('Error loading CSS with layer:', new Error(message));
    expect(beforeMarker()).toHaveAttribute('href', href);
    expect(document.querySelector('style')).toBeNull();
  },
);

describe('an abort', () => {
  test.each([undefined, layer])('removes what was loaded (layer: %s)', async (name) => {
    const controller = new AbortController();
    await loadCss(href, {marker, layer: name, signal: controller.signal});
    expect(sheets()).toHaveLength(1);
    controller.abort();
    expect(sheets()).toHaveLength(0);
  });

  test('during the request adds and reports nothing', async () => {
    const controller = new AbortController();
    answer = (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const loaded = loadCss(href, {marker, layer, signal: controller.signal});
    controller.abort();
    await loaded;
    expect(sheets()).toHaveLength(0);
  });

  test('between the response and its text adds nothing', async () => {
    const controller = new AbortController();
    const text = async () => {
      controller.abort();
      return '.a {}';
    };
    answer = () => Promise.resolve({ok: true, text});
    await loadCss(href, {marker, layer, signal: controller.signal});
    expect(sheets()).toHaveLength(0);
  });
});
