import fs from 'node:fs';
import path from 'node:path';
import {makePartialSite} from './partialSite';
import {ROOT} from './paths';

/** Pages of the site of every kind: text, overviews, quickstarts, one with many demos; all but two are translated. */
const PAGES = [
  'introduction',
  'introduction/installation',
  'introduction/licensing',
  'introduction/support',
  'guides/telemetry',
  'react-data-grid',
  'react-data-grid/quickstart',
  'react-data-grid/row-height',
  'react-date-pickers',
  'react-date-pickers/quickstart',
  'react-charts',
  'react-charts/quickstart',
  'react-charts/bars',
  'react-tree-view',
  'react-tree-view/quickstart',
];

const ROWS = [
  "page('mdx-components', 'MDX components')",
  "page('react-charts/demos', 'Demos')",
  "page('react-charts/options', 'Options')",
  "page('react-tree-view/commercial', 'Commercial')",
  "page('ferries', 'Ferries')",
];

/** The titles of the made-up pages, of which translators would have to give a title too. */
const TITLES = 'i18n/page-titles-zh.json';

type Catalog = Record<string, Record<string, string>>;

/**
 * Makes a copy of the site in `.cache/` with some of its pages, and with the made-up ones of `tests/site/fixtures`: one with every
 * MDX component, one of demos that crash and the like, one of demos with options, one whose translation is behind. In Arabic
 * too, which is nothing but a line of the configuration. Returns the folder of the copy.
 */
export function makeFixtureSite(name = 'fixture-site'): string {
  const fixtures = path.join(ROOT, 'tests/site/fixtures');
  const site = makePartialSite(name, PAGES, ['en', 'zh', 'ar'], ROWS);
  const read = (folder: string) =>
    JSON.parse(fs.readFileSync(path.join(folder, TITLES), 'utf8')) as Catalog;
  const [own, more] = [read(site), read(fixtures)];
  fs.cpSync(fixtures, site, {recursive: true});
  fs.writeFileSync(
    path.join(site, TITLES),
    JSON.stringify({...own, pages: {...own.pages, ...more.pages}}),
  );
  return site;
}
