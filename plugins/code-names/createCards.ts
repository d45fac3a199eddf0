import fs from 'node:fs';
import path from 'node:path';
import {EXPORTS_FILE, listRows, type ApiPageData, type ApiRow} from '../../site/api/shared';
import {PRODUCT_NAMES, type ProductName} from '../../site/products/shared';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {ApiExport} from '@mui-x-docs/api-extractor/types';
import type {FoundName} from './resolveNames';
import type {NameCard, PartCard} from './shared';

/** A guide, which may describe exports that have no API page. */
export interface NamedGuide {
  path: string;
  area: ProductName | undefined;
  headings: readonly {text: string; ids: readonly string[]}[];
  prose: string;
  /** The code of all demos and code blocks. */
  code: string;
  /** The lists of the grid's API on the page. */
  lists: readonly ApiPageData[];
}

/** The cards of all names that the site describes. */
export interface Cards {
  /** Returns the card of a resolved name; `undefined` if nothing on the site describes it. */
  describe: (found: FoundName) => NameCard | undefined;
  /** The cards of the rows of the API reference by their paths. */
  byPath: ReadonlyMap<string, NameCard>;
  /** The parts of each product's components, by class. */
  parts: ReadonlyMap<ProductName, Record<string, PartCard>>;
}

/** Patterns of the interfaces that the page of another interface documents. */
const SHARED_INTERFACE_PAGES: readonly (readonly [RegExp, string])[] = [
  [/^Grid\w*Api(?:Community|Pro|Premium|Common)?$/, 'GridApi'],
  [/^GridBaseColDef$/, 'GridColDef'],
];

/** Maximum length of a type on a card. */
const MAX_LENGTH = 120;

/** Returns the first sentence of a doc comment in one line, without links. */
export function firstSentence(doc: string): string {
  const text = doc
    .replace(/\n\s*\n[^]*/, '')
    .replaceAll(/\[\[([^\]]+)\]\]/g, '`$1`')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return /^.*?[.!?](?<!\b(?:e\.g|i\.e|etc|vs)\.)(?=\s|$)/.exec(text)?.[0] ?? text;
}

type RawCard = {[Key in keyof NameCard]: NameCard[Key] | undefined} & {name: string; href: string};

/** Creates a card with one sentence and a type of limited length, without empty fields. */
function createCard({type, text, ...rest}: RawCard): NameCard {
  const card = {
    ...rest,
    type: type && (type.length <= MAX_LENGTH ? type : `${type.slice(0, MAX_LENGTH - 1)}…`),
    text: text && firstSentence(text),
  };
  return Object.fromEntries(Object.entries(card).filter(([, value]) => value)) as NameCard &
    Record<string, string>;
}

/** Lists the owners that may document a member, and the pages that document them. */
const listPages = (owners: readonly string[]): string[] =>
  owners.flatMap((owner) => [
    owner,
    ...SHARED_INTERFACE_PAGES.flatMap(([pattern, page]) => (pattern.test(owner) ? page : [])),
    ...(owner.endsWith('Props') ? [owner.slice(0, -'Props'.length)] : []),
  ]);

/** Types of TypeScript around the one that documents a member. */
const UTILITY = /^(?:Partial|Required|Readonly|Pick|Omit|Record|Exclude|Extract)$/;

/** Removes the mark of a preview, which the name in the API reference doesn't have. */
const toStable = (name: string): string => name.replace(/^unstable_/i, '');

const WORD = /[A-Za-z_$][\w$]{2,}/g;

/** Scores by kind of mention: a heading is about the name, a sentence explains it, code uses it. */
const WEIGHTS = {heading: 20, text: 3, code: 1};

/**
 * Returns a function that finds the section or guide of a product that describes a name best;
 * `undefined` if none mentions it.
 */
function indexMentions(
  guides: readonly NamedGuide[],
): (area: ProductName, name: string) => string | undefined {
  /** The scores of paths by `<area> <name>`. */
  const scores = new Map<string, Map<string, number>>();
  for (const {path: page, area, headings, prose, code} of guides) {
    const count = (text: string, target: string, weight: number): void => {
      for (const [word] of text.matchAll(WORD)) {
        const key = `${area} ${word}`;
        const paths = scores.get(key) ?? new Map<string, number>();
        scores.set(key, paths.set(target, (paths.get(target) ?? 0) + weight));
      }
    };
    headings.forEach(({text, ids}) => count(text, `${page}#${ids[0]}`, WEIGHTS.heading));
    count((prose.match(/`[^`\n]+`/g) ?? []).join(' '), page, WEIGHTS.text);
    // Pages with many demos aren't about what all of them import.
    count([...new Set(code.match(WORD))].join(' '), page, WEIGHTS.code);
  }
  return (area, name) =>
    [...(scores.get(`${area} ${name}`) ?? [])].sort(([, one], [, other]) => other - one)[0]?.[0];
}

/**
 * Reads the cards of all names from the generated API pages and the guides.
 *
 * @param apiDir the folder of the generated API pages
 * @param base base path of the docs, such as `/x`
 */
export function createCards(apiDir: string, base: string, guides: readonly NamedGuide[]): Cards {
  const byPath = new Map<string, NameCard>();
  /** Cards by `<area> <page>`, and by `<area> <page> <kind> <name>`. */
  const cards = new Map<string, NameCard>();
  const exports = new Map<string, ApiExport>();
  const add = (key: string, raw: RawCard): void => {
    const card = createCard(raw);
    cards.set(key, card);
    byPath.set(card.href, card);
  };
  const parts = new Map<ProductName, Record<string, PartCard>>();
  const addPart = (
    area: ProductName,
    entry: ApiPageData['entry'],
    href: string,
    {kind, row}: ApiRow,
  ): void => {
    const className = 'className' in row ? row.className : undefined;
    // A slot may have the class of another component, which describes the part better.
    const isOwn =
      entry.kind === 'component' && entry.classes.some((one) => one.className === className);
    if (className === undefined || !isOwn || 'state' in row) {
      return;
    }
    const owner = entry.name;
    const known = parts.get(area) ?? {};
    parts.set(area, known);
    const slot = kind === 'slot' ? row.name : undefined;
    // The components of paid plans have the classes of the free one, which comes first.
    if (!known[className] || (slot && known[className].owner === owner)) {
      const text = row.description && firstSentence(row.description);
      known[className] = {
        className,
        name: row.name,
        owner,
        href,
        ...(text && {text}),
        ...(slot && {slot}),
      };
    }
  };
  const addPage = (area: ProductName, data: ApiPageData): void => {
    const {name, description, plan, since} = data.entry;
    const href = `${base}/api/${area}/${toKebabCase(name)}/`;
    add(`${area} ${name}`, {name, href, plan, since, text: description});
    addRows(area, name, href, data);
  };
  /** Adds the rows of a page, or of a list in a guide, which has no owner. */
  const addRows = (
    area: ProductName,
    owner: string | undefined,
    href: string,
    data: ApiPageData,
  ): void => {
    const {plan, since} = data.entry;
    for (const one of listRows(data)) {
      const {kind, id, row} = one;
      addPart(area, data.entry, `${href}#${id}`, one);
      add(`${area} ${owner ?? 'list'} ${kind} ${row.name}`, {
        name: row.name,
        owner,
        href: `${href}#${id}`,
        type: 'type' in row ? row.type : undefined,
        default: 'default' in row ? row.default : undefined,
        plan: ('plan' in row ? row.plan : undefined) ?? plan,
        // The members of a type are older than the type itself if packages only export it since.
        since: row.since ?? (data.entry.kind === 'component' ? since : undefined),
        text: row.description,
      });
    }
  };
  for (const area of PRODUCT_NAMES) {
    const folder = path.join(apiDir, area);
    for (const file of fs.existsSync(folder) ? fs.readdirSync(folder) : []) {
      const read = <T>() => JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8')) as T;
      const data = file.endsWith('.api.json') ? read<Partial<ApiPageData>>() : {};
      if (data.entry && !data.list) {
        addPage(area, data as ApiPageData);
      }
      if (file === EXPORTS_FILE) {
        read<ApiExport[]>().forEach((one) => exports.set(`${area} ${one.name}`, one));
      }
    }
  }

  for (const {path: href, lists} of guides) {
    lists.forEach((list) => addRows('data-grid', undefined, href, list));
  }

  const findMention = indexMentions(guides);
  const described = new Map<string, NameCard | undefined>();
  const describeExport = (area: ProductName, name: string): NameCard | undefined => {
    const key = `${area} ${name}`;
    if (!described.has(key)) {
      const stable = toStable(name);
      const page =
        cards.get(`${area} ${stable}`) ??
        cards.get(`${area} list selector ${stable}`) ??
        cards.get(`${area} ${stable.replace(/Props$/, '')}`);
      const href = findMention(area, name);
      const {code, description: text} = exports.get(key) ?? {};
      const type = code?.includes('\n') ? undefined : code;
      described.set(
        key,
        page ?? (href === undefined ? href : createCard({name, href, type, text})),
      );
    }
    return described.get(key);
  };
  const describeMember = ({area, name, within, type, doc, ...found}: FoundName) => {
    const owners = found.owners.filter((one) => !UTILITY.test(one)).map(toStable);
    const [component = '', prop = ''] = within?.map(toStable) ?? [];
    const [row] = [
      ...listPages(owners).flatMap((page) => [`${page} property`, `${page} prop`]),
      ...(/^slot(?:s|Props)$/.test(prop) ? [`${component} slot`] : []),
    ].flatMap((page) => cards.get(`${area} ${page} ${name}`) ?? []);
    const href =
      cards.get(`${area} ${component} prop ${prop}`)?.href ??
      owners.flatMap((owner) => describeExport(area, owner)?.href ?? [])[0];
    const owner = within ? `${component} ${prop}` : owners[0];
    return row ?? (href ? createCard({name, owner, href, type, text: doc}) : undefined);
  };
  return {
    byPath,
    parts,
    describe: (found) =>
      found.kind === 'export'
        ? describeExport(found.area, found.name)
        : found.kind === 'event'
          ? cards.get(`${found.area} list event ${found.name}`)
          : describeMember(found),
  };
}
