import fs from 'node:fs';
import path from 'node:path';
import {readJson, writeFile} from '../../site/files/files';
import {CATALOG_FILE} from '../../site/api/readCatalog';
import type {ApiCatalog} from '../../site/api/catalog';
import {collectPackages} from '../../site/packages/collectPackages';
import type {SidebarItem} from '../../site/sidebar/defineSidebar';
import {listOlderVersions} from '../../site/versions/docsVersion';

/** The sidebar of one language, as in `sidebars.ts`. */
type Sidebars = Record<string, SidebarItem[]>;

/** The data that is frozen in addition to the pages. */
export interface CutInput {
  /** The sidebar in English. */
  sidebars: Sidebars;
  /** The sidebar in the other languages, by language. */
  translated: Readonly<Record<string, Sidebars>>;
  catalog: ApiCatalog;
}

interface Manifest {
  workspaces?: string[];
  license: string;
  dependencies: Record<string, string>;
}

/**
 * Lists the labels of a translated sidebar that differ from the English ones, by Docusaurus' keys.
 */
function listLabels(english: Sidebars, translated: Sidebars): Record<string, {message: string}> {
  const labels: Record<string, {message: string}> = {};
  const walk = (id: string, from: SidebarItem[], to: SidebarItem[]): void =>
    from.forEach((item, index) => {
      const other = to[index];
      if (other && other.label !== item.label) {
        labels[`sidebar.${id}.${item.type}.${item.key ?? item.label}`] = {message: other.label};
      }
      if (item.type === 'category' && other?.type === 'category') {
        walk(id, item.items, other.items);
      }
    });
  for (const [id, items] of Object.entries(english)) {
    walk(id, items, translated[id] ?? []);
  }
  return Object.fromEntries(Object.entries(labels).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Freezes the current docs as a separate major: pages and demos, sidebar, API pages, and the
 * packages that they use.
 *
 * @param name of the major, such as `v8`
 * @returns the files and folders that were written, relative to the site
 * @throws with a one-line message if the name is invalid or exists
 */
export function cutVersion(
  siteDir: string,
  name: string | undefined,
  {sidebars, translated, catalog}: CutInput,
): string[] {
  if (!name || !/^v\d+$/.test(name)) {
    throw new Error('Missing or invalid major. Usage: npm run version:cut -- v8');
  }
  const older = listOlderVersions(siteDir);
  if (older.includes(name)) {
    throw new Error(`${name} already exists. versions.json lists ${older.join(', ')}.`);
  }
  const written: string[] = [];
  const write = (file: string, value: unknown): void => {
    writeFile(path.join(siteDir, file), `${JSON.stringify(value, null, 2)}\n`);
    written.push(file);
  };

  const folder = `versioned_docs/version-${name}`;
  const docs = path.join(siteDir, 'docs');
  // Each build generates the API pages from the packages.
  fs.cpSync(docs, path.join(siteDir, folder), {
    recursive: true,
    filter: (file) => path.relative(docs, file) !== 'api',
  });
  written.push(`${folder}/`);

  const manifestFile = path.join(siteDir, 'package.json');
  const manifest = readJson<Manifest>(manifestFile)!;
  const packages = Object.entries(collectPackages(manifestFile)).filter(
    ([each]) => each in manifest.dependencies,
  );
  const dependencies = Object.fromEntries(packages.map(([each, {version}]) => [each, version]));
  write(`${folder}/package.json`, {
    name: `mui-x-docs-${name}`,
    version: dependencies['@mui/x-data-grid'],
    private: true,
    license: manifest.license,
    dependencies,
  });
  write(`${folder}/${CATALOG_FILE}`, catalog);
  write(`versioned_sidebars/version-${name}-sidebars.json`, sidebars);

  for (const [language, tree] of Object.entries(translated)) {
    const home = `i18n/${language}/docusaurus-plugin-content-docs`;
    if (fs.existsSync(path.join(siteDir, home, 'current'))) {
      fs.cpSync(path.join(siteDir, home, 'current'), path.join(siteDir, home, `version-${name}`), {
        recursive: true,
      });
      written.push(`${home}/version-${name}/`);
    }
    write(`${home}/version-${name}.json`, listLabels(sidebars, tree));
  }
  write('versions.json', [name, ...older]);
  write('package.json', {...manifest, workspaces: [folder, ...(manifest.workspaces ?? [])]});
  return written;
}
