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

describe('readDemo', () => {
  it('reads a single file', () => {
    const demo = read({[`${PAGE}/Basic.tsx`]: ''});
    expect(demo.id).toBe('react-charts/bars/Basic');
    expect(demo.imports).toEqual(['@mui/x-charts/BarChart']);
    expect(demo.stylings.system?.files.map(({name}) => name)).toEqual(['Basic.tsx']);
  });

  it('tells the demos of an older version apart', () => {
    const page = 'versioned_docs/version-v7/react-charts/bars';
    expect(read({[`${page}/Basic.tsx`]: ''}, 'Basic', page).id).toBe(
      'version-v7/react-charts/bars/Basic',
    );
  });

  it('reads a folder with several files, each once', () => {
    const {stylings} = read({
      [`${PAGE}/Basic/index.tsx`]: `import {rows} from './rows';\nimport './styles.css';`,
      [`${PAGE}/Basic/rows.ts`]: `import type {Row} from './types';\nexport const rows: Row[] = [];`,
      [`${PAGE}/Basic/types.ts`]: `import './rows';\nexport type Row = 1;`,
      [`${PAGE}/Basic/styles.css`]: 'p { color: red }',
    });
    expect(stylings.system?.files.map(({name}) => name)).toEqual([
      'Basic.tsx',
      'rows.ts',
      'types.ts',
      'styles.css',
    ]);
  });

  it("reads the shared data of a demo on its product's first page", () => {
    const {stylings} = read(
      {
        'docs/react-charts/Basic.tsx': `import {ferries} from './data/ferries';`,
        'docs/react-charts/data/ferries.ts': 'export const ferries = [];',
      },
      'Basic',
      'docs/react-charts',
    );
    expect(stylings.system?.files.map(({name}) => name)).toEqual(['Basic.tsx', 'data/ferries.ts']);
  });

  it('reads each styling, and files that the stylings share', () => {
    const {stylings} = read({
      [`${PAGE}/Basic/system/index.tsx`]: `import {rows} from '../rows';`,
      [`${PAGE}/Basic/css/index.tsx`]: `import {rows} from '../rows';\nimport './styles.css';`,
      [`${PAGE}/Basic/css/styles.css`]: 'p { color: red }',
      [`${PAGE}/Basic/rows.ts`]: 'export const rows = [];',
    });
    expect(Object.keys(stylings)).toEqual(['system', 'css']);
    expect(stylings.css?.files.map(({name}) => name)).toEqual([
      'Basic.tsx',
      'rows.ts',
      'styles.css',
    ]);
    // The reader's project has no folders for stylings.
    expect(stylings.css?.files[0]?.code).toContain(`from './rows'`);
  });

  it('writes imports anew, and no other text that reads like one', () => {
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
    expect(stylings.css?.files.map(({name}) => name)).toEqual(['Basic.tsx', 'rows.ts']);
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

  it("takes files of the product's shared data set along", () => {
    const {stylings} = read({
      [`${PAGE}/Basic.tsx`]: `import {ferries} from '../data/ferries';`,
      'docs/react-charts/data/ferries.ts': `import {ports} from './ports';\nexport const ferries = ports;`,
      'docs/react-charts/data/ports.ts': 'export const ports = [];',
    });
    expect(stylings.system?.files.map(({name}) => name)).toEqual([
      'Basic.tsx',
      'data/ferries.ts',
      'data/ports.ts',
    ]);
    expect(stylings.system?.files[0]?.code).toBe(`import {ferries} from './data/ferries';`);
    expect(stylings.system?.files[1]?.code).toContain(`from './ports'`);
  });

  it('reads a demo that exists for one date library', () => {
    const demo = read({[`${PAGE}/Basic.luxon.tsx`]: ''});
    expect(demo.library).toBe('luxon');
    expect(demo.id).toBe('react-charts/bars/Basic');
    expect(demo.stylings.system?.files.map(({name}) => name)).toEqual(['Basic.tsx']);
  });

  it('shows the demo of no library first, then that of the first one', () => {
    expect(read({[`${PAGE}/Basic.tsx`]: '', [`${PAGE}/Basic.luxon.tsx`]: ''}).library).toBe(
      undefined,
    );
    expect(
      read({[`${PAGE}/Basic.moment-jalaali.tsx`]: '', [`${PAGE}/Basic.date-fns-jalali.tsx`]: ''})
        .library,
    ).toBe('date-fns-jalali');
  });

  it.each<[string, Record<string, string>, string]>([
    [
      'a demo for a date library that there is not',
      {[`${PAGE}/Basic.tsx`]: '', [`${PAGE}/Basic.sundial.tsx`]: ''},
      'Basic.sundial.tsx is for no date library: name it Basic.<library>.tsx, with one of dayjs, date-fns, luxon, moment, date-fns-jalali, moment-jalaali, moment-hijri',
    ],
    [
      'a demo for one date library beside several stylings',
      {[`${PAGE}/Basic/css/index.tsx`]: '', [`${PAGE}/Basic.luxon.tsx`]: ''},
      'Basic.luxon.tsx has one styling, and the folder Basic/ several: write the demo in one',
    ],
    [
      'a demo that is missing, with the names that exist',
      {[`${PAGE}/Other.tsx`]: '', [`${PAGE}/More/index.tsx`]: ''},
      'there is no demo "Basic" beside the page; there are: More, Other',
    ],
    [
      'a demo that is there as file and as folder',
      {[`${PAGE}/Basic.tsx`]: '', [`${PAGE}/Basic/index.tsx`]: ''},
      'the demo "Basic" exists twice, as Basic.tsx and as the folder Basic/: keep one',
    ],
    [
      'a demo without types',
      {[`${PAGE}/Basic.js`]: ''},
      'Basic.js must be TypeScript with JSX: rename it to Basic.tsx',
    ],
    [
      'a folder without an entry',
      {[`${PAGE}/Basic/rows.ts`]: 'export {};'},
      'the folder Basic/ must hold either index.tsx or one index.tsx in system/, css/, tailwind/',
    ],
    [
      'a package that readers do not have',
      {[`${PAGE}/Basic.tsx`]: `import 'react';\n\nimport x from 'left-pad';`},
      'docs/react-charts/bars/Basic.tsx:3: the import of "left-pad" is not allowed: a demo imports public packages listed in package.json, its own folder and docs/<product>/data/',
    ],
    [
      'a package at the line of its import, whatever comes before it says',
      {[`${PAGE}/Basic.tsx`]: `const name = 'left-pad';\nimport x from 'left-pad';`},
      'docs/react-charts/bars/Basic.tsx:2: the import of "left-pad" is not allowed',
    ],
    [
      'a file of the site',
      {[`${PAGE}/Basic.tsx`]: `import x from '@site/src/x';`},
      'docs/react-charts/bars/Basic.tsx:1: the import of "@site/src/x" is not allowed: a demo imports public packages listed in package.json, its own folder and docs/<product>/data/',
    ],
    [
      'a file beside the page',
      {
        [`${PAGE}/Basic.tsx`]: `import x from './helper';`,
        [`${PAGE}/helper.ts`]: 'export default 1;',
      },
      'docs/react-charts/bars/Basic.tsx:1: the import of "./helper" is not allowed: a demo imports public packages, its own folder and docs/<product>/data/',
    ],
    [
      'a file that is not there',
      {[`${PAGE}/Basic.tsx`]: `import x from './helper';`},
      'docs/react-charts/bars/Basic.tsx:1: the import of "./helper" finds no file',
    ],
  ])('refuses %s', (_, files, message) => {
    expect(() => read(files)).toThrow(message);
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
