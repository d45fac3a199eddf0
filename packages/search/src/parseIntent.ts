import type {IndexedProduct} from './indexFormat';
import {wordsOf, wordsOfQuestion} from './words';

/** Topic of a question, apart from its words. */
export interface Intent {
  /** The question without the name of a product, unless it contains nothing else. */
  text: string;
  /** The product that the question names. */
  product?: string;
  /** `true` if the question is about another version: changes, removed names, or how to upgrade. */
  isUpgrade: boolean;
  /** The major version that the question names; the highest if it names several. */
  version?: number;
}

/** Patterns for products that questions name in other ways than by their label. */
const SPECIAL_PATTERNS: Readonly<Record<string, RegExp>> = {
  'date-pickers':
    /(?<!\p{L})(?:[Dd]ate (?:and time )?|@mui\/x-date-)?(?:Pickers|pickers)(?!\p{L})|(?<!\p{L}|[Tt]ime )(?:[Dd]ate [Pp]icker|datepickers?)(?!\p{L})/u,
};

/**
 * Returns a pattern for the ways to write a product in a question: its label ("Data Grid", "data
 * grids", "datagrid"), its packages ("@mui/x-data-grid-pro", "x-data-grid"), and, within a
 * sentence, its main component (`DataGrid` or `DataGridPro`).
 */
function toPattern({name, label}: IndexedProduct): RegExp {
  const eitherCase = label.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
  const together = label.replaceAll(' ', '');
  return new RegExp(
    `(?<!\\p{L})(?:(?:@mui/)?x-${name}(?:-pro|-premium)?|(?:${eitherCase}|${together.toLowerCase()})s?|${together}(?:Pro|Premium)?)(?!\\p{L})`,
    'u',
  );
}

/** Matches "tree" in "tree item" and "tree nodes", which refer to the Tree View. */
const TREE_IN_NAME = /(?<!\p{L})[Tt]ree(?= (?:items?|nodes?)(?!\p{L}))/u;

/** Patterns for the Chinese names of products, which have more variants than their labels. */
const PRODUCT_IN_CHINESE = [
  ['x-data-grid', /数据表格|数据网格|表格/u],
  ['x-date-pickers', /日期(?:和?时间)?选择(?:器|组件)/u],
  ['x-charts', /图表/u],
  ['x-tree-view', /树形?(?:控件|视图|组件)/u],
] as const;

/** The ids of products, each with a pattern for its names in questions. */
export type ProductWords = readonly (readonly [id: string, words: RegExp])[];

/**
 * Returns patterns for the names of products in questions. These names are separated from the rest
 * of a question because the main component has the same name as its product, and its rows would
 * match any question that names the product.
 */
export const wordsOfProducts = (products: readonly IndexedProduct[]): ProductWords => [
  ...products.map(
    (product) => [product.id, SPECIAL_PATTERNS[product.name] ?? toPattern(product)] as const,
  ),
  ['x-tree-view', TREE_IN_NAME],
  ...PRODUCT_IN_CHINESE,
];

/** Name of the vendor, which is redundant next to the name of a product. */
const VENDOR = /(?<!\p{L})material[ -]?ui(?!\p{L})/giu;

/**
 * Matches words that show that a question is about another version, but not what changed in it:
 * "removed", "migrate to".
 */
const UPGRADE =
  /(?<!\p{L})(?:(?:what )?(?:replace[sd]|renamed)(?: by(?: what)?| to)?|removed(?: what to use)?|deprecated|migrate|migrated|migrating|migration|(?:after |before )?(?:the |an )?(?:upgrade|upgraded|upgrading|update|updated|updating) (?:from|to)(?= v?\d)|upgrade|upgraded|upgrading|breaking changes?|codemods?|not found|(?:is |are )?gone|does not exist|disappeared|no longer|any ?more|signature changed)(?!\p{L})|迁移|升级/giu;

/** Matches a major version and the preposition before it. */
const VERSION = /(?<!\p{L})(?:(?:in|to|from|since|after) )?(?:v|version )([4-9])(?![\p{L}\d.])/giu;

export const GRID = 'x-data-grid';

/** Words that place another component inside a grid. */
const IN_GRID = /(?<!\p{L})(?:grids?|rows?|cells?)(?!\p{L})|表格|单元格/iu;

/**
 * Parses the topic of a question.
 *
 * @param products patterns for the names of products
 * @param isKind returns `true` if a word names a kind of API names, like `prop`
 */
export function parseIntent(
  question: string,
  products: ProductWords,
  isKind: (word: string) => boolean,
): Intent {
  const versions = Array.from(question.matchAll(VERSION), ([, version]) => Number(version));
  const upgrade = {
    isUpgrade: versions.length > 0 || question.search(UPGRADE) >= 0,
    ...(versions.length > 0 && {version: Math.max(...versions)}),
  };
  for (const [product, words] of products) {
    const [named] = words.exec(question) ?? [];
    if (named) {
      const nameWords = wordsOf(named);
      const hasOtherWords = wordsOfQuestion(question).some(
        (word) => !nameWords.includes(word) && !isKind(word),
      );
      const rest = question.replace(named, ' ').replace(VENDOR, ' ').trim();
      // "Date picker in a cell" is about the grid.
      const isInGrid = product !== GRID && IN_GRID.test(rest);
      return hasOtherWords && !isInGrid
        ? {...upgrade, text: rest, product}
        : {...upgrade, text: question};
    }
  }
  return {...upgrade, text: question};
}

/** Removes the words that show that a question is about another version. */
export const removeUpgradeWords = (question: string): string =>
  question.replace(UPGRADE, ' ').replace(VERSION, ' ').replace(/\s+/g, ' ').trim();

/** Patterns for words that usually refer to a single product. */
const HINTS: ProductWords = [
  [
    GRID,
    /(?<!\p{L})(?:(?:data|ag)?(?:grids?|tables?)|rows?|columns?|cells?|tree[ -]data)(?!\p{L})|表格|单元格|[行列]/iu,
  ],
  [
    'x-charts',
    /(?<!\p{L})(?:\p{L}*charts?|chart\.?js|graphs?|plots?|series|ax[ie]s|legends?|pies?|donuts?|gauges?|slices?|(?<!(?:action|app|filter|menu|progress|scroll|search|side|status|tool|top) )bars?)(?!\p{L})|图表|[图轴]/iu,
  ],
  [
    'x-date-pickers',
    /(?<!\p{L})(?:dates?|times?|days?|months?|years?|weeks?|\p{L}*pickers?|calendars?|clocks?)(?!\p{L})|日期|时间|日历/iu,
  ],
  ['x-tree-view', /(?<!\p{L})tree(?:view|item|node)?s?(?!\p{L})|树|节点/iu],
];

/**
 * Returns the ids of the products that the words of a question suggest. Parts of names count too:
 * `TreeItem` suggests the Tree View. A question about a chart in a table suggests two products.
 */
export function hintsOf(question: string): Set<string> {
  const separated = question.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const hinted = new Set(HINTS.flatMap(([id, words]) => (words.test(separated) ? [id] : [])));
  // A tree with rows is a feature of the grid: tree data.
  if (hinted.has(GRID) && !TREE_PARTS.test(separated)) {
    hinted.delete('x-tree-view');
  }
  return hinted;
}

/**
 * Matches parts that only the Tree View has. Other questions about trees may be about tree data in
 * the grid.
 */
const TREE_PARTS =
  /(?<!\p{L})tree ?(?:views?|items?|nodes?)(?!\p{L})|节点|树形?(?:控件|视图|组件)/iu;

/** Path of the page about new features. */
export const NEWS_PAGE = 'whats-new/';

/** Path of the page that links to all migration guides. */
export const UPGRADE_PAGE = 'migration/upgrade/';

/** Returns the id of the product whose upgrade a page describes. */
export function upgradeOf(path: string, products: readonly IndexedProduct[]): string | undefined {
  const [, name] = /^migration\/migration-([a-z-]+?)-(?:v\d|lab)/.exec(path) ?? [];
  return products.find(({guideName}) => guideName === name)?.id;
}
