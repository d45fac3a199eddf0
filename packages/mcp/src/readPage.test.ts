import {DOCS} from './fixtures/docs';
import {findPage, readSection} from './readPage';

const GUIDE = '/x/react-charts/meters/';

test.each([
  GUIDE,
  '/x/react-charts/meters',
  'x/react-charts/meters',
  'react-charts/meters/',
  '/x/react-charts/meters.md',
  'https://docs.example/x/react-charts/meters/',
  'docs.example/x/react-charts/meters',
  'http://localhost:3000/x/react-charts/meters.md',
  `${GUIDE}?a=1`,
])('%s is the page', (asked) => {
  expect(findPage(DOCS, asked).page?.path).toBe(GUIDE);
});

test.each([
  ['https://elsewhere.example/x/react-charts/meters/', 'elsewhere.example'],
  ['//elsewhere.example/x/react-charts/meters/', 'elsewhere.example'],
  ['elsewhere.example/x/react-charts/meters/', 'elsewhere.example'],
  ['file:///etc/passwd', 'file:'],
])('%s is on another host', (asked, otherHost) => {
  expect(findPage(DOCS, asked)).toEqual({otherHost});
});

test.each(['/x/nowhere/', '../../etc/passwd', '/', '%'])('%s is no page', (asked) => {
  expect(findPage(DOCS, asked).page).toBeUndefined();
});

describe('a section', () => {
  const read = async (path: string, id: string) => {
    const page = DOCS.pages.find((candidate) => candidate.path === path)!;
    return readSection(DOCS, page, await DOCS.readMarkdown(page), id);
  };
  const api = '/x/api/meters/meter/';

  test.each([
    [GUIDE, 'colors', /^## Colors[^]*## No heading[^]*Red\./],
    [api, 'meter-prop-label', /^- `label`: `string`\n  What it says\.\n  Demos: one$/],
    [GUIDE, 'grid-event-rowClick', /Fired on a click\./],
    [
      GUIDE,
      'BasicMeter',
      /^\*\*Demo: Basic meter\*\*\n\n```tsx title="BasicMeter\.tsx"\nlet a;\n\nlet b;\n```$/,
    ],
  ])('of %s at #%s is a heading, a row, or a demo with its content', async (page, id, text) => {
    expect(findPage(DOCS, `${page}#${id}`)).toMatchObject({section: id});
    expect(await read(page, id)).toMatch(text);
  });

  test('of an unknown ID is missing', async () => {
    expect(await read(GUIDE, 'nothing')).toBeUndefined();
  });
});
