import {loadCss} from './loadCss';

const href = '/styles/widget.css';
const marker = '#app-search';

/** The network's edge: what the server answers. */
let answer: (signal?: AbortSignal | null) => Promise<Partial<Response>>;
beforeEach(() => {
  document.head.innerHTML = '<meta name="a"><noscript id="app-search"></noscript>';
  answer = () => Promise.resolve({ok: true, text: () => Promise.resolve('.a { color: red; }')});
  globalThis.fetch = ((_: string, init?: RequestInit) => answer(init?.signal)) as typeof fetch;
});

const beforeMarker = () => document.querySelector(marker)?.previousElementSibling;

describe('without a layer', () => {
  test('a link goes before the marker, and holds up nothing until it has loaded', async () => {
    await loadCss(href, {marker});
    const link = beforeMarker() as HTMLLinkElement;
    expect(link).toHaveAttribute('rel', 'stylesheet');
    expect(link).toHaveAttribute('href', href);
    expect(link).toHaveAttribute('media', 'only x');
    link.dispatchEvent(new Event('load'));
    expect(link).toHaveAttribute('media', 'all');
  });

  test('without a marker it goes to the end of the head', async () => {
    await loadCss(href, {marker: '#missing'});
    expect(document.head.lastElementChild).toHaveAttribute('href', href);
  });

  test('an abort takes it out again', async () => {
    const controller = new AbortController();
    await loadCss(href, {marker, signal: controller.signal});
    controller.abort();
    expect(document.querySelector('link')).toBeNull();
  });
});

describe('in a layer', () => {
  test('the text goes before the marker, wrapped in the layer', async () => {
    await loadCss(href, {marker, layer: 'docsearch'});
    const style = beforeMarker();
    expect(style?.tagName).toBe('STYLE');
    expect(style).toHaveAttribute('data-href', href);
    expect(style?.textContent).toBe('@layer docsearch {\n.a { color: red; }\n}');
  });

  test('an abort takes it out again', async () => {
    const controller = new AbortController();
    await loadCss(href, {marker, layer: 'docsearch', signal: controller.signal});
    controller.abort();
    expect(document.querySelector('style')).toBeNull();
  });

  test('an answer that is not OK: an error that names it, and a link outside of the layer', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    answer = () => Promise.resolve({ok: false, statusText: 'Not Found'});
    await loadCss(href, {marker, layer: 'docsearch'});
    expect(error).toHaveBeenCalledWith(
      'Error loading CSS with layer:',
      new Error('Failed to fetch CSS: Not Found'),
    );
    expect(beforeMarker()).toHaveAttribute('href', href);
    expect(document.querySelector('style')).toBeNull();
  });

  test('a network that fails: the same link', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    answer = () => Promise.reject(new TypeError('offline'));
    await loadCss(href, {marker, layer: 'docsearch'});
    expect(beforeMarker()?.tagName).toBe('LINK');
  });

  test('an abort while it loads: nothing, and nobody hears of it', async () => {
    const controller = new AbortController();
    answer = (signal) =>
      new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    const loaded = loadCss(href, {marker, layer: 'docsearch', signal: controller.signal});
    controller.abort();
    await loaded;
    expect(document.head.querySelectorAll('link, style')).toHaveLength(0);
  });

  test('an abort between the answer and its text: nothing either', async () => {
    const controller = new AbortController();
    answer = () =>
      Promise.resolve({
        ok: true,
        text: async () => {
          controller.abort();
          return '.a {}';
        },
      });
    await loadCss(href, {marker, layer: 'docsearch', signal: controller.signal});
    expect(document.head.querySelectorAll('link, style')).toHaveLength(0);
  });
});
