import type {IndexedProduct} from './indexFormat';
import {wordsOf, wordsOfQuestion} from './words';

/** Topic of a question, apart from its words. */
export interface Intent {
  /** The question without the name of a product, where it asks for more than that. */
  asked: string;
  /** The product that it names. */
  product?: string;
  /** It is about another version: what changed, what is gone, how to upgrade. */
  isUpgrade: boolean;
  /** The major version that it names; of several, the highest. */
  version?: number;
}

/** Products whose name in words takes other forms than that of their label. */
const OWN_WORDS: Readonly<Record<string, RegExp>> = {
  'date-pickers':
    /(?<!\p{L})(?:[Dd]ate (?:and time )?|@mui\/x-date-)?(?:Pickers|pickers)(?!\p{L})|(?<!\p{L}|[Tt]ime )(?:[Dd]ate [Pp]icker|datepickers?)(?!\p{L})/u,
};

/**
 * How a product is written in a question: its label, "Data Grid", "data grids", "datagrid"; its packages, "@mui/x-data-grid-pro",
 * "x-data-grid"; and in a sentence its component of that name, `DataGrid` or `DataGridPro`.
 */
function toWords({name, label}: IndexedProduct): RegExp {
  const eitherCase = label.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);
  const together = label.replaceAll(' ', '');
  return new RegExp(
    `(?<!\\p{L})(?:(?:@mui/)?x-${name}(?:-pro|-premium)?|(?:${eitherCase}|${together.toLowerCase()})s?|${together}(?:Pro|Premium)?)(?!\\p{L})`,
    'u',
  );
}

/** "tree item", "tree nodes": what the Tree View is made of, named with it. */
const TREE = /(?<!\p{L})[Tt]ree(?= (?:items?|nodes?)(?!\p{L}))/u;

/** The same in Chinese, where a product has more names than that of its label. */
const PRODUCT_IN_CHINESE = [
  ['x-data-grid', /数据表格|数据网格|表格/u],
  ['x-date-pickers', /日期(?:和?时间)?选择(?:器|组件)/u],
  ['x-charts', /图表/u],
  ['x-tree-view', /树形?(?:控件|视图|组件)/u],
] as const;

/** The ids of products, each with how a question names it. */
export type ProductWords = readonly (readonly [id: string, words: RegExp])[];

/**
 * Returns how questions name the products. The main component of a product has the same name, and its rows would answer whatever
 * else the question contains.
 */
export const wordsOfProducts = (products: readonly IndexedProduct[]): ProductWords => [
  ...products.map((product) => [product.id, OWN_WORDS[product.name] ?? toWords(product)] as const),
  ['x-tree-view', TREE],
  ...PRODUCT_IN_CHINESE,
];

/** Name of the vendor, which is redundant next to the name of a product. */
const FAMILY = /(?<!\p{L})material[ -]?ui(?!\p{L})/giu;

/** Words of a question about another version, which say nothing of what changed there. */
const UPGRADE =
  /(?<!\p{L})(?:(?:what )?(?:replace[sd]|renamed)(?: by(?: what)?| to)?|removed(?: what to use)?|deprecated|migrate|migrated|migrating|migration|(?:after |before )?(?:the |an )?(?:upgrade|upgraded|upgrading|update|updated|updating) (?:from|to)(?= v?\d)|upgrade|upgraded|upgrading|breaking changes?|codemods?|not found|(?:is |are )?gone|does not exist|disappeared|no longer|any ?more|signature changed)(?!\p{L})|迁移|升级/giu;

/** A version, and what leads to it. */
const VERSION = /(?<!\p{L})(?:(?:in|to|from|since|after) )?(?:v|version )([4-9])(?![\p{L}\d.])/giu;

export const GRID = 'x-data-grid';

/** Words that place another component inside a grid. */
const IN_GRID = /(?<!\p{L})(?:grids?|rows?|cells?)(?!\p{L})|表格|单元格/iu;

/**
 * Parses the topic of a question.
 *
 * @param products how questions name the products
 * @param isKind returns whether a word names a kind of API names, like `prop`
 */
export function parseIntent(
  question: string,
  products: ProductWords,
  isKind: (word: string) => boolean,
): Intent {
  const versions = Array.from(question.matchAll(VERSION), ([, version]) => Number(version));
  const about = {
    isUpgrade: versions.length > 0 || question.search(UPGRADE) >= 0,
    ...(versions.length > 0 && {version: Math.max(...versions)}),
  };
  for (const [product, words] of products) {
    const [named] = words.exec(question) ?? [];
    if (named) {
      const ofName = wordsOf(named);
      const asksMore = wordsOfQuestion(question).some(
        (word) => !ofName.includes(word) && !isKind(word),
      );
      const rest = question.replace(named, ' ').replace(FAMILY, ' ').trim();
      // "Date picker in a cell" is about the grid.
      const isInGrid = product !== GRID && IN_GRID.test(rest);
      return asksMore && !isInGrid ? {...about, asked: rest, product} : {...about, asked: question};
    }
  }
  return {...about, asked: question};
}

/** A question without the words that say that it is about another version. */
export const leaveOutUpgrade = (question: string): string =>
  question.replace(UPGRADE, ' ').replace(VERSION, ' ').replace(/\s+/g, ' ').trim();

/** Words that only one product has something to do with, and what it is. */
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
  ['x-tree-view', /(?<!\p{L})(?:trees?|treeview)(?!\p{L})|树|节点/iu],
];

/**
 * The products that a question has words of, those that names in it are made of included: `TreeItem`. A question about a chart in
 * a table has those of two.
 */
export function hintsOf(question: string): Set<string> {
  const said = question.replace(/(\p{Ll})(?=\p{Lu})/gu, '$1 ');
  const hinted = new Set(HINTS.flatMap(([id, words]) => (words.test(said) ? [id] : [])));
  // A tree of rows is one of a grid.
  if (hinted.has(GRID) && !TREE_PARTS.test(said)) {
    hinted.delete('x-tree-view');
  }
  return hinted;
}

/** Features that only the Tree View has; other questions about trees may mean those of a grid. */
const TREE_PARTS =
  /(?<!\p{L})tree ?(?:views?|items?|nodes?)(?!\p{L})|节点|树形?(?:控件|视图|组件)/iu;

/** The page that tells what is new. */
export const NEWS_PAGE = 'whats-new/';

/** The page that leads to all migration guides. */
export const UPGRADE_PAGE = 'migration/upgrade/';

/** Whose upgrade a page describes. */
export function upgradeOf(path: string, products: readonly IndexedProduct[]): string | undefined {
  const [, name] = /^migration\/migration-([a-z-]+?)-(?:v\d|lab)/.exec(path) ?? [];
  return products.find(({guideName}) => guideName === name)?.id;
}
