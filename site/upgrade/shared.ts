import type {ProductName} from '../products/shared';
import type {PaidPlan} from '../plans/shared';
import type {HistoryKind} from '@mui-x-docs/api-extractor/types';

/** The version that code of `@mui/lab` is on: older than the first major of a product. */
export const LAB = 0;

/** A section of a migration guide: one change, or a few that belong together. */
export interface UpgradeSection {
  /** Its id in the guide. */
  id: string;
  text: string;
  plan?: PaidPlan;
}

/** A migration guide with the sections that tell changes. Majors are numbers; `LAB` is `@mui/lab`. */
export interface UpgradeGuide {
  product: ProductName;
  from: number;
  to: number;
  /** Address of the guide. */
  page: string;
  title: string;
  sections: UpgradeSection[];
}

/** A change with what has to be in somebody's code to be concerned by it. */
export interface UpgradeChange extends UpgradeSection {
  /**
   * The names that the change is about. Of one that is several words (`slotProps legend`) all have to be there. Without
   * this list no code shows whether it is concerned; with an empty one the names that are gone show it.
   */
  names?: string[];
  /** The components that the change is shown with. */
  components?: string[];
  /** Whether types and compilers pass over it. */
  isBehavior?: boolean;
  /** Whether it is about packages, their installation and codemods, which concerns everybody. */
  isInstallation?: boolean;
}

/** A name that is gone in a major. */
export interface GoneName {
  name: string;
  kind: HistoryKind;
  /** The components and interfaces that it belonged to; none where it was imported. */
  owners?: string[];
  /** The section of the guide that tells of it. */
  section?: string;
}

/** All of one guide that the assistant looks into. */
export interface UpgradeStep extends Omit<UpgradeGuide, 'product' | 'sections'> {
  changes: UpgradeChange[];
  gone: GoneName[];
  /** The id of the table with all names that are gone. */
  table?: string;
}

/** What is fetched when a reader chooses a product. */
export interface UpgradeData {
  product: ProductName;
  steps: UpgradeStep[];
}

/** What code refers to. */
export interface CodeNames {
  /** Identifiers, and the class names of components that stand in strings. */
  identifiers: Set<string>;
  /** Packages and their sub-paths. */
  paths: Set<string>;
  /** Whether it is imports and nothing else: which props are used is not to be seen. */
  isImportList: boolean;
}

/** `dataSource`, `DataGrid`, `unstable_foo`, `UTC_OFFSET`: what nobody writes but to name that very thing. */
export const isDistinctive = (word: string): boolean => /[a-z0-9$][A-Z]|.[_/-]/.test(word);

/** What matters of code: comments, the beginnings and ends of strings and templates, names and numbers. */
const TOKEN = /\/\/.*|\/\*[^]*?(?:\*\/|$)|['"`{}]|[a-z_$][\w$]*|\d[\w.]*/gi;
/** The text of a template literal up to its end or to its next expression. */
const TEMPLATE_TEXT = /(?:[^`\\$]|\\[^]|\$(?!\{))*/y;
const CLASS = /\bMui[A-Z]\w*(?:-\w+)*/g;

/** Finds the end of a string that begins at a place, or nothing where its line ends before: that was an apostrophe. */
function createFindEnd(code: string): (start: number) => number | undefined {
  /** Up to where there is no end for a quote: lines may be as long as the code. */
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
 * The names in TypeScript or JavaScript, JSX too, complete or in pieces. Comments and the text of strings are passed
 * over, except for packages of MUI and class names. Takes time in proportion to the length of the code, whatever it is.
 */
export function readNames(code: string): CodeNames {
  const identifiers = new Set<string>();
  const paths = new Set<string>();
  const findEnd = createFindEnd(code);
  const token = new RegExp(TOKEN);
  const templateText = new RegExp(TEMPLATE_TEXT);
  /** For each template literal around the place: how many braces are open in its expression. */
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
