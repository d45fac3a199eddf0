/** Files about the names in the code of a page, which the build writes and the browser reads. */

/** A name of MUI X: a component, prop, option, hook, event, or type. */
export interface NameCard {
  name: string;
  /** The component or interface that it belongs to. */
  owner?: string;
  /** Path of its API row, or of the section of a guide that describes it. */
  href: string;
  /** Its type in one line. */
  type?: string;
  default?: string;
  plan?: 'pro' | 'premium';
  /** The release that added it, such as `8.5`. */
  since?: string;
  /** The first sentence of its doc comment, as Markdown. */
  text?: string;
}

/** The names in a text, in order: line and column (from 0), and the index of the card. */
export type NamePositions = readonly (readonly [line: number, column: number, card: number])[];

/** A text on a page with its names. */
export interface NamedText {
  /** The demo that it belongs to; absent for a code block. */
  demo?: string;
  /** Its hash, see `hashText`. */
  hash: string;
  names: NamePositions;
}

/** The content of a page's file. */
export interface PageNames {
  cards: NameCard[];
  texts: NamedText[];
  /** The card of each API link on the page, by its path. */
  links: Record<string, number>;
}

/** A class on an element of a component, and the slot that renders the element. */
export interface PartCard {
  /** The class in the DOM, without the dot. */
  className: string;
  /** The class or slot as in the API reference. */
  name: string;
  /** The component. */
  owner: string;
  /** Path of its API row. */
  href: string;
  /** The first sentence of its doc comment, as Markdown. */
  text?: string;
  /** The slot, if it can be replaced and receives `slotProps`. */
  slot?: string;
}

/** The parts of a product's components, by class. */
export type PartCards = Readonly<Record<string, PartCard>>;

/** Returns the path of the file with the parts of a product. */
export const partsPath = (product: string): string => `${NAMES_FOLDER}/parts/${product}.json`;

/**
 * The rows, pages, demos, and sections that need a later release than the first of the major, by
 * minor. They're URLs below the docs root: `react-charts/bars/#BasicBars`.
 */
export type Minimums = Readonly<Record<string, readonly string[]>>;

/** The folder with the files of all pages. */
export const NAMES_FOLDER = '/x/code-names';

/**
 * Returns the path of a page's file, from the page's path without the language:
 * `/x/react-charts/bars/`.
 */
export const namesPath = (page: string): string =>
  `${NAMES_FOLDER}${page.slice('/x'.length, -1)}.json`;

/** The path of the file with the releases that parts of the docs need. */
export const MINIMUMS_FILE = `${NAMES_FOLDER}/minimums.json`;

/** Returns a hash of 32 bits of a text (FNV-1a), without its trailing white space. */
export function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (const unit of text.trimEnd()) {
    hash = Math.imul(hash ^ unit.codePointAt(0)!, 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** The path of the file with the paths of all API rows by owner and name. A page has no name. */
export const ROWS_FILE = `${NAMES_FOLDER}/rows.json`;
