/** @jest-environment jsdom */
import {compileSSGTemplate} from '@docusaurus/core/lib/ssg/ssgTemplate';
import {createPageTemplate, START_SCRIPT} from './pageTemplate';

const DATA = {
  baseUrl: '/zh/',
  htmlAttributes: 'lang="zh"',
  bodyAttributes: 'class="page"',
  headTags: '<meta name="head">',
  preBodyTags: '<i>before</i>',
  postBodyTags: '<i>after</i>',
  metaAttributes: ['<title>Title</title>'],
  appHtml: '<h1>Text</h1>',
  stylesheets: ['assets/styles.css'],
  scripts: ['assets/js/runtime.js', 'assets/js/main.js'],
  noIndex: false,
  version: '3',
};

/** Creates the document in the state in which the browser runs the script at its end. */
async function open({hidden = false} = {}) {
  const render = await compileSSGTemplate(createPageTemplate());
  const html = render(DATA);
  document.documentElement.innerHTML = new DOMParser().parseFromString(
    html,
    'text/html',
  ).documentElement.innerHTML;
  const script = document.querySelector<HTMLScriptElement>('script[data-scripts]')!;
  expect(script.textContent).toBe(START_SCRIPT);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  (0, eval)(START_SCRIPT);
}

const scripts = () =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({src, async}) => [
    new URL(src).pathname,
    async,
  ]);

const BOTH = [
  ['/zh/assets/js/main.js', false],
  ['/zh/assets/js/runtime.js', false],
];

beforeEach(() => void jest.useFakeTimers());

afterEach(() => void jest.useRealTimers());

test('scripts are requested once, in order, after the first frame', async () => {
  await open();
  expect(scripts()).toEqual([]);
  // The callback of the animation frame runs before painting.
  jest.advanceTimersToNextTimer();
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(BOTH);
  jest.advanceTimersByTime(5000);
  expect(scripts()).toEqual(BOTH);
});

test('a browser that paints nothing gets them after three seconds', async () => {
  jest.spyOn(window, 'requestAnimationFrame').mockReturnValue(1);
  await open();
  jest.advanceTimersByTime(2999);
  expect(scripts()).toEqual([]);
  jest.advanceTimersByTime(1);
  expect(scripts()).toEqual(BOTH);
});

test('a tab in the background gets them at once', async () => {
  await open({hidden: true});
  expect(scripts()).toEqual(BOTH);
});

test('a template that is not the expected one stops the build', () => {
  expect(() => createPageTemplate('<html></html>')).toThrow(/page template has changed/);
});

test('the script can stand in HTML as it is', () => {
  expect(START_SCRIPT).not.toMatch(/<|\n/);
});
