import path from 'node:path';
import {createSite} from '../../site/demos/fixtures/createSite';
import {readDemo} from '../../site/demos/readDemo';
import type {DemoLibrary} from '../../site/demos/shared';
import {listLibraries, offersLibraries, readVariant, convertModule} from './readVariants';

const PAGE = 'docs/react-date-pickers/ferries';
const PICKER = `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {crossings} from '../data/crossings';

export default function Ferry() {
  return <p>{crossings[0].format('D')}</p>;
}
`;
const ONLY = `// Only for Day.js: its plugins.\n${PICKER}`;
const DATA = `import dayjs from 'dayjs';

export const crossings = [dayjs('2025-06-14')];
`;
const ALL = ['dayjs', 'date-fns', 'luxon', 'moment'];

function site(files: Record<string, string>) {
  const siteDir = createSite({'docs/react-date-pickers/data/crossings.ts': DATA, ...files});
  const folder = path.join(siteDir, PAGE);
  return {siteDir, folder, demo: readDemo({siteDir, folder, name: 'Ferry'})};
}
const list = (files: Record<string, string>, isOffered = true): DemoLibrary[] => {
  const {demo, folder} = site(files);
  return listLibraries(demo, folder, isOffered);
};

describe('a demo comes in', () => {
  it.each<[string, Record<string, string>, string[]]>([
    ['every library with the adapter of Day.js', {'Ferry.tsx': PICKER}, ALL],
    ['no library without an adapter', {'Ferry.tsx': `import dayjs from 'dayjs';\n`}, []],
    ['only Day.js with a comment', {'Ferry.tsx': ONLY}, ['dayjs']],
    ['Day.js and a file', {'Ferry.tsx': ONLY, 'Ferry.luxon.tsx': ''}, ['dayjs', 'luxon']],
    ['every library, one with its own file', {'Ferry.tsx': PICKER, 'Ferry.luxon.tsx': ''}, ALL],
    [
      'those that it has files for, where there is no other',
      {'Ferry.moment-hijri.tsx': '', 'Ferry.moment-jalaali.tsx': ''},
      ['moment-jalaali', 'moment-hijri'],
    ],
  ])('%s', (_, files, expected) => {
    const placed = Object.entries(files).map(([name, text]) => [`${PAGE}/${name}`, text]);
    expect(list(Object.fromEntries(placed) as Record<string, string>)).toEqual(expected);
  });

  it('no other library in a version whose adapters have other names', () => {
    expect(list({[`${PAGE}/Ferry.tsx`]: PICKER}, false)).toEqual([]);
  });
});

test.each([
  ['8.12.0', true],
  ['7.29.4', false],
])('pickers %s offer libraries: %s', (version, isOffered) => {
  const siteDir = createSite({
    'package.json': JSON.stringify({dependencies: {'@mui/x-date-pickers': version}}),
  });
  expect(offersLibraries(path.join(siteDir, 'package.json'))).toBe(isOffered);
});

test('every file of a demo is turned, and what it imports is known', () => {
  const {demo, ...options} = site({[`${PAGE}/Ferry.tsx`]: PICKER});
  const {stylings, imports, library} = readVariant(demo, 'date-fns', options);
  expect(library).toBe('date-fns');
  expect(imports).toEqual(['@mui/x-date-pickers/AdapterDateFns', 'date-fns']);
  expect(stylings.system?.files.map(({name}) => name)).toEqual(['Ferry.tsx', 'data/crossings.ts']);
  expect(stylings.system?.files[1]?.code).toContain(`[parseISO('2025-06-14')]`);
});

test('a separate file takes precedence over the converted one', () => {
  const {demo, ...options} = site({
    [`${PAGE}/Ferry.tsx`]: PICKER,
    [`${PAGE}/Ferry.luxon.tsx`]: `export default function Ferry() {}\n`,
  });
  expect(readVariant(demo, 'luxon', options).stylings.system?.files[0]?.code).toBe(
    `export default function Ferry() {}\n`,
  );
});

test('what runs imports the other files of the demo in the same library', () => {
  const {folder} = site({[`${PAGE}/Ferry.tsx`]: PICKER});
  const code = convertModule(path.join(folder, 'Ferry.tsx'), `${PAGE}/Ferry.tsx`, 'luxon');
  expect(code).toContain(`from '@mui/x-date-pickers/AdapterLuxon';`);
  expect(code).toContain(`from '../data/crossings?demo-library=luxon';`);
});
