import path from 'node:path';
import {readCatalog} from '../../site/api/readCatalog';
import {type ApiCatalog} from '../../site/api/catalog';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import {scanGuides} from '../../site/pages/scanGuides';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {DocsVersion} from '../../site/versions/docsVersion';
import type {OtherVersion} from './shared';

const BASE = '/x';

function listApiPages(catalog: ApiCatalog): string[] {
  return catalog.flatMap(({area, components, interfaces = [], sidebar}) => [
    ...(sidebar?.index ? [`${BASE}/api/${area}/`] : []),
    ...[...components, ...interfaces].map(
      (entry) => `${BASE}/api/${area}/${toKebabCase(toEntry(entry).name)}/`,
    ),
  ]);
}

/**
 * Lists the pages of a version by path, with the ids that a hash can target: headings and demos.
 * Read from the sources, so other versions don't need to be built. Only a version's own build has
 * the rows of its API pages.
 */
export async function listVersionPages(
  siteDir: string,
  {docsDir}: Pick<DocsVersion, 'docsDir'>,
): Promise<OtherVersion['pages']> {
  const docs = path.join(siteDir, docsDir);
  const guides = scanGuides(docs, path.join(docs, 'api'));
  return Object.fromEntries<readonly string[] | null>([
    ...guides.map(({path: pathname, anchors, demos, components}) => {
      const ids = [
        ...anchors,
        ...demos.map(({name}) => name),
        ...(components.length > 0 ? ['api'] : []),
      ];
      return [BASE + pathname, ids] as const;
    }),
    ...listApiPages(readCatalog(siteDir, docsDir)).map((pathname) => [pathname, null] as const),
  ]);
}
