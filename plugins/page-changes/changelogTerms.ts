import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import {BuildProblemError, createError, type Problem} from '../../site/problems/problemStore';
import {PRODUCT_NAMES, type ProductName} from '../../site/products/shared';

/** The file of the terms, relative to the project root. */
const TERMS_FILE = 'plugins/page-changes/changelogTerms.yaml';

/** Terms that connect lines of the changelog with pages. */
export interface ChangelogTerms {
  /** Terms of lines that no page lists. */
  internal: readonly RegExp[];
  /** Words that don't distinguish pages, separated by spaces. */
  generic: Readonly<Partial<Record<ProductName | 'all', string>>>;
  /** Terms with the words that replace them. */
  synonyms: readonly (readonly [RegExp, string])[];
  /** Guides about terms that their titles and headings don't contain. */
  guides: readonly {
    terms: RegExp;
    paths: readonly string[];
    /** `true` if no other guide lists a line with these terms. */
    only: boolean;
  }[];
}

interface TermsYaml {
  internal: string[];
  generic: Record<string, string>;
  synonyms: Record<string, string>;
  guides: {terms: string; paths: string[]; only?: boolean}[];
}

/** Creates a problem at the first line of a file that contains an entry. */
function createProblem(text: string, entry: string, message: string, fix: string): Problem {
  const index = text.split('\n').findIndex((line) => !/^\s*#/.test(line) && line.includes(entry));
  return {file: TERMS_FILE, ...(index >= 0 && {line: index + 1}), message, fix};
}

/**
 * Parses the terms.
 *
 * @throws BuildProblemError for invalid YAML, regular expressions, and products
 */
export function parseTerms(text: string): ChangelogTerms {
  const problems: Problem[] = [];
  const createPattern = (terms: string, flags: string): RegExp => {
    try {
      return new RegExp(`(?<!\\w)(?:${terms})(?!\\w)`, flags);
    } catch {
      problems.push(
        createProblem(
          text,
          terms,
          `Invalid regular expression "${terms}".`,
          'Check its brackets and backslashes.',
        ),
      );
      return /^$/;
    }
  };
  let yaml: TermsYaml;
  try {
    yaml = load(text) as TermsYaml;
  } catch (error) {
    const {reason, mark} = error as {reason: string; mark: {line: number}};
    throw createError(`Invalid YAML: ${reason}.`, 'Quote terms that start with a symbol.', {
      file: TERMS_FILE,
      line: mark.line + 1,
    });
  }
  for (const name of Object.keys(yaml.generic)) {
    if (!['all', ...PRODUCT_NAMES].includes(name)) {
      const fix = `Use one of: all, ${PRODUCT_NAMES.join(', ')}.`;
      problems.push(createProblem(text, `${name}:`, `Unknown product "${name}".`, fix));
    }
  }
  const terms: ChangelogTerms = {
    internal: yaml.internal.map((one) => createPattern(one, 'i')),
    generic: yaml.generic,
    synonyms: Object.entries(yaml.synonyms).map(([one, words]) => [
      createPattern(one, 'gi'),
      words,
    ]),
    guides: yaml.guides.map(({terms: one, paths, only = false}) => ({
      terms: createPattern(one, 'i'),
      paths,
      only,
    })),
  };
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
  return terms;
}

const readText = (): string =>
  fs.readFileSync(path.join(__dirname, path.basename(TERMS_FILE)), 'utf8');

export const CHANGELOG_TERMS = parseTerms(readText());

/**
 * Rejects paths that no guide has.
 *
 * @throws BuildProblemError
 */
export function checkTermPaths(guidePaths: readonly string[]): void {
  const paths = CHANGELOG_TERMS.guides.flatMap((guide) => guide.paths);
  const unknown = paths.filter((guidePath) => !guidePaths.includes(guidePath));
  // Tests and previews only build some of the pages.
  if (unknown.length > paths.length / 2) {
    return;
  }
  const problems = unknown.map((guidePath) =>
    createProblem(
      readText(),
      guidePath,
      `Unknown guide "${guidePath}".`,
      'Fix its path or remove it.',
    ),
  );
  if (problems.length > 0) {
    throw new BuildProblemError(problems);
  }
}
