import fs from 'node:fs';
import path from 'node:path';
import {DEMO_TAGS} from '../../site/demos/readDemo';
import {locateDemo} from '../../site/demos/locateDemo';

/** A path as messages name it: below the site, with forward slashes. */
export function relative(siteDir: string, file: string): string {
  return path.relative(siteDir, file).split(path.sep).join('/');
}

/** Where a page shows a demo: `docs/react-charts/bars/index.mdx:42: <Demo name="BasicBars">: `; nothing for a file of no demo. */
export function describePlace(siteDir: string, file: string): string {
  const demo = locateDemo(siteDir, file);
  const page = demo && ['index.mdx', 'index.md'].map((name) => path.join(demo.folder, name));
  const found = page?.find((name) => fs.existsSync(name));
  if (!demo || !found) {
    return '';
  }
  const text = fs.readFileSync(found, 'utf8');
  const shown = new RegExp(`<(${DEMO_TAGS.join('|')})\\s[^<]*?\\bname="${demo.name}"`).exec(text);
  const line = shown ? text.slice(0, shown.index).split('\n').length : 1;
  const host = shown?.[1] ?? 'Demo';
  return `${relative(siteDir, found)}:${line}: <${host} name="${demo.name}">: `;
}
