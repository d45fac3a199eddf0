import path from 'node:path';
import {createSite} from './fixtures/createSite';
import {listDemos, readDemo, type SourceDemo} from './readDemo';

const PAGE = 'docs/react-charts/bars';

function read(files: Record<string, string>, name = 'Basic', page = PAGE): SourceDemo {
  const siteDir = createSite(files);
  return readDemo({
    siteDir,
    folder: path.join(siteDir, page),
    name,
    isPublicPackage: (one) => one === 'react' || one.startsWith('@mui/'),
  });
}

const namesOf = ({stylings}: SourceDemo, styling: 'system' | 'css' = 'system') =>
  stylings[styling]?.files.map(({name}) => name);

describe('readDemo', () => {
  it.each([
    [`${PAGE}/Basic.tsx`, 'react-charts/bars/Basic', undefined],
    [
      'versioned_docs/version-v7/react-charts/Basic.tsx',
      'version-v7/react-charts/Basic',
      undefined,
    ],
    [`${PAGE}/Basic.luxon.tsx`, 'react-charts/bars/Basic', 'luxon'],
  ])('reads the single file %s', (file, id, library) => {
    const demo = read({[file]: ''}, 'Basic', path.dirname(file));
    expect(demo).toMatchObject({id, imports: ['@mui/x-charts/BarChart']});
    expect(demo.library).toBe(library);
    expect(namesOf(demo)).toEqual(['Basic.tsx']);
  });

  it('reads a folder with several files, each once', () => {
    const demo = read({
      [`${PAGE}/Basic/index.tsx`]: `import {rows} from './rows';\nimport './styles.css';`,
      [`${PAGE}/Basic/rows.ts`]: `import type {Row} from './types';\nexport const rows: Row[] = [];`,
      [`${PAGE}/Basic/types.ts`]: `import './rows';\nexport type Row = 1;`,
      [`${PAGE}/Basic/styles.css`]: 'p { color: red }',
    });
    expect(namesOf(demo)).toEqual(['Basic.tsx', 'rows.ts', 'types.ts', 'styles.css']);
  });

  it('reads the file of a worker', () => {
    const demo = read({
      [`${PAGE}/Basic/index.tsx`]: `new Worker(new URL('./worker.ts', import.meta.url));`,
      [`${PAGE}/Basic/worker.ts`]: `import '@mui/x-charts/BarChart';`,
    });
    expect(namesOf(demo)).toEqual(['Basic.tsx', 'worker.ts']);
    expect(demo.imports).toEqual(['@mui/x-charts/BarChart']);
  });

  it('reads each styling, and files that the stylings share', () => {
    const demo = read({
      [`${PAGE}/Basic/system/index.tsx`]: `import {rows} from '../rows';`,
      [`${PAGE}/Basic/css/index.tsx`]: `import {rows} from '../rows';\nimport './styles.css';`,
      [`${PAGE}/Basic/css/styles.css`]: 'p { color: red }',
      [`${PAGE}/Basic/rows.ts`]: 'export const rows = [];',
    });
    expect(Object.keys(demo.stylings)).toEqual(['system', 'css']);
    expect(namesOf(demo, 'css')).toEqual(['Basic.tsx', 'rows.ts', 'styles.css']);
    // The user's project has no folders for stylings.
    expect(demo.stylings.css?.files[0]?.code).toContain(`from './rows'`);
  });

  it('rewrites imports, but no other text that looks like one', () => {
    const {stylings} = read({
      [`${PAGE}/Basic/css/index.tsx`]: `import {rows} from '../rows';
import type {Row} from "../rows";
export * from '../rows';
type Rows = typeof import('../rows').rows;
const later = () => import('../rows');
const label = '../rows'; // import '../rows'
export default () => <p title="../rows">Don't write: import '../rows' or require("../rows")</p>;`,
      [`${PAGE}/Basic/rows.ts`]: 'export const rows = [];',
    });
    expect(stylings.css?.files[0]?.code).toBe(`import {rows} from './rows';
import type {Row} from "./rows";
export * from './rows';
type Rows = typeof import('./rows').rows;
const later = () => import('./rows');
const label = '../rows'; // import '../rows'
export default () => <p title="../rows">Don't write: import '../rows' or require("../rows")</p>;`);
  });

  it('takes the text of an element for no import, and sees an import after an apostrophe', () => {
    const {imports} = read({
      [`${PAGE}/Basic.tsx`]: `export default () => (
  <p onClick={() => import('@mui/material')}>
    Don't write: import 'left-pad' {import('@mui/x-charts')}
  </p>
);`,
    });
    expect(imports).toEqual(['@mui/material', '@mui/x-charts']);
  });

  it.each([
    ['docs/react-charts', './data/ferries', 'docs/react-charts/data'],
    [PAGE, '../data/ferries', 'docs/react-charts/data'],
    [PAGE, '../../data/ferries', 'docs/data'],
  ])('a demo in %s imports %s together with its imports', (page, from, folder) => {
    const files = {
      [`${page}/Basic.tsx`]: `import {ferries} from '${from}';`,
      [`${folder}/ferries.ts`]: `import {ports} from './ports';\nexport const ferries = ports;`,
      [`${folder}/ports.ts`]: 'export const ports = [];',
    };
    const demo = read(files, 'Basic', page);
    expect(namesOf(demo)).toEqual(['Basic.tsx', 'data/ferries.ts', 'data/ports.ts']);
    expect(demo.stylings.system?.files[0]?.code).toBe(`import {ferries} from './data/ferries';`);
    expect(demo.stylings.system?.files[1]?.code).toContain(`from './ports'`);
  });

  it.each([
    ['Basic.tsx', 'Basic.luxon.tsx', undefined],
    ['Basic.moment-jalaali.tsx', 'Basic.date-fns-jalali.tsx', 'date-fns-jalali'],
  ])('with %s and %s, shows the demo of library %s', (one, other, library) => {
    expect(read({[`${PAGE}/${one}`]: '', [`${PAGE}/${other}`]: ''}).library).toBe(library);
  });

  it.each<[Record<string, string>, string]>([
    [
      {'Basic.tsx': '', 'Basic.sundial.tsx': ''},
      'Unknown date library in "Basic.sundial.tsx". Rename it to Basic.<library>.tsx, with one of dayjs, date-fns, luxon, moment, date-fns-jalali, moment-jalaali, moment-hijri.',
    ],
    [
      {'Basic/css/index.tsx': '', 'Basic.luxon.tsx': ''},
      'Basic.luxon.tsx has one styling, but the folder Basic/ has several. Use one styling.',
    ],
    [
      {'Basic.tsx': '', 'Basic/index.tsx': ''},
      'docs/react-charts/bars: Duplicate demo "Basic": Basic.tsx and the folder Basic/. Keep one.',
    ],
    [{'Basic.js': ''}, 'Basic.js must be TypeScript with JSX. Rename it to Basic.tsx.'],
    [
      {'Basic/rows.ts': 'export {};'},
      'Missing index.tsx in the folder Basic/. Add either index.tsx or one index.tsx in system/, css/, tailwind/.',
    ],
    [
      {'Basic.tsx': `import 'react';\n\nimport x from 'left-pad';`},
      'bars/Basic.tsx:3: Demos can\'t import "left-pad". Import public packages listed in package.json, the folder of the demo, or docs/<product>/data/.',
    ],
    [
      {'Basic.tsx': `const name = 'left-pad';\nimport x from 'left-pad';`},
      'bars/Basic.tsx:2: Demos can\'t import "left-pad".',
    ],
    [
      {'Basic.tsx': `import x from '@site/src/x';`},
      'bars/Basic.tsx:1: Demos can\'t import "@site/src/x". Import public packages listed in package.json,',
    ],
    [
      {'Basic.tsx': `import x from './helper';`, 'helper.ts': 'export default 1;'},
      'bars/Basic.tsx:1: Demos can\'t import "./helper". Import public packages, the folder of the demo, or docs/<product>/data/.',
    ],
    [
      {'Basic.tsx': `import x from './helper';`},
      'bars/Basic.tsx:1: Imported file "./helper" not found.',
    ],
  ])('rejects %j', (files, message) => {
    const placed = Object.entries(files).map(([name, text]) => [`${PAGE}/${name}`, text]);
    expect(() => read(Object.fromEntries(placed) as Record<string, string>)).toThrow(message);
  });
});

describe('listDemos', () => {
  it('knows demos by their names in Pascal case', () => {
    const siteDir = createSite({
      'page/index.mdx': 'x',
      'page/Zebra.tsx': '',
      'page/Apple/index.tsx': '',
      'page/helper.ts': '',
      'page/Moon.luxon.tsx': '',
      'page/Apple.moment.tsx': '',
      'page/child-page/index.mdx': 'x',
    });
    expect(listDemos(path.join(siteDir, 'page'))).toEqual(['Apple', 'Moon', 'Zebra']);
  });
});
