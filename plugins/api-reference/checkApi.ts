import fs from 'node:fs';
import path from 'node:path';
import {readCatalog} from '../../site/api/readCatalog';
import {runCheck} from '../../site/commands/runCommand';
import {readIfValid} from '../../site/mdx/readMdx';
import {toSitePath} from '../../site/pages/toSitePath';
import type {Problem} from '../../site/problems/problemStore';
import {CURRENT} from '../../site/versions/shared';
import {productOf, type ProductName} from '../../site/products/shared';
import {findEntries, findLibraryEntries, listDemos} from '../../site/demos/readDemo';
import {catalog as currentCatalog, type ApiCatalog} from '../../site/api/catalog';
import {checkProse, collectNames, deprecatedProps, type KnownApi} from './checkProse';
import {checkSource, listFences, listIdentifiers} from './checkSource';
import {listOlderVersions, readDocsVersion} from '../../site/versions/docsVersion';
import {loadApi} from './loadApi';
import {scanGuides} from '../../site/pages/scanGuides';
import type {ApiData} from '@mui-x-docs/api-extractor/types';

interface CheckOptions {
  siteDir: string;
  catalog?: ApiCatalog;
  docsDir?: string;
  packagesRoot?: string;
}

/** Pages about removed names, which mention them on purpose. */
const ABOUT_THE_PAST = /^(migration|whats-new)\//;

const areaOf = (file: string): ProductName | undefined => productOf(`/x/${file}`);

function demoFiles(folder: string): string[] {
  return listDemos(folder).flatMap((name) =>
    // The demos plugin reports folders that aren't demos.
    readIfValid<string[]>([], () => {
      const entries = [findEntries(folder, name), findLibraryEntries(folder, name)];
      return [...new Set(entries.flatMap((files) => Object.values(files)))];
    }),
  );
}

/**
 * Checks the API names on the pages of the products, and returns the problems. Skips pages without
 * `components` in their front matter and pages about earlier versions.
 */
export async function checkApi({
  siteDir,
  catalog = currentCatalog,
  docsDir = 'docs',
  packagesRoot = '.',
}: CheckOptions): Promise<Problem[]> {
  const docs = path.join(siteDir, docsDir);
  const data = await loadApi(
    catalog,
    path.join(siteDir, packagesRoot),
    path.join(siteDir, '.cache/api-reference'),
  );
  const guides = scanGuides(docs, path.join(docs, 'api'));
  const known = new Map<ProductName, KnownApi>();
  const knownOf = (area: ProductName) => {
    const names = known.get(area) ?? collectNames(data, area);
    known.set(area, names);
    return names;
  };
  return guides.flatMap((guide) => {
    const area = areaOf(guide.file);
    return area && guide.components.length > 0 && !ABOUT_THE_PAST.test(guide.file)
      ? checkGuide(path.join(docs, guide.file), siteDir, data, area, knownOf(area))
      : [];
  });
}

function checkGuide(
  page: string,
  siteDir: string,
  data: ApiData,
  area: ProductName,
  known: KnownApi,
): Problem[] {
  const entries = data.entries.filter((entry) => entry.area === area);
  const deprecated = deprecatedProps(entries);
  const passesOn = new Set(
    entries.flatMap((entry) => (entry.kind === 'component' && entry.inherits ? [entry.name] : [])),
  );
  const content = fs.readFileSync(page, 'utf8');
  const demos = demoFiles(path.dirname(page)).map((file) => ({
    file,
    source: fs.readFileSync(file, 'utf8'),
  }));
  const fences = listFences(content);
  const own = new Set(
    [...demos.map(({source}) => source), ...fences.map(({code}) => code)].flatMap((source) => [
      ...listIdentifiers(source),
    ]),
  );
  const inPage = [
    ...checkProse(content, known, own),
    ...fences.flatMap(({code, line}) =>
      checkSource(code, known, deprecated, {isStrict: true, passesOn}).map((problem) => ({
        ...problem,
        line: line + problem.line - 1,
      })),
    ),
  ];
  return [
    ...inPage.map((problem) => ({file: toSitePath(siteDir, page), ...problem})),
    ...demos.flatMap(({file, source}) =>
      checkSource(source, known, deprecated, {isStrict: false, passesOn}).map((problem) => ({
        file: toSitePath(siteDir, file),
        ...problem,
      })),
    ),
  ];
}

async function checkVersions(): Promise<Problem[]> {
  const siteDir = path.resolve(__dirname, '../..');
  const problems: Problem[] = [];
  for (const name of [CURRENT, ...listOlderVersions(siteDir)]) {
    const {docsDir, packagesRoot} = readDocsVersion(siteDir, name, 'https://mui.com');
    const catalog = readCatalog(siteDir, docsDir);
    problems.push(...(await checkApi({siteDir, docsDir, packagesRoot, catalog})));
  }
  return problems;
}

if (require.main === module) {
  void runCheck(checkVersions);
}
