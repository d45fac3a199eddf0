import fs from 'node:fs';
import path from 'node:path';
import {findClosestName, suggestName} from '../../site/suggestions/findClosestName';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {createFileCache} from '../../site/files/files';
import {readIfValid, readMdx} from '../../site/mdx/readMdx';
import {decodeFragment} from '../../site/pages/shared';
import {toSitePath} from '../../site/pages/toSitePath';
import type {Problem} from '../../site/problems/problemStore';

/** A page whose links are checked, or that links point to. */
export interface LinkedPage {
  /** Its file, relative to the site. */
  file: string;
  /** Its path without a language: `/x/react-charts/bars/`. */
  pathname: string;
}

interface PageLinks {
  /** Valid ids after `#`; undefined if they aren't known. */
  ids: Set<string> | undefined;
  /** Links to pages of the docs and to sections of the page itself. */
  links: {url: string; line: number}[];
}

/** Matches Markdown links, definitions, and URL attributes. Titles in quotes may follow. */
const LINKS =
  /\]\(\s*<?((?:\/x\/|#)[^\s)>]*)|^\s*\[[^\]]+\]:\s*((?:\/x\/|#)\S*)|\b(?:href|to)="((?:\/x\/|#)[^"]*)"/g;

/** Replaces inline code, which contains no links, by the same number of spaces. */
const blank = (line: string) => line.replace(/(`+)(.*?)\1/g, (code) => ' '.repeat(code.length));

/** A page that can't be read has no links, and may have any id. */
const UNREADABLE: PageLinks = {ids: undefined, links: []};

const readLinks = createFileCache((source) =>
  readIfValid(UNREADABLE, () => readValidLinks(source)),
);

function readValidLinks(source: string): PageLinks {
  const page = readMdx(source);
  const fenced = findFencedLines(page.numberedBody);
  const links = page.numberedBody.split('\n').flatMap((line, index) =>
    fenced[index]
      ? []
      : [...blank(line).matchAll(LINKS)].map(([, inline, definition, attribute]) => ({
          url: inline ?? definition ?? attribute ?? '',
          line: index + 1,
        })),
  );
  const ids = new Set([
    ...page.headings.flatMap((heading) => heading.ids),
    ...page.findTags('Demo').flatMap(({attributes}) => attributes.name ?? []),
    ...[...page.prose.matchAll(/\bid="([^"]+)"/g)].map(([, id = '']) => id),
    ...('components' in page.frontMatter ? ['api'] : []),
  ]);
  return {ids, links};
}

/** Returns the names in the rows of an API page, which are in the JSON next to it. */
const readNames = createFileCache(
  (json) => new Set([...json.matchAll(/"name":"([^"]+)"/g)].map(([, name = '']) => name)),
);

/** Returns whether an API page has a row with that id, such as `data-grid-prop-rows`. */
function hasRow(file: string, id: string): boolean {
  const data = file.replace(/\.mdx$/, '.api.json');
  const name = /^[a-z0-9-]+?-(?:prop|slot|class|css|event|method|selector|property)-(.+)$/.exec(
    id,
  )?.[1];
  return name !== undefined && fs.existsSync(data) && readNames(data).has(name);
}

/**
 * Finds broken links between pages and to their sections. Docusaurus finds them, too, in the pages
 * of a finished build, but without line numbers.
 *
 * @param pages those of the docs; pages of the API reference are only link targets
 * @param otherPathnames all other URLs that links may target
 */
export function findBrokenLinks(
  siteDir: string,
  pages: readonly LinkedPage[],
  otherPathnames: readonly string[],
): Problem[] {
  const files = new Map(pages.map(({pathname, file}) => [pathname, path.join(siteDir, file)]));
  const others = new Set(otherPathnames);
  return pages
    .filter(({pathname}) => !pathname.startsWith('/x/api/'))
    .flatMap(({file, pathname}) =>
      readLinks(path.join(siteDir, file)).links.flatMap(({url, line}) => {
        const [pathAndQuery = '', fragment = ''] = url.split('#');
        const [linkPath = ''] = pathAndQuery.split('?');
        const to = linkPath === '' ? pathname : linkPath.replace(/([^/])$/, '$1/');
        const target = files.get(to);
        if (!target) {
          const similar = findClosestName(to, [...files.keys(), ...others], 3);
          const fix = similar
            ? `Did you mean "${similar}"?`
            : 'Link to the URL of a page in the sidebar.';
          const message = `Broken link "${url}": no such page.`;
          return others.has(to) ? [] : [{file, line, message, fix}];
        }
        const id = decodeFragment(fragment);
        const {ids} = readLinks(target);
        if (id === '' || !ids || ids.has(id) || hasRow(target, id)) {
          return [];
        }
        const message = `Broken link "${url}": no such section in ${toSitePath(siteDir, target)}.`;
        return [{file, line, message, fix: suggestName(id, ids, (one) => `"#${one}"`, 3)}];
      }),
    );
}
