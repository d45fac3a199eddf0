import fs from 'node:fs';
import path from 'node:path';
import {listFolders} from '../../site/files/files';
import {SOURCE_LANGUAGE} from '../../site/languages/shared';
import {CURRENT} from '../../site/versions/shared';
import {readIfValid, readMdx} from '../../site/mdx/readMdx';
import {findRecorded, readRecordOf, type SectionRecord} from './compareSections';
import {HOMES, readPageFile} from '../../site/pages/pageFiles';
import {toSitePath} from '../../site/pages/toSitePath';
import {createError} from '../../site/problems/problemStore';
import {readSections} from '../../site/mdx/readSections';

/**
 * Returns the only translation of a page that is identified by its own path, such as
 * `react-charts/bars/index.mdx`.
 */
function findTranslation(siteDir: string, page: string): string | undefined {
  const found = listFolders(path.join(siteDir, 'i18n'))
    .filter(() => page !== '')
    .flatMap((name) => HOMES.map(({translations}) => `i18n/${name}/${translations}/${page}`))
    .filter((file) => fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.isFile());
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Marks sections of a translated page as up to date with the current source. Without `ids`, it
 * marks all sections.
 *
 * @param file relative to the site, or the page's own path if it's translated into one language
 * @returns the ids that were marked
 * @throws BuildProblemError
 */
export function updateRecord(siteDir: string, file: string, ids: readonly string[] = []): string[] {
  const provided = toSitePath(siteDir, path.resolve(siteDir, file));
  const name = findTranslation(siteDir, provided) ?? provided;
  const known = readPageFile(name);
  if (known?.version !== CURRENT || known.language === SOURCE_LANGUAGE) {
    throw createError(
      `"${name}" isn't a translated page.`,
      `Pass one in ${HOMES.map(({translations}) => `i18n/<language>/${translations}/`).join(' or ')}.`,
    );
  }
  const page = known.source;
  const fail = (message: string, fix: string) => createError(message, fix, {file: name});
  const target = path.join(siteDir, name);
  const source = path.join(siteDir, page);
  if (!fs.existsSync(target)) {
    throw fail("The file doesn't exist.", `Copy ${page} there and translate it.`);
  }
  if (!fs.existsSync(source)) {
    throw fail(`Its source ${page} doesn't exist.`, 'Move or delete the translation.');
  }
  const text = fs.readFileSync(target, 'utf8');
  const {frontMatterText, body} = readMdx(text);
  if (frontMatterText === undefined) {
    throw fail('Missing front matter.', 'Start the page with title and description between ---.');
  }
  const sections = readSections(fs.readFileSync(source, 'utf8'));
  const unknown = ids.find((id) => !sections.some((section) => section.ids.includes(id)));
  if (unknown !== undefined) {
    throw fail(
      `Unknown section "${unknown}" of ${page}.`,
      `Use one of ${sections.map(({id}) => id).join(', ')}.`,
    );
  }
  const done = sections.filter(
    ({ids: all}) => ids.length === 0 || all.some((id) => ids.includes(id)),
  );
  const ownIds = readSections(text).flatMap(({ids}) => ids);
  const lost = done.find(({ids}) => !ids.some((id) => ownIds.includes(id)));
  if (lost) {
    throw fail(
      `Missing section "${lost.id}".`,
      `Translate "## ${lost.title}" and end its heading with \`{/* #${lost.id} */}\`.`,
    );
  }
  const old = readIfValid<SectionRecord>({}, () => readRecordOf(name, text));
  const lines = sections.flatMap((section) => {
    const hash = done.includes(section) ? section.hash : old[findRecorded(section, old)];
    return hash ? [`  ${section.id}: '${hash}'`] : [];
  });
  const kept = frontMatterText.replace(/^translated:.*(?:\n[ \t]+.*)*\n?/m, '').trimEnd();
  fs.writeFileSync(target, `---\n${[kept, 'translated:', ...lines].join('\n')}\n---\n${body}`);
  return done.map(({id}) => id);
}
