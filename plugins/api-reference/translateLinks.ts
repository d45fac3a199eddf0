import fs from 'node:fs';
import path from 'node:path';
import type {TitleCatalog} from '../../site/pages/readPageTitles';
import {translateTitle} from '../../site/pages/translateTitle';
import type {ScannedGuide} from '../../site/pages/scanGuides';
import type {ApiPageData, DemoLink} from '../../site/api/shared';

/** Titles of guides and demos in another language, by path. */
export interface LinkTitles {
  guides: ReadonlyMap<string, string>;
  /** A demo's title is the heading of its section. Demos of untranslated pages have no entry. */
  demos: ReadonlyMap<string, string>;
}

interface LinkTitleOptions {
  guides: readonly ScannedGuide[];
  /** Absolute path of the folder with the translated guides. It may not exist. */
  translations: string;
  catalog: TitleCatalog;
  /** Base path of the docs, such as `/x`. */
  base: string;
}

/** Matches the demos of a page; headings are matched separately. */
const DEMO = /<Demo\s[^>]*?name="(\w+)"/g;
const HEADING = /^#{2,3} +(.+?)(?: *\{\/\*.*\*\/\})?(?: *\[\w+\])? *$/gm;

/** Returns the text of a heading without Markdown syntax. */
const plain = (heading: string): string =>
  heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .trim();

/**
 * Lists the demos of a translated page, each with the heading above it. Demos before the first
 * heading are omitted.
 */
function readDemoTitles(text: string): [demo: string, title: string][] {
  const headings = [...text.matchAll(HEADING)];
  const shown = new Map<string, number>();
  return [...text.matchAll(DEMO)].flatMap(({1: demo = '', index}): [string, string][] => {
    const title = headings.findLast((heading) => heading.index < index)?.[1];
    if (title === undefined) {
      return [];
    }
    const count = (shown.get(title) ?? 0) + 1;
    shown.set(title, count);
    return [[demo, plain(title) + (count > 1 ? ` (${count})` : '')]];
  });
}

/** Reads the titles, in another language, of the guides and demos that the API pages link to. */
export function readLinkTitles({
  guides,
  translations,
  catalog,
  base,
}: LinkTitleOptions): LinkTitles {
  const titles: {guides: Map<string, string>; demos: Map<string, string>} = {
    guides: new Map(),
    demos: new Map(),
  };
  for (const {file, title, path: pathname} of guides) {
    const href = base + pathname;
    const translated = path.join(translations, file);
    const text = fs.existsSync(translated) ? fs.readFileSync(translated, 'utf8') : '';
    const own = /^title: *['"]?(.+?)['"]? *$/m.exec(text.split('\n---')[0]!)?.[1];
    titles.guides.set(href, own ?? translateTitle(catalog, href.replace(/\/$/, ''), title));
    for (const [demo, name] of readDemoTitles(text)) {
      titles.demos.set(`${href}#${demo}`, name);
    }
  }
  return titles;
}

/**
 * Translates the titles of guides and demos in an API page's data. Untranslated ones are marked as
 * English.
 */
export function translateLinks(json: string, titles: LinkTitles): string {
  const data = JSON.parse(json) as Partial<ApiPageData>;
  const toDemo = (demo: DemoLink): DemoLink => {
    const label = titles.demos.get(demo.href);
    return label === undefined ? {...demo, lang: 'en'} : {...demo, label};
  };
  return JSON.stringify({
    ...data,
    ...(data.guides && {
      guides: data.guides.map((guide) => ({
        ...guide,
        title: titles.guides.get(guide.href) ?? guide.title,
        ...(guide.demos && {demos: guide.demos.map(toDemo)}),
      })),
    }),
    ...(data.usedIn && {
      usedIn: Object.fromEntries(
        Object.entries(data.usedIn).map(([name, demos]) => [name, demos.map(toDemo)]),
      ),
    }),
  });
}
