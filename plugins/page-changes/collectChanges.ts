import path from 'node:path';
import {mapProducts, type ProductName} from '../../site/products/shared';
import {readNewNames, readReleases} from '../../site/releases/readReleases';
import type {Change, NewName, Release} from '../../site/releases/shared';
import {affectsApps, createMatcher, namesIn, type ChangePage} from './matchChanges';
import {readPages} from './readPages';
import type {ChangeKind, ProductChanges} from './shared';

/** Returns how a line of the changelog changes a feature. */
function kindOf({text, breaking}: Change): ChangeKind {
  if (breaking) {
    return 'breaking';
  }
  if (
    /^(?:bug )?fix|^(?:avoid|correct|do not|don't|ensure|handle|ignore|prevent|stop)\b/i.test(text)
  ) {
    return 'fixed';
  }
  return /^(?:add|allow|expose|export|introduce|support)\b|\bnow\b|\bas stable$/i.test(text)
    ? 'new'
    : 'changed';
}

const minorOf = (version: string): string => version.split('.').slice(0, 2).join('.');

/** Returns `true` if a name belongs to a page: it's one of its rows, or the guide mentions it. */
function hasName({entry, components, names}: ChangePage, {name, owner = name}: NewName): boolean {
  return entry === undefined
    ? names.has(name) && (owner === name || components.includes(owner))
    : entry === owner;
}

/**
 * Collects the changes of each page by product: the lines of the changelog about it, and the names
 * that releases added, unless such a line mentions them.
 */
export function collectChanges(
  pages: readonly ChangePage[],
  releases: readonly Release[],
  newNames: Readonly<Record<string, readonly NewName[]>>,
): Record<ProductName, ProductChanges> {
  const all = mapProducts((): ProductChanges => ({lines: [], names: [], pages: {}}));
  const pageOf = (product: ProductName, address: string) =>
    (all[product].pages[address] ??= {lines: [], names: []});
  const match = createMatcher(pages);
  /** The names that are listed already, by page and minor. */
  const listed = new Set<string>();
  for (const {version, changes} of releases) {
    for (const change of changes.filter((one) => affectsApps(one))) {
      const {product, plan, text, issue} = change;
      const found = match(change);
      if (found.length > 0) {
        const index = all[product].lines.push({
          version,
          kind: kindOf(change),
          ...(plan !== 'community' && {plan}),
          text,
          ...(issue && {issue}),
        });
        for (const address of found) {
          pageOf(product, address).lines.push(index - 1);
          namesIn(text).forEach((name) => listed.add(`${address} ${minorOf(version)} ${name}`));
        }
      }
    }
  }
  const minors = [...new Set(releases.map(({version}) => minorOf(version)))];
  for (const minor of minors) {
    for (const added of newNames[minor] ?? []) {
      const {product, name, href} = added;
      // Guides list a prop once if a release added it to several components.
      const found = pages.filter((page) => {
        const key = `${page.path} ${minor} ${name}`;
        const isFound = page.product === product && hasName(page, added) && !listed.has(key);
        if (isFound) {
          listed.add(key);
        }
        return isFound;
      });
      if (found.length > 0) {
        const index = all[product].names.push({minor, name, ...(href && {href})});
        found.forEach((page) => pageOf(product, page.path).names.push(index - 1));
      }
    }
  }
  return all;
}

/** The changes of all pages of the current docs. */
export interface KnownChanges {
  changes: Record<ProductName, ProductChanges>;
  /** The pages by their paths. */
  pages: ReadonlyMap<string, ChangePage>;
  /** The previous major, such as `v7`. */
  from: string;
}

const cache = new Map<string, KnownChanges>();

/** Reads the changes of all pages of the current docs. */
export function readChanges(siteDir: string, docsDir: string): KnownChanges {
  const docs = path.join(siteDir, docsDir);
  let found = cache.get(docs);
  if (!found) {
    const pages = readPages(docs, '/x');
    const releases = readReleases(siteDir);
    found = {
      changes: collectChanges(pages, releases, readNewNames()),
      pages: new Map(pages.map((page) => [page.path, page])),
      from: `v${Number.parseInt(releases[0]!.version, 10) - 1}`,
    };
    cache.set(docs, found);
  }
  return found;
}
