import fs from 'node:fs';
import path from 'node:path';
import {CACHE, ROOT} from './paths';

/** How many pages the whole tree has, the API reference included. */
export const WHOLE_TREE = 400;

const COPIED = [
  'docs',
  'src',
  'static',
  'plugins',
  'i18n',
  'docusaurus.config.ts',
  'sidebars.ts',
  'tsconfig.json',
  'package.json',
];

const AREAS = ['Data Grid', 'Date and Time Pickers', 'Charts', 'Tree View'];
const SUBJECTS = [
  'Column dimensions',
  'Row grouping',
  'Server-side lazy loading',
  'Keyboard navigation',
  'Custom tooltip content',
  'Selection and expansion',
  'Time zone handling',
  'Accessible labels',
];

function writtenPages(folder: string): number {
  return fs
    .readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !file.includes('node_modules')).length;
}

/**
 * Makes a copy of the site in `.cache/` and fills its tree up with plain pages, so that what grows with the number of pages
 * (routes, chunks, the sidebar) weighs what it will weigh. Returns the folder of the copy.
 */
export function makeScaleSite(): string {
  const site = path.join(CACHE, 'scale-site');
  fs.rmSync(site, {recursive: true, force: true});
  for (const name of COPIED.filter((each) => fs.existsSync(path.join(ROOT, each)))) {
    fs.cpSync(path.join(ROOT, name), path.join(site, name), {recursive: true});
  }
  const missing = Math.max(0, WHOLE_TREE - writtenPages(path.join(site, 'docs')));
  const pages = Array.from({length: missing}, (_, index) => ({
    id: `scale/area-${index % AREAS.length}/page-${index}/index`,
    area: index % AREAS.length,
    title: `${SUBJECTS[index % SUBJECTS.length]} ${index}`,
  }));
  for (const {id, area, title} of pages) {
    const file = path.join(site, 'docs', `${id}.mdx`);
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(
      file,
      `---
title: ${AREAS[area]} - ${title}
description: Learn how ${title.toLowerCase()} works in the ${AREAS[area]}, what it does by default, and how to change it step by step.
---

# ${title}

How ${title.toLowerCase()} works.

## By default

It is on.

## Change it

\`\`\`tsx
<Component feature={false} />
\`\`\`
`,
    );
  }
  fs.renameSync(path.join(site, 'sidebars.ts'), path.join(site, 'sidebars.written.ts'));
  const categories = AREAS.map((label, area) => ({
    type: 'category',
    label: `${label} at scale`,
    items: pages
      .filter((page) => page.area === area)
      .map(({id, title}) => ({type: 'doc', id, label: title})),
  })).filter(({items}) => items.length > 0);
  fs.writeFileSync(
    path.join(site, 'sidebars.ts'),
    `import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import written from './sidebars.written';

const [[name, tree]] = Object.entries(written) as [[string, unknown[]]];

const sidebars = {...written, [name]: [...tree, ...${JSON.stringify(categories)}]} as SidebarsConfig;

export default sidebars;
`,
  );
  return site;
}
