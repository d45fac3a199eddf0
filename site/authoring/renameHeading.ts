import {stripMarkers} from '../mdx/extractMarkers';
import {createSlugger} from '@docusaurus/utils';
import {TRANSLATED_LANGUAGES} from '../languages/shared';
import {splitHeading, type SourceHeading} from '../mdx/headingIds';
import {readMdx} from '../mdx/readMdx';
import {INTRODUCTION} from '../mdx/readSections';
import {CURRENT} from '../versions/shared';
import {findSection, readPage, readText, type Changes} from './changes';
import {keepRecords, listReferrers, moveAnchor} from './rewriteLinks';

const USAGE = 'npm run rename:heading -- "react-charts/bars#bar-size" "Bar width and gaps"';

/**
 * Replaces some heading lines of a page. `change` gets the text with its plan marker, and returns
 * the whole line.
 */
function changeHeadings(
  source: string,
  change: (heading: SourceHeading, words: string) => string | undefined,
): string {
  const page = readMdx(source);
  const lines = page.body.split('\n');
  for (const heading of page.headings) {
    const [, marks = '', rest = ''] = /^(#+\s+)(.*)$/.exec(lines[heading.line - 1] ?? '') ?? [];
    const changed = change(heading, splitHeading(rest).text);
    if (changed !== undefined) {
      lines[heading.line - 1] = marks + changed;
    }
  }
  return source.slice(0, source.length - page.body.length) + lines.join('\n');
}

const withIds = (words: string, ids: readonly string[]): string =>
  `${words} {/* ${ids.map((id) => `#${id}`).join(' ')} */}`;

/**
 * Renames a heading and sets the anchor of the new text. The section keeps its former anchors,
 * links use the new one, and the anchors of other headings don't change.
 */
export function renameHeading(
  siteDir: string,
  [target = '', words = '']: readonly string[],
): Changes {
  const [, page, anchor = ''] = /^(?:docs\/)?(.+?)(?:\/index\.mdx|\/)?#(.+)$/.exec(target) ?? [];
  if (!page || words.trim() === '' || /[{}[\]]/.test(words)) {
    throw new Error(`Invalid arguments. Usage: ${USAGE}`);
  }
  const file = `docs/${page}/index.mdx`;
  const source = readPage(siteDir, file);
  const {headings} = readMdx(source);
  const found = headings[findSection(file, headings, anchor)]!;
  const others = headings.filter((heading) => heading !== found);
  const own = createSlugger().slug(words.replace(/`/g, ''));
  const isTaken = others.some(({ids}) => ids.includes(own));
  // Another section has the anchor of this text, so this one keeps its own.
  const ids = isTaken ? found.ids : [own, ...found.ids.filter((id) => id !== own)];

  const renamed = changeHeadings(source, ({line}, before) => {
    if (line !== found.line) {
      return undefined;
    }
    const plan = before.slice(stripMarkers(before).length);
    return withIds(words + plan, ids);
  });
  // A generated id has a number if earlier headings have the same text.
  const now = new Map(readMdx(renamed).headings.map((heading) => [heading.line, heading.ids[0]]));
  const kept = changeHeadings(renamed, ({line}, before) => {
    const other = others.find((heading) => heading.line === line);
    return other && now.get(line) !== other.ids[0] ? withIds(before, other.ids) : undefined;
  });

  const texts = new Map([[file, kept]]);
  const from = found.ids[0]!;
  const to = ids[0]!;
  const homes = TRANSLATED_LANGUAGES.map(
    (language) => `i18n/${language}/docusaurus-plugin-content-docs/${CURRENT}/${page}/index.mdx`,
  );
  for (const name of homes) {
    const translation = readText(siteDir, name);
    const changed =
      translation &&
      changeHeadings(translation, (heading, before) =>
        heading.explicit &&
        heading.ids.some((id) => found.ids.includes(id)) &&
        !heading.ids.includes(to)
          ? withIds(before, [to, ...heading.ids])
          : undefined,
      );
    if (changed && changed !== translation) {
      texts.set(name, changed);
    }
  }
  if (to !== from) {
    for (const name of listReferrers(siteDir)) {
      const before = texts.get(name) ?? readText(siteDir, name) ?? '';
      const isOwnPage = name === file || homes.includes(name);
      const after = found.ids.reduce(
        (text, id) => (id === to ? text : moveAnchor(text, page, isOwnPage, id, to)),
        before,
      );
      if (after !== before) {
        texts.set(name, after);
      }
    }
  }
  // The heading belongs to this section, which translators must review.
  const section = headings.findLast(({depth, line}) => depth === 2 && line <= found.line);
  const sectionId = section?.ids[0] ?? INTRODUCTION;
  keepRecords(siteDir, texts, {[file]: sectionId});
  return {
    texts,
    moves: [],
    notes: homes
      .filter((name) => texts.has(name))
      .map(
        (name) =>
          `${name}: Translate the heading, then run npm run i18n:update ${name} ${section === found ? to : sectionId}.`,
      ),
  };
}
