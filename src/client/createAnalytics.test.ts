import {createAnalytics, type UserProperty} from './createAnalytics';

/** The globals of the analytics script. */
const host = window as unknown as {
  dataLayer?: unknown[];
  gtag?: (...args: unknown[]) => void;
  'ga-disable-G-TEST'?: boolean;
};

let allowed: boolean;
let tellConsent: () => void;

const queue = () => (host.dataLayer ?? []).map((entry) => [...(entry as IArguments)]);
const events = () => queue().filter(([command]) => command === 'event');
const scripts = () => [...document.querySelectorAll('script')];
const consent = (value: boolean) => {
  allowed = value;
  tellConsent();
};

const create = (properties: UserProperty[] = [], onStart?: () => void) =>
  createAnalytics({
    id: 'G-TEST',
    script: 'https://count.example/gtag/js',
    languages: ['en', 'zh'],
    properties,
    isAllowed: () => allowed,
    subscribeToConsent: (onChange) => (tellConsent = onChange),
    onStart,
  });

beforeEach(() => {
  jest.useFakeTimers();
  allowed = true;
  delete host.dataLayer;
  delete host.gtag;
  document.head.innerHTML =
    '<title>Bars - Charts</title><meta name="mui:productId" content="x-charts"><meta name="mui:productCategoryId" content="x">';
  window.history.replaceState(null, '', '/zh/x/react-charts/bars/?q=1#part');
});

afterEach(() => jest.useRealTimers());

test('with consent: the script, the queue in its order, and a property again when it changes', () => {
  let variant = 'TS';
  let change = () => {};
  const analytics = create([
    {
      name: 'codeVariant',
      get: () => variant,
      subscribe: (onChange) => ((change = onChange), () => {}),
    },
    {name: 'userLanguage', get: () => 'zh'},
  ]);
  analytics.viewPage();
  jest.runAllTimers();
  analytics.send({name: 'demo', action: 'expand', label: 'Bars.tsx'});
  variant = 'JS';
  change();
  expect(scripts().map(({src, async}) => [src, async])).toEqual([
    ['https://count.example/gtag/js?id=G-TEST', true],
  ]);
  const denied = {ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied'};
  const page = {
    page_title: 'Bars - Charts',
    page_location: '/x/react-charts/bars/',
    productId: 'x-charts',
    productCategoryId: 'x',
  };
  expect(queue()).toEqual([
    ['js', expect.any(Date)],
    ['consent', 'default', {analytics_storage: 'granted', ...denied}],
    ['config', 'G-TEST', expect.objectContaining({send_page_view: false})],
    ['set', 'user_properties', {codeVariant: 'TS'}],
    ['set', 'user_properties', {userLanguage: 'zh'}],
    ['event', 'page_view', page],
    ['event', 'demo', {eventAction: 'expand', eventLabel: 'Bars.tsx'}],
    ['set', 'user_properties', {codeVariant: 'JS'}],
  ]);
});

test('a page is reported once, with the title that is set in the next frame', () => {
  const analytics = create();
  analytics.viewPage();
  expect(events()).toEqual([]);
  requestAnimationFrame(() => (document.title = 'Lines - Charts'));
  // The user has already navigated to another page.
  window.history.replaceState(null, '', '/x/react-charts/lines/');
  analytics.viewPage();
  jest.runAllTimers();
  const page = {page_title: 'Lines - Charts', page_location: '/x/react-charts/lines/'};
  expect(events()).toEqual([['event', 'page_view', expect.objectContaining(page)]]);
});

test('a page in a background tab, which has no frames, is reported too', () => {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const frames = jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
  create().viewPage();
  jest.runAllTimers();
  expect(events().map(([, name]) => name)).toEqual(['page_view']);
  expect(frames).not.toHaveBeenCalled();
});

test('before consent, nothing is loaded, queued, or stored; afterward, the current page is reported', () => {
  allowed = false;
  const begun = jest.fn();
  const analytics = create([], begun);
  analytics.viewPage();
  analytics.send({name: 'demo', action: 'early', label: null});
  jest.runAllTimers();
  expect(scripts()).toEqual([]);
  expect([host.dataLayer, host.gtag]).toEqual([undefined, undefined]);
  expect(begun).not.toHaveBeenCalled();
  consent(true);
  jest.runAllTimers();
  expect(begun).toHaveBeenCalledTimes(1);
  expect(events().map(([, name]) => name)).toEqual(['page_view']);
});

test('withdrawing consent stops reports immediately and deletes cookies, and consent can be given again', () => {
  const analytics = create();
  analytics.viewPage();
  jest.runAllTimers();
  document.cookie = '_ga=1;path=/';
  document.cookie = '_ga_TEST=2;path=/';
  document.cookie = '_gauge=mine;path=/';
  consent(false);
  expect(host['ga-disable-G-TEST']).toBe(true);
  expect(queue().at(-1)).toEqual(['consent', 'update', {analytics_storage: 'denied'}]);
  expect(document.cookie).toBe('_gauge=mine');
  const before = queue().length;
  analytics.send({name: 'demo', action: 'expand', label: null});
  analytics.viewPage();
  jest.runAllTimers();
  expect(queue()).toHaveLength(before);

  consent(true);
  jest.runAllTimers();
  expect(host['ga-disable-G-TEST']).toBe(false);
  const commands = queue().map(([command, what]) => `${String(command)} ${String(what)}`);
  expect(commands.slice(before)).toEqual(['consent update', 'event page_view']);
  expect(scripts()).toHaveLength(1);
});

test('a blocked script discards the queue and throws nothing', () => {
  const analytics = create();
  analytics.viewPage();
  jest.runAllTimers();
  scripts()[0]!.dispatchEvent(new Event('error'));
  analytics.send({name: 'demo', action: 'expand', label: null});
  consent(true);
  expect(queue()).toEqual([]);
});

test('the script’s own function replaces the queue, and an error in it is ignored', () => {
  const analytics = create();
  const taken: unknown[][] = [];
  host.gtag = (...args) => {
    taken.push(args);
    throw new Error('broken');
  };
  analytics.sendFields('CLS', {value: 0.1});
  expect(taken).toEqual([['event', 'CLS', {value: 0.1}]]);
});
