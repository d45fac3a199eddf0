import type {ProductName} from '../products/shared';
import type {PaidPlan} from '../plans/shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** The version of code that uses `@mui/lab`: lower than the first major of any product. */
export const LAB = 0;

/** A section of a migration guide: one change, or several related ones. */
export interface UpgradeSection {
  /** Its id in the guide. */
  id: string;
  text: string;
  plan?: PaidPlan;
  /** `true` if a codemod makes the change. */
  codemod?: true;
}

/**
 * A migration guide with the sections that describe changes. Majors are numbers; `LAB` is
 * `@mui/lab`.
 */
export interface UpgradeGuide {
  product: ProductName;
  from: number;
  to: number;
  /** Path of the guide. */
  page: string;
  title: string;
  sections: UpgradeSection[];
}

/** A change, with the names that code must contain to be affected. */
export interface UpgradeChange extends UpgradeSection {
  /**
   * The names that the change is about. If one has several words (`slotProps legend`), all must
   * occur. If the list is absent, no code shows whether it's affected; if it's empty, only the
   * removed names do.
   */
  names?: string[];
  /** The components in the examples of the change. */
  components?: string[];
  /** `true` if types and compilers don't detect the change. */
  isBehavior?: boolean;
  /** `true` if it's about packages, their installation, and codemods, which affects everyone. */
  isInstallation?: boolean;
}

/** A name that a major has removed. */
export interface RemovedName {
  name: string;
  kind: HistoryKind;
  /** The components and interfaces that it belonged to; absent for imports. */
  owners?: string[];
  /** The section of the guide that describes it. */
  section?: string;
}

/** The complete data of a guide for the assistant. */
export interface UpgradeStep extends Omit<UpgradeGuide, 'product' | 'sections'> {
  changes: UpgradeChange[];
  removed: RemovedName[];
  /** The id of the table with all removed names. */
  table?: string;
}

/** The data that is fetched when a user chooses a product. */
export interface UpgradeData {
  product: ProductName;
  steps: UpgradeStep[];
}

/** The names that some code refers to. */
export interface CodeNames {
  /** Identifiers, and class names of components in strings. */
  identifiers: Set<string>;
  /** Packages and their subpaths. */
  paths: Set<string>;
  /** `true` if the code only consists of imports, so the used props can't be determined. */
  isImportList: boolean;
}

/**
 * Returns whether a word is specific enough to be a name: `dataSource`, `DataGrid`, `unstable_foo`,
 * `UTC_OFFSET`.
 */
export const isDistinctive = (word: string): boolean => /[a-z0-9$][A-Z]|.[_/-]/.test(word);

/**
 * Matches the relevant tokens of code: comments, delimiters of strings and templates, names, and
 * numbers.
 */
const TOKEN = /\/\/.*|\/\*[^]*?(?:\*\/|$)|['"`{}]|[a-z_$][\w$]*|\d[\w.]*/gi;
/** Matches the text of a template literal up to its end or its next expression. */
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[^]|\$(?!\{))*/y;
const CLASS = /\bMui[A-Z]\w*(?:-\w+)*/g;

/**
 * Creates a function that finds the end of a string; `undefined` if its line ends before, in which
 * case it was an apostrophe.
 */
function createFindEnd(code: string): (start: number) => number | undefined {
  /**
   * By quote, the position up to which there is no end, because lines can be as long as the code.
   */
  const openUntil = new Map<string, number>();
  return (start) => {
    const quote = code[start] ?? '';
    if (start < (openUntil.get(quote) ?? 0)) {
      return undefined;
    }
    let index = start + 1;
    for (; index < code.length && code[index] !== '\n'; index += 1) {
      if (code[index] === '\\') {
        index += 1;
      } else if (code[index] === quote) {
        return index;
      }
    }
    openUntil.set(quote, index);
    return undefined;
  };
}

/**
 * Returns the names in TypeScript or JavaScript, including JSX, complete or in fragments. Skips
 * comments and strings, except for MUI packages and class names. Takes linear time for any input.
 */
export function readNames(code: string): CodeNames {
  const identifiers = new Set<string>();
  const paths = new Set<string>();
  const findEnd = createFindEnd(code);
  const token = new RegExp(TOKEN);
  const templateText = new RegExp(TEMPLATE_TEXT);
  /** For each surrounding template literal: the number of open braces in its expression. */
  const templates: number[] = [];
  let isImporting = false;
  let importCount = 0;
  let otherCount = 0;

  const readText = (text: string) => {
    if (/^@(mui|material-ui)\/[\w./-]+$/.test(text)) {
      paths.add(text);
    }
    for (const [name] of text.matchAll(CLASS)) {
      identifiers.add(name);
    }
  };
  const readTemplate = () => {
    templateText.lastIndex = token.lastIndex;
    const [text = ''] = templateText.exec(code) ?? [];
    readText(text);
    const end = token.lastIndex + text.length;
    if (code[end] === '$') {
      templates.push(0);
      token.lastIndex = end + 2;
    } else {
      token.lastIndex = end + 1;
    }
  };

  for (let match = token.exec(code); match; match = token.exec(code)) {
    const [word] = match;
    const depth = templates.at(-1);
    if (word === '"' || word === "'") {
      const end = findEnd(match.index);
      if (end !== undefined) {
        readText(code.slice(match.index + 1, end));
        token.lastIndex = end + 1;
      }
      isImporting = false;
    } else if (word === '`') {
      readTemplate();
    } else if (word === '}' && depth === 0) {
      templates.pop();
      readTemplate();
    } else if (word === '{' || word === '}') {
      if (depth !== undefined) {
        templates[templates.length - 1] = depth + (word === '{' ? 1 : -1);
      }
    } else if (word === 'import') {
      isImporting = true;
      importCount += 1;
    } else if (/^[a-z_$]/i.test(word)) {
      identifiers.add(word);
      otherCount += isImporting ? 0 : 1;
    }
  }
  return {identifiers, paths, isImportList: importCount > 0 && otherCount === 0};
}
