import fs from 'node:fs';
import path from 'node:path';
import {DEMO_STYLINGS} from '../../../site/stylings/shared';

/** A file to write: its path below the site's folder, and its text. */
export interface NewFile {
  path: string;
  text: string;
}

const NAME = /^[A-Z][A-Za-z0-9]*$/;
const FOLDER = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** A component of the product to start from; anything else starts from a button. */
const STARTS: [product: string, imports: string, markup: string][] = [
  [
    'react-charts',
    `import {BarChart} from '@mui/x-charts/BarChart';`,
    `<BarChart xAxis={[{data: ['A', 'B']}]} series={[{data: [4, 7]}]} height={300} />`,
  ],
  [
    'react-data-grid',
    `import {DataGrid} from '@mui/x-data-grid';`,
    `<DataGrid rows={[{id: 1, name: 'Row'}]} columns={[{field: 'name', width: 160}]} />`,
  ],
  [
    'react-tree-view',
    `import {RichTreeView} from '@mui/x-tree-view/RichTreeView';`,
    `<RichTreeView items={[{id: '1', label: 'Item'}]} />`,
  ],
];

function createDemo(name: string, page: string, extra = ''): string {
  const [, imports, markup] = STARTS.find(([product]) => page.startsWith(product)) ?? [
    '',
    `import Button from '@mui/material/Button';`,
    `<Button variant="contained">Press</Button>`,
  ];
  return `${imports}
${extra}
export default function ${name}() {
  return (
    // #region preview
    ${markup}
    // #endregion
  );
}
`;
}

function requireName(page: string | undefined, name: string | undefined, usage: string): void {
  if (!page || !FOLDER.test(page) || !name) {
    throw new Error(`Write: ${usage}`);
  }
}

/** The files of a new demo beside an existing page, and the line to put into that page. */
export function createDemoFiles(
  siteDir: string,
  [page, name, ...flags]: readonly string[],
): {files: NewFile[]; next: string} {
  const usage = 'npm run new:demo -- react-charts/bars StackedBars [stylings]';
  requireName(page, name, usage);
  if (!NAME.test(name!)) {
    throw new Error(`A demo is named in Pascal case, like StackedBars: ${usage}`);
  }
  const folder = `docs/${page}`;
  if (!fs.existsSync(path.join(siteDir, folder, 'index.mdx'))) {
    throw new Error(`There is no page ${folder}/index.mdx: write it first with npm run new:page`);
  }
  if ([name!, `${name}.tsx`].some((file) => fs.existsSync(path.join(siteDir, folder, file)))) {
    throw new Error(`${folder} has a demo ${name} already`);
  }
  const files = flags.includes('stylings')
    ? DEMO_STYLINGS.flatMap((styling): NewFile[] => {
        const home = `${folder}/${name}/${styling}`;
        return styling === 'css'
          ? [
              {
                path: `${home}/index.tsx`,
                text: createDemo(name!, page!, `import './styles.css';\n`),
              },
              {path: `${home}/styles.css`, text: '.root {\n  color: inherit;\n}\n'},
            ]
          : [{path: `${home}/index.tsx`, text: createDemo(name!, page!)}];
      })
    : [{path: `${folder}/${name}.tsx`, text: createDemo(name!, page!)}];
  return {files, next: `Show it in ${folder}/index.mdx: <Demo name="${name}" />`};
}

/** The file of a new page, and the line to put into the sidebar. */
export function createPageFiles(
  siteDir: string,
  [page, title]: readonly string[],
): {files: NewFile[]; next: string} {
  requireName(page, title, 'npm run new:page -- react-charts/bars "Bars overview"');
  const file = `docs/${page}/index.mdx`;
  if (fs.existsSync(path.join(siteDir, file))) {
    throw new Error(`${file} is there already`);
  }
  if (title!.length > 70) {
    throw new Error(`A title has at most 70 characters, this one ${title!.length}`);
  }
  const text = `---
title: ${title}
description: One sentence of at most 160 characters that says what this page is for.
components: []
---

# ${title}

What it is for, in one or two sentences.

## The first task

How to start.
`;
  return {
    files: [{path: file, text}],
    next: `Give it its place in sidebars.ts: page('${page}', '${title!.replaceAll("'", "\\'")}')`,
  };
}
