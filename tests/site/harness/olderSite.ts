import fs from 'node:fs';
import path from 'node:path';
import {toEntry, type ApiCatalog} from '../../../site/api/catalog';
import {CATALOG_FILE, readCatalog} from '../../../site/api/readCatalog';
import {scanGuides} from '../../../site/pages/scanGuides';
import {toKebabCase} from '../../../site/api/shared';
import {ALIASES} from '../../../plugins/versions/aliases';
import {copySite} from './copySite';
import {ROOT} from './paths';

const NAME = 'v7';
const DOCS = `versioned_docs/version-${NAME}`;
const SIDEBARS = `versioned_sidebars/version-${NAME}-sidebars.json`;

/** Folders of guides: those that tests open by name, and some of each product for the sample. */
const GUIDES = [
  'introduction',
  'introduction/installation',
  'introduction/licensing',
  'common-concepts/custom-components',
  'react-data-grid',
  'react-data-grid/quickstart',
  'react-data-grid/sorting',
  'react-date-pickers',
  'react-date-pickers/quickstart',
  'react-charts',
  'react-charts/bars',
  'react-tree-view',
  'react-tree-view/quickstart',
];

/** A row of the sidebar's JSON. */
interface Row {
  id?: string;
  items?: Row[];
}

/**
 * Makes a copy of the site in `.cache/` with some pages of the older version: what its banner, its addresses, its packages and
 * its worker do can be seen on a few. The sources of the current pages are there, since the versions know each other by them.
 * Returns the folder of the copy.
 */
export function makeOlderSite(name = 'older-site'): string {
  const site = copySite(name, {dropped: ['links', 'redirects'], isPart: true});
  const copy = (part: string, filter?: (file: string) => boolean): void =>
    fs.cpSync(path.join(ROOT, part), path.join(site, part), {recursive: true, filter});

  copy('versions.json');
  copy('docs', (file) => path.relative(path.join(ROOT, 'docs'), file) !== 'api');
  copy(`${DOCS}/package.json`);
  fs.symlinkSync(path.join(ROOT, DOCS, 'node_modules'), path.join(site, DOCS, 'node_modules'));
  for (const guide of GUIDES) {
    const folder = path.join(ROOT, DOCS, guide);
    // The page and what lies beside it; folders in lower case are other pages.
    copy(
      path.join(DOCS, guide),
      (file) => path.dirname(file) !== folder || /^[A-Z]|\./.test(path.basename(file)),
    );
    const data = path.join(DOCS, guide.split('/')[0]!, 'data');
    if (fs.existsSync(path.join(ROOT, data))) {
      copy(data);
    }
  }
  const catalog = readCatalog(ROOT, DOCS);
  const {kept, pages} = chooseApiPages(catalog);
  fs.writeFileSync(path.join(site, DOCS, CATALOG_FILE), JSON.stringify(kept));
  const ids = new Set([...GUIDES.map((guide) => `${guide}/index`), ...pages]);
  const isThere = (id: string): boolean => ids.has(id) || /^api\/[^/]+\/index$/.test(id);
  const keep = (rows: Row[]): Row[] =>
    rows
      .map((row) => (row.items ? {...row, items: keep(row.items)} : row))
      .filter(({id, items}) => (items ? items.length > 0 : id === undefined || isThere(id)));
  const sidebars = JSON.parse(fs.readFileSync(path.join(ROOT, SIDEBARS), 'utf8')) as Record<
    string,
    Row[]
  >;
  fs.mkdirSync(path.dirname(path.join(site, SIDEBARS)), {recursive: true});
  fs.writeFileSync(
    path.join(site, SIDEBARS),
    JSON.stringify(
      Object.fromEntries(Object.entries(sidebars).map(([id, rows]) => [id, keep(rows)])),
    ),
  );
  return site;
}

/** The API pages of the copy: those of the components of its guides, and those that the table of renamed pages names. */
function chooseApiPages(catalog: ApiCatalog): {kept: ApiCatalog; pages: string[]} {
  const {renamed = [], absentInCurrent = {}} = ALIASES[NAME] ?? {};
  const named = [...renamed.map(([, older]) => older), ...Object.keys(absentInCurrent)];
  const docs = path.join(ROOT, DOCS);
  const components = scanGuides(docs, path.join(docs, 'api'))
    .filter((guide) => GUIDES.some((kept) => guide.path === `/${kept}/`))
    .flatMap((guide) => guide.components);
  const pages: string[] = [];
  const kept = catalog.map((area) => {
    const isKept = (entry: ApiCatalog[number]['components'][number]): boolean => {
      const {name} = toEntry(entry);
      const page = `api/${area.area}/${toKebabCase(name)}`;
      const isThere = components.includes(name) || named.includes(`/x/${page}/`);
      if (isThere) {
        pages.push(page);
      }
      return isThere;
    };
    return {...area, components: area.components.filter(isKept), interfaces: []};
  });
  return {kept, pages};
}
