import fs from 'node:fs';
import path from 'node:path';
import {readMdx} from '../mdx/readMdx';
import {DEMO_STYLINGS} from '../stylings/shared';
import {findSection, readPage, type Changes} from './changes';
import {checkArea, FOLDER} from './createPage';
import {DEMO_NAMES} from './placeholders';

const USAGE = 'npm run new:demo -- react-charts/bars StackedBars [stylings] [#section]';

const NAME = /^[A-Z][A-Za-z0-9]*$/;

/**
 * The template of a demo: a component of the product, its accessible name, and its height in px.
 */
interface Start {
  imports: string;
  markup: string;
  height: number;
}

const STARTS: Readonly<Record<string, Start>> = {
  'react-charts': {
    imports: `import {BarChart} from '@mui/x-charts/BarChart';`,
    markup: `<BarChart
      title="${DEMO_NAMES.chart}"
      height={300}
      xAxis={[{data: ['A', 'B']}]}
      series={[{data: [4, 7]}]}
    />`,
    height: 300,
  },
  'react-data-grid': {
    imports: `import {DataGrid} from '@mui/x-data-grid';`,
    markup: `<div style={{height: 300, width: '100%'}}>
      <DataGrid
        aria-label="${DEMO_NAMES.grid}"
        rows={[{id: 1, name: 'Row'}]}
        columns={[{field: 'name', width: 160}]}
      />
    </div>`,
    height: 300,
  },
  'react-date-pickers': {
    imports: `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';`,
    markup: `<LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="${DEMO_NAMES.field}" />
    </LocalizationProvider>`,
    height: 64,
  },
  'react-tree-view': {
    imports: `import {RichTreeView} from '@mui/x-tree-view/RichTreeView';`,
    markup: `<RichTreeView aria-label="${DEMO_NAMES.tree}" items={[{id: '1', label: 'Item'}]} />`,
    height: 60,
  },
};

const OTHER: Start = {
  imports: `import Button from '@mui/material/Button';`,
  markup: `<Button variant="contained">Press</Button>`,
  height: 60,
};

const createCode = (name: string, {imports, markup}: Start, extra = ''): string => `${imports}
${extra}
export default function ${name}() {
  return (
    // #region preview
    ${markup}
    // #endregion
  );
}
`;

/** Inserts the demo at the end of a section, or at the end of the page if `id` is undefined. */
function insertDemo(file: string, source: string, line: string, id: string | undefined): string {
  const page = readMdx(source);
  const lines = page.body.trimEnd().split('\n');
  let end = lines.length;
  if (id !== undefined) {
    const at = findSection(file, page.headings, id);
    end = (page.headings[at + 1]?.line ?? lines.length + 1) - 1;
  }
  const before = lines.slice(0, end).join('\n').trimEnd();
  const after = lines.slice(end).join('\n');
  const head = source.slice(0, source.length - page.body.length);
  return `${head}${[before, line, after].filter((part) => part !== '').join('\n\n')}\n`;
}

/** Creates a demo next to a page, and adds it to the page with its height. */
export function createDemo(siteDir: string, args: readonly string[]): Changes {
  const [page, name, ...rest] = args;
  const section = rest.find((one) => one.startsWith('#'));
  const other = rest.find((one) => one !== section && one !== 'stylings');
  if (!page || !FOLDER.test(page) || !name || other !== undefined) {
    throw new Error(`Invalid arguments. Usage: ${USAGE}`);
  }
  if (!NAME.test(name)) {
    throw new Error(`The name of a demo must be in Pascal case, like StackedBars. Usage: ${USAGE}`);
  }
  checkArea(siteDir, page);
  const folder = `docs/${page}`;
  const file = `${folder}/index.mdx`;
  const source = readPage(siteDir, file, 'Create it with npm run new:page.');
  if ([name, `${name}.tsx`].some((one) => fs.existsSync(path.join(siteDir, folder, one)))) {
    throw new Error(`${folder}/${name} already exists. Choose another name.`);
  }
  const start = STARTS[page.split('/')[0]!] ?? OTHER;
  const texts = new Map<string, string>();
  if (rest.includes('stylings')) {
    for (const styling of DEMO_STYLINGS) {
      const home = `${folder}/${name}/${styling}`;
      const isCss = styling === 'css';
      texts.set(
        `${home}/index.tsx`,
        createCode(name, start, isCss ? `import './styles.css';\n` : ''),
      );
      if (isCss) {
        texts.set(`${home}/styles.css`, '.root {\n  color: inherit;\n}\n');
      }
    }
  } else {
    texts.set(`${folder}/${name}.tsx`, createCode(name, start));
  }
  const line = `<Demo name="${name}" height={${start.height}} />`;
  texts.set(file, insertDemo(file, source, line, section?.slice(1)));
  return {
    texts,
    moves: [],
    notes: [`${file}: ${line} is in; npm run check:pages -- ${page} says when its height changes.`],
  };
}
