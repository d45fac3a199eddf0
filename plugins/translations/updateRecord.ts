import fs from 'node:fs';
import path from 'node:path';
import {SOURCE_LANGUAGE} from '../../site/languages/shared';
import {CURRENT} from '../../site/versions/shared';
import {readMdx} from '../../site/mdx/readMdx';
import {findRecorded, readRecordOf, type SectionRecord} from './compareSections';
import {HOMES, readPageFile} from '../../site/pages/pageFiles';
import {readSections} from '../../site/mdx/readSections';

function readOldRecord(text: string): SectionRecord {
  try {
    return readRecordOf(text);
  } catch {
    return {};
  }
}

/** The one translation of a page that is named by its own path below its folder, `react-charts/bars/index.mdx`. */
function findTranslation(siteDir: string, page: string): string | undefined {
  const found = fs
    .readdirSync(path.join(siteDir, 'i18n'), {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && page !== '')
    .flatMap(({name}) => HOMES.map(({translations}) => `i18n/${name}/${translations}/${page}`))
    .filter((file) => fs.statSync(path.join(siteDir, file), {throwIfNoEntry: false})?.isFile());
  return found.length === 1 ? found[0] : undefined;
}

/**
 * Marks sections of a translated page as done: it was made from what its source says now. Without `ids` all sections are.
 *
 * @param file relative to the site, or the page's own path where it is translated into one language
 * @returns the ids that were marked
 * @throws one line that names the file and the fix
 */
export function updateRecord(siteDir: string, file: string, ids: readonly string[] = []): string[] {
  const given = path.relative(siteDir, path.resolve(siteDir, file)).split(path.sep).join('/');
  const name = findTranslation(siteDir, given) ?? given;
  const known = readPageFile(name);
  if (known?.version !== CURRENT || known.language === SOURCE_LANGUAGE) {
    throw new Error(
      `${name || '(no file)'} is not a translated page: name one in ${HOMES.map(
        ({translations}) => `i18n/<language>/${translations}/`,
      ).join(' or ')}.`,
    );
  }
  const page = known.source;
  const target = path.join(siteDir, name);
  const source = path.join(siteDir, page);
  if (!fs.existsSync(target)) {
    throw new Error(`${name} is not there: copy ${page} to it and translate it.`);
  }
  if (!fs.existsSync(source)) {
    throw new Error(`${name} translates ${page}, which is not there: move or delete it.`);
  }
  const text = fs.readFileSync(target, 'utf8');
  const {frontMatterText, body} = readMdx(text);
  if (frontMatterText === undefined) {
    throw new Error(
      `${name} has no front matter: begin it with title and description between ---.`,
    );
  }
  const sections = readSections(fs.readFileSync(source, 'utf8'));
  const unknown = ids.find((id) => !sections.some((section) => section.ids.includes(id)));
  if (unknown !== undefined) {
    throw new Error(
      `${name}: ${page} has no section "${unknown}"; it has ${sections.map(({id}) => id).join(', ')}.`,
    );
  }
  const done = sections.filter(
    ({ids: all}) => ids.length === 0 || all.some((id) => ids.includes(id)),
  );
  const own = readSections(text).flatMap(({ids}) => ids);
  const lost = done.find(({ids}) => !ids.some((id) => own.includes(id)));
  if (lost) {
    throw new Error(
      `${name} has no section "${lost.id}": translate "## ${lost.title}" and end its heading with {/* #${lost.id} */}.`,
    );
  }
  const old = readOldRecord(text);
  const lines = sections.flatMap((section) => {
    const hash = done.includes(section) ? section.hash : old[findRecorded(section, old)];
    return hash ? [`  ${section.id}: '${hash}'`] : [];
  });
  const kept = frontMatterText.replace(/^translated:.*(?:\n[ \t]+.*)*\n?/m, '').trimEnd();
  fs.writeFileSync(target, `---\n${[kept, 'translated:', ...lines].join('\n')}\n---\n${body}`);
  return done.map(({id}) => id);
}
