import {DOCS} from './fixtureDocs';
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

test('what follows # is the place on it', () => {
  expect(findPage(DOCS, `${GUIDE}#sizes`)).toMatchObject({section: 'sizes'});
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
    return readSection(DOCS, page, await DOCS.readMirror(page), id);
  };
  const api = '/x/api/meters/meter/';

  test('is a heading with what is below it', async () => {
    const text = await read(GUIDE, 'sizes');
    expect(text).toMatch(/^## Sizes[^]*### Tiny\n\nSmall\.$/);
    expect(await read(GUIDE, 'colors')).toMatch(/^## Colors[^]*## No heading[^]*Red\./);
  });

  test('is a row with its own lines', async () => {
    expect(await read(api, 'meter-prop-label')).toBe(
      '- `label`: `string`\n  What it says.\n  Demos: one',
    );
    expect(await read(api, 'meter-slot-label')).toBe('- `label`: `Label`');
    expect(await read(GUIDE, 'grid-event-rowClick')).toContain('Fired on a click.');
  });

  test('is a demo with its files', async () => {
    const text = await read(GUIDE, 'BasicMeter');
    expect(text).toBe(
      '**Demo: Basic meter**\n\n```tsx title="BasicMeter.tsx"\nlet a;\n\nlet b;\n```',
    );
  });

  test('is nothing else', async () => {
    expect(await read(GUIDE, 'nothing')).toBeUndefined();
  });
});
