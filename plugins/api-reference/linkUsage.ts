import type {CatalogArea} from '../../site/api/catalog';
import type {ScannedGuide} from '../../site/pages/scanGuides';
import type {DemoLink, GuideLink} from '../../site/api/shared';
import {toWords} from '../../site/demos/shared';

/** The pages and demos that show a component. */
export interface Usage {
  guides: GuideLink[];
  usedIn: Record<string, DemoLink[]>;
  usedInCount: Record<string, number>;
}

/**
 * Maximum number of demos to list in the row of a prop or on a page. Above it, only their number is
 * shown.
 */
const MAX_DEMOS = 3;

/**
 * Returns where a component or type is used: pages that list it in their front matter, then pages
 * with a demo that imports it; and for each prop, the demos that pass it. Demos that pass few props
 * come first, because they focus on those.
 *
 * @param base base path of the docs, such as `/x`
 */
export function linkUsage(
  name: string,
  area: CatalogArea,
  guides: readonly ScannedGuide[],
  base: string,
): Usage {
  const ids = Object.values(area.packages).map((pkg) => `${pkg} ${name}`);
  const found: {demo: DemoLink; props: Set<string>; slots: Set<string>}[] = [];
  const named: GuideLink[] = [];
  const showing: GuideLink[] = [];
  for (const guide of guides) {
    const href = `${base}${guide.path}`;
    const demos = guide.demos.flatMap((demo) =>
      ids.flatMap((id) => {
        const use = demo.uses.get(id);
        return use
          ? [{demo: {label: toWords(demo.name), href: `${href}#${demo.name}`}, ...use}]
          : [];
      }),
    );
    found.push(...demos);
    const link = {
      title: guide.title,
      href,
      ...(demos.length > 0 && {demos: demos.slice(0, MAX_DEMOS).map(({demo}) => demo)}),
      ...(demos.length > MAX_DEMOS && {demoCount: demos.length}),
    };
    if (guide.components.includes(name)) {
      named.push(link);
    } else if (demos.length > 0) {
      showing.push(link);
    }
  }
  found.sort((a, b) => a.props.size - b.props.size);
  const usedIn: Usage['usedIn'] = {};
  const usedInCount: Usage['usedInCount'] = {};
  for (const {demo, props, slots} of found) {
    for (const key of [...props, ...[...slots].map((slot) => `slots.${slot}`)]) {
      usedInCount[key] = (usedInCount[key] ?? 0) + 1;
      const links = (usedIn[key] ??= []);
      if (links.length < MAX_DEMOS) {
        links.push(demo);
      }
    }
  }
  for (const [key, count] of Object.entries(usedInCount)) {
    if (count <= MAX_DEMOS) {
      delete usedInCount[key];
    }
  }
  return {guides: [...named, ...showing], usedIn, usedInCount};
}

/**
 * Resolves a URL of this documentation in a doc comment to a path on this site. Removes the hash if
 * the page has no such heading, and returns `undefined` if there is no such page. Returns other
 * URLs unchanged.
 */
export function resolveDocLink(
  href: string,
  guides: readonly ScannedGuide[],
  apiPages: ReadonlySet<string>,
  base: string,
): string | undefined {
  // Doc comments are written for the vendor's site.
  const absolute = new URL(href, 'https://mui.com').href;
  const match = /^https:\/\/mui\.com\/x(\/[^#]*)(?:#(.*))?$/.exec(absolute);
  if (!match) {
    return absolute;
  }
  const [, pathname = '', anchor] = match;
  const path = `${pathname.replace(/\/$/, '')}/`;
  if (apiPages.has(path)) {
    return `${base}${path}${anchor ? `#${anchor}` : ''}`;
  }
  const guide = guides.find((candidate) => candidate.path === path);
  if (!guide) {
    return undefined;
  }
  return `${base}${path}${anchor && guide.anchors.has(anchor) ? `#${anchor}` : ''}`;
}
