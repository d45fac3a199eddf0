import {translate} from '@docusaurus/Translate';
import {
  pageChangesPath,
  type AddedName,
  type ChangeKind,
  type ChangeLine,
  type ProductChanges,
} from '../../../../plugins/page-changes/shared';
import {PLAN_NAMES} from '../../../../site/plans/shared';
import {productOf} from '../../../../site/products/shared';
import {createElement, createTextNodes} from '../../common/FloatingCard/floatingCard';
import styles from './PageChanges.module.css';

const KINDS: readonly ChangeKind[] = ['breaking', 'new', 'fixed', 'changed'];

/** A release with its changes of a page. */
export interface PageRelease {
  version: string;
  lines: ChangeLine[];
  names: AddedName[];
}

/** Returns the releases that changed a page, newest first, each with the breaking changes first. */
export function listReleases({lines, names, pages}: ProductChanges, page: string): PageRelease[] {
  const releases = new Map<string, PageRelease>();
  const releaseOf = (version: string): PageRelease => {
    const release = releases.get(version) ?? {version, lines: [], names: []};
    releases.set(version, release);
    return release;
  };
  const own = pages[page] ?? {lines: [], names: []};
  own.lines
    .map((index) => lines[index]!)
    .forEach((line) => releaseOf(line.version).lines.push(line));
  own.names
    .map((index) => names[index]!)
    .forEach((name) => releaseOf(`${name.minor}.0`).names.push(name));
  for (const release of releases.values()) {
    release.lines.sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
  }
  return [...releases.values()].sort((a, b) =>
    b.version.localeCompare(a.version, 'en', {numeric: true}),
  );
}

const labelOf = (kind: ChangeKind): string => {
  switch (kind) {
    case 'breaking':
      return translate({id: 'docs.whatsNew.breaking', message: 'Breaking'});
    case 'new':
      return translate({
        id: 'docs.pageChanges.new',
        message: 'New',
        description: 'Before a change of a release that added something',
      });
    case 'fixed':
      return translate({
        id: 'docs.pageChanges.fixed',
        message: 'Fixed',
        description: 'Before a change of a release that fixed something',
      });
    case 'changed':
      return translate({
        id: 'docs.pageChanges.changed',
        message: 'Changed',
        description: 'Before a change of a release that is neither new nor a fix',
      });
  }
};

const createItem = (kind: ChangeKind, ...content: (Node | string)[]): HTMLElement => {
  const label = createElement('strong', styles.kind, labelOf(kind));
  label.dataset.kind = kind;
  label.dir = 'auto';
  return createElement('li', undefined, label, ' ', ...content);
};

function createLine({kind, plan, text}: ChangeLine): HTMLElement {
  const english = createElement('span', undefined, ...createTextNodes(text));
  english.lang = 'en';
  english.dir = 'auto';
  return createItem(
    kind,
    english,
    ...(plan ? [' ', createElement('span', styles.plan, PLAN_NAMES[plan])] : []),
  );
}

/** Creates the list of the names that a release added. */
function createNames(names: readonly AddedName[], base: string): HTMLElement {
  return createItem(
    'new',
    ...names.flatMap(({name, href}, index) => {
      const code = createElement('code', undefined, name);
      const link = href ? createElement('a', undefined, code) : code;
      if (link instanceof HTMLAnchorElement) {
        link.href = base + href;
      }
      return index > 0 ? [', ', link] : [link];
    }),
  );
}

/**
 * Adds the releases that changed a page to the section at its end.
 *
 * @param section the `details` element, which has a link to all releases
 * @param page the path of the page without its language
 */
export async function showPageChanges(section: HTMLElement, page: string): Promise<void> {
  const response = await fetch(pageChangesPath(productOf(page)!));
  if (!response.ok) {
    throw new Error(`HTTP ${response.status}`);
  }
  const releases = listReleases((await response.json()) as ProductChanges, page);
  const base = window.location.pathname.slice(0, window.location.pathname.indexOf('/x/'));
  section.append(
    createElement(
      'ol',
      styles.releases,
      ...releases.map(({version, lines, names}) => {
        const link = createElement('a', undefined, version);
        link.href = `${base}/x/whats-new/#v${version}`;
        return createElement(
          'li',
          undefined,
          link,
          createElement(
            'ul',
            undefined,
            ...(names.length > 0 ? [createNames(names, base)] : []),
            ...lines.map(createLine),
          ),
        );
      }),
    ),
  );
}
