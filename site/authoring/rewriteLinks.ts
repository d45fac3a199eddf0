import {LANGUAGE_FOLDER, TRANSLATED_LANGUAGES} from '../languages/shared';
import {readSections} from '../mdx/readSections';
import {readMdx} from '../mdx/readMdx';
import {readPageFile} from '../pages/pageFiles';
import {CURRENT} from '../versions/shared';
import {escape, listSiteFiles, readText} from './changes';

/** Folders of files that may contain page paths. Older versions have separate paths. */
const HOMES = ['docs', 'i18n', 'src', 'plugins', 'site', 'packages', 'tests'];
const SINGLE = ['README.md', 'CONTRIBUTING.md', 'docusaurus.config.ts'];

const isRead = (file: string): boolean =>
  /\.(?:mdx?|tsx?|mjs|cjs|json|yaml)$/.test(file) &&
  // Unit tests and API histories contain paths of fictitious or older pages.
  !/^(?!tests\/).*\.test\.tsx?$|^site\/api-history\/|\/version-[^/]+(?:\/|\.json$)|^i18n\/page-titles/.test(
    file,
  ) &&
  !['plugins/redirects/renames.json', 'plugins/versions/aliases.json'].includes(file);

/** Lists the files that may contain the path of a page. */
export const listReferrers = (siteDir: string): string[] =>
  [...HOMES.flatMap((home) => listSiteFiles(siteDir, home)), ...SINGLE].filter(isRead);

/**
 * Matches the position before a path of the current docs: not within another word, and after no
 * host but the site's own.
 */
const START = `(?<=^|[^\\w.-]|https://mui\\.com|/${LANGUAGE_FOLDER})`;

/** Replaces the path of a page and of those below it, in links and as a repository path. */
export const movePath = (text: string, from: string, to: string): string =>
  text
    .replace(new RegExp(`${START}/x/${escape(from)}(?![\\w-])`, 'gm'), `/x/${to}`)
    .replace(new RegExp(`(?<![\\w/.-])docs/${escape(from)}(?=/)`, 'g'), `docs/${to}`);

/** Replaces the hash in links to a heading. Links on the same page contain no path. */
export const moveAnchor = (
  text: string,
  page: string,
  isOwnPage: boolean,
  from: string,
  to: string,
): string => {
  // A period may end the sentence that contains the link.
  const end = `#${escape(from)}(?![\\w-]|[.:]\\w)`;
  const changed = text.replace(
    new RegExp(`${START}(/x/${escape(page)}/?)${end}`, 'gm'),
    (_, pathname: string) => `${pathname}#${to}`,
  );
  return isOwnPage
    ? changed.replace(
        new RegExp(`(\\]\\(|href="|to=")${end}`, 'g'),
        (_, mark: string) => `${mark}#${to}`,
      )
    : changed;
};

/** Replaces hashes in the record of a translation's front matter. */
function changeHashes(translation: string, hashes: ReadonlyMap<string, [string, string]>): string {
  const {frontMatterText = '', body} = readMdx(translation);
  const head = translation.slice(0, translation.length - body.length);
  const changed = [...hashes].reduce(
    (text, [id, [before, after]]) =>
      text.replace(
        new RegExp(`^(\\s+['"]?${escape(id)}['"]?:\\s*['"]?)${before}\\b`, 'm'),
        (_, start: string) => start + after,
      ),
    head,
  );
  return frontMatterText ? changed + body : translation;
}

/**
 * Keeps translations up to date when only links in their sources change: a section that matched the
 * previous source matches the new one. `texts` contains the new sources, and receives those of the
 * translations.
 *
 * @param skipped by page, the id of a section whose text has changed, too
 */
export function keepRecords(
  siteDir: string,
  texts: Map<string, string>,
  skipped: Readonly<Record<string, string>> = {},
): void {
  for (const [file, text] of [...texts]) {
    const page = readPageFile(file);
    const before = readText(siteDir, file);
    if (page?.source !== file || page.version !== CURRENT || before === undefined) {
      continue;
    }
    const [old, now] = [readSections(before), readSections(text)];
    const kind = file.startsWith('src/')
      ? 'docusaurus-plugin-content-pages'
      : `docusaurus-plugin-content-docs/${CURRENT}`;
    for (const language of TRANSLATED_LANGUAGES) {
      const name = `i18n/${language}/${kind}/${page.page}`;
      const translation = texts.get(name) ?? readText(siteDir, name);
      const record = translation && readMdx(translation).frontMatter.translated;
      if (!translation || typeof record !== 'object' || record === null) {
        continue;
      }
      const hashes = new Map<string, [string, string]>();
      old.forEach(({ids, hash}, index) => {
        const after = now[index]?.hash ?? hash;
        const known = ids.find((id) => (record as Record<string, string>)[id] === hash);
        if (known !== undefined && after !== hash && !ids.includes(skipped[file] ?? '')) {
          hashes.set(known, [hash, after]);
        }
      });
      if (hashes.size > 0) {
        texts.set(name, changeHashes(translation, hashes));
      }
    }
  }
}
