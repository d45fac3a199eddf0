import fs from 'node:fs';
import path from 'node:path';
import type {ApiIndexData, ApiPageData} from '../../site/api/shared';
import {rowId, rowKindOf, toKebabCase, type RemovedName} from '../../site/api/shared';
import {readMdx} from '../../site/mdx/readMdx';
import type {FoundPage, FoundRemoved, FoundRow} from './collectIndex';
import type {IndexedRowKind} from './shared';

type Found = Pick<FoundPage, 'sections' | 'rows' | 'removed' | 'demos'>;

function readRows({entry, list: shown}: ApiPageData): FoundRow[] {
  const list = (
    kind: IndexedRowKind,
    members: readonly {name: string; plan?: string; deprecated?: string}[],
  ) =>
    members.map(({name, plan, deprecated}): FoundRow => {
      const page = kind === 'event' || kind === 'selector' ? 'Grid' : entry.name;
      return {
        kind,
        prefix: rowId(page, kind, name).slice(0, -`-${kind}-${name}`.length),
        name,
        plan,
        ...(deprecated !== undefined && {deprecated: true}),
      };
    });
  if (entry.kind === 'component') {
    return [
      ...list('prop', entry.props),
      ...list('slot', entry.slots),
      ...list('class', entry.classes),
    ];
  }
  const kind = shown === 'events' ? 'event' : shown === 'selectors' ? 'selector' : 'property';
  return list(kind, entry.properties);
}

const toFoundRemoved = (page: string, removed: readonly RemovedName[] = []): FoundRemoved[] =>
  removed.map(({kind, name, use}) => ({
    kind: rowKindOf(kind),
    prefix: toKebabCase(page),
    name,
    use: (use ?? '').replaceAll('`', ''),
  }));

/** The data of an API page or of a table in a guide, as the API reference wrote it beside its pages; index pages have no rows. */
function readApi(file: string): Pick<Found, 'rows' | 'removed'> {
  if (!fs.existsSync(file)) {
    return {rows: []};
  }
  const data = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData | ApiIndexData;
  const removed =
    'entry' in data
      ? toFoundRemoved(data.entry.name, data.entry.removed)
      : toFoundRemoved(data.area, data.removed);
  return {
    rows: 'entry' in data ? readRows(data) : [],
    ...(removed.length > 0 && {removed}),
  };
}

const API_LISTS: Record<string, string> = {
  ApiMethods: 'methods',
  ApiEvents: 'events',
  ApiSelectors: 'selectors',
};

/**
 * Reads the names on a page from its source, for `npm start`, where there are no finished pages: headings that are written there,
 * demos, and the rows of the API reference. What other steps add to a page is not known here.
 *
 * @param file the page's `.mdx`
 * @param apiDir the folder of the API pages of its version
 */
export function readSources(file: string, apiDir: string): Found {
  const source = readMdx(fs.readFileSync(file, 'utf8'));
  const isApi = file.startsWith(apiDir + path.sep);
  const sections = isApi
    ? []
    : source.headings
        .filter(({depth}) => depth >= 2 && depth <= 4)
        .map(({ids, text: words}): [string, string] => [ids[0]!, words]);
  const {rows, removed}: Pick<Found, 'rows' | 'removed'> = isApi
    ? readApi(file.replace(/\.mdx$/, '.api.json'))
    : {
        rows: source.findTags(...Object.keys(API_LISTS)).flatMap(({name, attributes}) => {
          const [part] = Object.values(attributes);
          return readApi(
            path.join(
              apiDir,
              'data-grid',
              `${API_LISTS[name]}${part ? `-${toKebabCase(part)}` : ''}.api.json`,
            ),
          ).rows;
        }),
      };
  const demos = source.findTags('Demo').flatMap(({attributes}) => attributes.name ?? []);
  return {sections, rows, ...(removed && {removed}), demos};
}
