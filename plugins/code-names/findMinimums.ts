import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {listHistory, readHistory} from '../../site/api/history/readHistory';
import {releaseOf} from '../../site/api/history/shared';
import type {SourceHeading} from '../../site/mdx/headingIds';
import {PRODUCT_NAMES} from '../../site/products/shared';
import {MAJOR} from '../reader-settings/shared';

/** Returns the minor of a release of the current major; 0 for older releases and unknown ones. */
export function minorOf(since: string | undefined): number {
  const [major, minor] = releaseOf(since ?? '').split('.');
  return Number(major) === MAJOR ? Number(minor ?? 0) : 0;
}

/**
 * Returns the minors that added imports, by `<product> <name>`, and by path. Most names, such as
 * locales, have no page in the API reference.
 */
export function readImportMinors(): Map<string, number> {
  return new Map(
    PRODUCT_NAMES.flatMap((product) =>
      listHistory({'': readHistory(product).names[''] ?? {}})
        .filter(({removedIn}) => removedIn === undefined)
        .map(({kind, name, since}) => [
          kind === 'path' ? name : `${product} ${name}`,
          minorOf(since),
        ]),
    ),
  );
}

/**
 * Minors of demos that need a name without a history: a field of an argument of a callback, a
 * property of a type without a page, or an export of a subpath. tests/site/minimums.spec.ts checks
 * them.
 */
export const CHECKED_MINORS: Readonly<Record<string, number>> = {
  'react-charts/axis/D3TickFormat': 9,
  'react-charts/axis/LogTicks': 9,
  'react-charts/export/ComposedExport': 9,
  'react-charts/sankey/BasicSankey': 12,
  'react-charts/sankey/LinkValues': 12,
  'react-charts/sankey/NamedNodes': 12,
};

/** A guide, with the minor that each of its demos and names needs. */
export interface GuideMinors {
  body: string;
  /** Its headings in order, with lines of the body. */
  headings: readonly Pick<SourceHeading, 'depth' | 'text' | 'ids' | 'line'>[];
  demos: ReadonlyMap<string, number>;
  names: ReadonlyMap<string, number>;
}

/**
 * Returns the minor that each section of a guide needs, by the id of its heading: that of the
 * oldest demo in it, or of the newest name in its heading, whichever is later.
 */
export function findSectionMinors({
  body,
  headings,
  demos,
  names,
}: GuideMinors): Map<string, number> {
  const fenced = findFencedLines(body);
  const shown = body
    .split('\n')
    .flatMap((text, index) =>
      [...(fenced[index] ? [] : text.matchAll(/<Demo\s[^>]*?name="(\w+)"/g))].map(
        ([, name = '']) => ({line: index + 1, minor: demos.get(name) ?? 0}),
      ),
    );
  return new Map(
    headings.map(({depth, text, ids: [id = ''], line}, index) => {
      const end = headings.slice(index + 1).find((next) => next.depth <= depth)?.line ?? Infinity;
      const own = shown.filter((demo) => demo.line > line && demo.line < end);
      const oldest = own.length > 0 ? Math.min(...own.map(({minor}) => minor)) : 0;
      const named = (text.match(/\w+/g) ?? []).map((word) => names.get(word) ?? 0);
      return [id, Math.max(oldest, ...named)];
    }),
  );
}

/** Groups URLs by the release that they need, without those that need only the first one. */
export function groupByMinor(
  minors: Iterable<readonly [string, number]>,
): Record<string, string[]> {
  const groups: Record<string, string[]> = {};
  for (const [href, minor] of minors) {
    if (minor > 0) {
      (groups[`${MAJOR}.${minor}`] ??= []).push(href);
    }
  }
  return groups;
}
