import path from 'node:path';
import {listFolders} from '../files/files';
import {SOURCE_LANGUAGE, TRANSLATED_LANGUAGES} from '../languages/shared';
import {FRONT_MATTER} from '../mdx/frontMatter';
import {findClosestName} from '../suggestions/findClosestName';
import {findProduct} from '../products/shared';
import {readText, type Changes} from './changes';
import {addItem, SIDEBARS} from './editSidebar';
import {addTitle} from './editTitles';
import {PAGE_TEXT} from './placeholders';

const USAGE = `npm run new:page -- react-charts/bars/gap "Bar gaps" ${TRANSLATED_LANGUAGES.map((code) => `${code}="…"`).join(' ')}`;

/** Matches a page's folder below docs. */
export const FOLDER = /^[a-z0-9-]+(\/[a-z0-9-]+)*$/;

/** Lists the direct subfolders of docs that contain pages. */
const listAreas = (siteDir: string): string[] =>
  listFolders(path.join(siteDir, 'docs')).filter((name) => name !== 'api');

/**
 * Rejects a page outside the existing folders, which is usually a product without its `react-`
 * prefix.
 */
export function checkArea(siteDir: string, page: string): void {
  const areas = listAreas(siteDir);
  const [area = '', ...rest] = page.split('/');
  if (areas.includes(area)) {
    return;
  }
  const product = findProduct(area);
  const meant = product ? `react-${product.name}` : findClosestName(area, areas);
  const fix = meant ? `Use ${[meant, ...rest].join('/')}` : `Use one of ${areas.join(', ')}`;
  throw new Error(`Folder not found: docs/${area}. ${fix}.`);
}

/**
 * Reads the page's title in each language, such as `zh=饼图`. The English title is the placeholder
 * until a translation exists.
 */
function readTitles(title: string, titleArgs: readonly string[]): Map<string, string> {
  const titles = new Map(TRANSLATED_LANGUAGES.map((code) => [code, title]));
  for (const argument of titleArgs) {
    const [, code = '', text = ''] = /^([\w-]+)=(.+)$/.exec(argument) ?? [];
    if (!titles.has(code)) {
      throw new Error(`Invalid title argument "${argument}". Usage: ${USAGE}`);
    }
    titles.set(code, text);
  }
  return titles;
}

/** Formats a string as YAML, with quotes if required. */
const toYaml = (text: string): string =>
  /^[\w(][^:#]*$/.test(text) && !/^(?:true|false|null|yes|no|[\d.]+)$/i.test(text)
    ? text
    : JSON.stringify(text);

/** Creates a page with its sidebar item and its titles in the other languages. */
export function createPage(siteDir: string, args: readonly string[]): Changes {
  const [page, title, ...titleArgs] = args;
  if (!page || !FOLDER.test(page) || !title) {
    throw new Error(`Invalid arguments. Usage: ${USAGE}`);
  }
  checkArea(siteDir, page);
  const file = `docs/${page}/index.mdx`;
  if (readText(siteDir, file) !== undefined) {
    throw new Error(`${file} already exists. Choose another folder.`);
  }
  const most = FRONT_MATTER.title!.maxLength!;
  if (title.length > most) {
    throw new Error(`The title must be at most ${most} characters long, not ${title.length}.`);
  }
  const item = addItem(readText(siteDir, SIDEBARS) ?? '', page, title);
  const texts = new Map([
    [
      file,
      `---
title: ${toYaml(title)}
description: ${PAGE_TEXT.description}
---

${PAGE_TEXT.introduction}

## ${PAGE_TEXT.heading}

${PAGE_TEXT.task}
`,
    ],
    [SIDEBARS, item.text],
  ]);
  const notes = [`${SIDEBARS}:${item.line}: Move the line to its position in the sidebar.`];
  for (const [code, translated] of readTitles(title, titleArgs)) {
    const catalog = `i18n/page-titles-${code}.json`;
    const text = readText(siteDir, catalog);
    if (code !== SOURCE_LANGUAGE && text !== undefined) {
      texts.set(catalog, addTitle(text, `/x/${page}`, translated, `/x/${item.above}`));
      if (translated === title) {
        notes.push(`${catalog}: Translate the title of "/x/${page}".`);
      }
    }
  }
  return {texts, moves: [], notes};
}
