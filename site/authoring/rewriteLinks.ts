import {LANGUAGE_FOLDER, TRANSLATED_LANGUAGES} from '../languages/shared';
import {readSections} from '../mdx/readSections';
import {readMdx} from '../mdx/readMdx';
import {readPageFile} from '../pages/pageFiles';
import {CURRENT} from '../versions/shared';
import {escape, listFiles, readText} from './changes';

/** Files that name addresses of pages, whoever wrote them. Those of older versions have addresses of their own. */
const HOMES = ['docs', 'i18n', 'src', 'plugins', 'site', 'packages', 'tests'];
const SINGLE = ['README.md', 'CONTRIBUTING.md', 'docusaurus.config.ts'];

const isRead = (file: string): boolean =>
  /\.(?:mdx?|tsx?|mjs|cjs|json|yaml)$/.test(file) &&
  // Addresses in tests beside the code, and in histories of the API, are those of made-up or of older pages.
  !/^(?!tests\/).*\.test\.tsx?$|^site\/api-history\/|\/version-[^/]+(?:\/|\.json$)|^i18n\/page-titles/.test(
    file,
  ) &&
  !['plugins/redirects/renames.ts', 'plugins/versions/aliases.ts'].includes(file);

/** The files that may name the address of a page. */
export const listReferrers = (siteDir: string): string[] =>
  [...HOMES.flatMap((home) => listFiles(siteDir, home)), ...SINGLE].filter(isRead);

/** What stands before an address of the current docs: the end of no other word, no host but the site's own. */
const START = `(?<=^|[^\\w.-]|https://mui\\.com|/${LANGUAGE_FOLDER})`;

/** A text with the address of a page, and of those below it, changed: in links, and as a path of the repository. */
export const moveAddress = (text: string, from: string, to: string): string =>
  text
    .replace(new RegExp(`${START}/x/${escape(from)}(?![\\w-])`, 'gm'), `/x/${to}`)
    .replace(new RegExp(`(?<![\\w/.-])docs/${escape(from)}(?=/)`, 'g'), `docs/${to}`);

/** A text with links to a heading changed. On its own page they need no address. */
export const moveAnchor = (
  text: string,
  page: string,
  isOwnPage: boolean,
  from: string,
  to: string,
): string => {
  // A full stop may end the sentence that the link is in.
  const end = `#${escape(from)}(?![\\w-]|[.:]\\w)`;
  const changed = text.replace(
    new RegExp(`${START}(/x/${escape(page)}/?)${end}`, 'gm'),
    (_, address: string) => `${address}#${to}`,
  );
  return isOwnPage
    ? changed.replace(
        new RegExp(`(\\]\\(|href="|to=")${end}`, 'g'),
        (_, mark: string) => `${mark}#${to}`,
      )
    : changed;
};

/** The front matter of a translation in whose record some hashes have become others. */
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
 * Keeps translations as true as they were when links in their sources change: a section that was made from what the source said
 * is made from what it says now. `texts` holds the new texts, and gets those of the translations.
 *
 * @param skipped by page, an id of the section whose words have changed too
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
