import fs from 'node:fs';
import path from 'node:path';
import {findFile} from '../pages/pageFiles';
import {TRANSLATED_LANGUAGES} from '../languages/shared';
import {CURRENT} from '../versions/shared';
import {listOlderVersions} from '../versions/docsVersion';
import {listSiteFiles, readPage, readText, type Changes} from './changes';
import {checkArea, FOLDER} from './createPage';
import {moveItems, SIDEBARS} from './editSidebar';
import {moveAliases, moveRedirects, type Move} from './editTables';
import {moveTitles} from './editTitles';
import {keepRecords, listReferrers, movePath} from './rewriteLinks';

const USAGE = 'npm run move:page -- react-charts/heat-map react-charts/heatmap';

/**
 * Updates the code of a demo for its new folder: the relative paths of files outside the folder,
 * such as shared data, change.
 */
function moveImports(code: string, file: string, from: string, to: string): string {
  const home = path.posix.dirname(file);
  return code.replace(
    /(from |import )(['"])(\.\.?\/[^'"]+)\2/g,
    (whole, word: string, mark: string, request: string) => {
      const target = path.posix.join(home, request);
      if (target.startsWith(`${from}/`)) {
        return whole;
      }
      return `${word}${mark}${path.posix.relative(to + home.slice(from.length), target)}${mark}`;
    },
  );
}

/**
 * Moves a page and the pages below it to another path: its folder and those of its translations,
 * its sidebar item and titles, a redirect from the old path, and every link to it.
 */
export function movePage(
  siteDir: string,
  [from = '', to = '', ...rest]: readonly string[],
): Changes {
  if (!FOLDER.test(from) || !FOLDER.test(to) || rest.length > 0) {
    throw new Error(`Invalid arguments. Usage: ${USAGE}`);
  }
  const folder = `docs/${from}`;
  readPage(siteDir, `${folder}/index.mdx`);
  if (!from.includes('/') || !to.includes('/')) {
    throw new Error(`Can't move a top-level folder of docs.`);
  }
  checkArea(siteDir, to);
  if (`${to}/`.startsWith(`${from}/`) || fs.existsSync(path.join(siteDir, 'docs', to))) {
    throw new Error(`docs/${to} already exists, or is inside the page. Choose another folder.`);
  }
  const pages = listSiteFiles(siteDir, folder)
    .filter((file) => file.endsWith('/index.mdx'))
    .map((file): Move => {
      const below = path.posix.dirname(file).slice(folder.length);
      return [`/x/${from}${below}/`, `/x/${to}${below}/`];
    });

  const texts = new Map<string, string>();
  const edit = (file: string, change: (text: string) => string): void => {
    const before = texts.get(file) ?? readText(siteDir, file);
    const after = before === undefined ? undefined : change(before);
    if (after !== undefined && after !== before) {
      texts.set(file, after);
    }
  };
  for (const file of listReferrers(siteDir)) {
    edit(file, (text) => movePath(text, from, to));
  }
  for (const file of listSiteFiles(siteDir, folder).filter((each) => /\.tsx?$/.test(each))) {
    edit(file, (text) => moveImports(text, file, folder, `docs/${to}`));
  }
  keepRecords(siteDir, texts);
  edit(SIDEBARS, (text) => moveItems(text, from, to));

  const versions = listOlderVersions(siteDir);
  const isOlderPage = (version: string, pathname: string) =>
    findFile(siteDir, `versioned_docs/version-${version}`, pathname) !== undefined;
  const olderKeys = new Set(
    pages.flatMap(([old]) =>
      versions.some((version) => isOlderPage(version, old)) ? [old.replace(/\/$/, '')] : [],
    ),
  );
  for (const file of listSiteFiles(siteDir, 'i18n').filter((each) =>
    /\/page-titles[^/]*\.json$/.test(each),
  )) {
    edit(file, (text) => moveTitles(text, `/x/${from}`, `/x/${to}`, olderKeys));
  }
  edit('plugins/redirects/renames.json', (text) => moveRedirects(text, pages));
  edit('plugins/versions/aliases.json', (text) => moveAliases(text, pages, isOlderPage));

  const homes = TRANSLATED_LANGUAGES.map(
    (language) => `i18n/${language}/docusaurus-plugin-content-docs/${CURRENT}`,
  );
  const moves = ['docs', ...homes]
    .filter((home) => fs.existsSync(path.join(siteDir, home, from)))
    .map((home): Move => [`${home}/${from}`, `${home}/${to}`]);
  return {texts, moves, notes: [`${SIDEBARS}: Move the item to its position in the sidebar.`]};
}
