import type {SearchIndex, RemovedKind} from '../../../../plugins/search/shared';
import {identifyProduct} from '../../../identity/identifyProduct';
import {boostGuides} from './boostGuides';
import {UPGRADE_PAGE, leaveOutUpgrade, mayBeComponent, readIntent, upgradeOf} from './readIntent';
import {
  distance,
  indexWords,
  isUnspaced,
  lacks,
  lettersOf,
  splitCamelCase,
  squeeze,
  stem,
  tokenize,
  tokenizeQuestion,
} from './tokenizer';

/** What a hit can be. */
export type HitKind =
  'page' | 'section' | 'component' | 'interface' | 'hook' | 'demo' | RemovedKind;

/** The kinds by which hits can be filtered. */
export const FILTERS = {
  guides: ['page', 'section'],
  components: ['component', 'interface'],
  props: ['prop', 'property'],
  slots: ['slot'],
  classes: ['class'],
  events: ['event'],
  hooks: ['hook', 'selector'],
  demos: ['demo'],
} as const satisfies Record<string, readonly HitKind[]>;

export type KindFilter = keyof typeof FILTERS;

/** A place inside of a page, or the page itself. */
export interface Hit {
  kind: HitKind;
  /** What the reader reads: a title, a heading, a name. */
  text: string;
  /** Address, with the anchor. */
  href: string;
  plan: number;
  deprecated?: true;
  /** Of a name that is gone: what takes its place; empty where nothing is known. */
  removed?: string;
  score: number;
  /** Words around what was found in the full text, as HTML with marks. */
  excerpt?: string;
}

/** The hits of one page. The first is the page itself. */
export interface HitGroup {
  page: Hit;
  /** What found the page, best first; without the page itself. */
  hits: Hit[];
  /** The groups that the page lies in: `Charts › Bars`. */
  trail: string;
  productId: string;
  /** Whether the page belongs to the API reference. */
  isApi: boolean;
  description?: string;
  score: number;
}

export interface SearchOptions {
  /** The product being read: its pages come first among equals. */
  currentProduct?: string;
  /** Only pages of this product. */
  product?: string;
  /** Only hits of these kinds. */
  kind?: KindFilter;
  /** How many pages at most; 12 unless told. */
  limit?: number;
}

/** Answers a question from the names of the index. */
export interface NameSearch {
  (question: string, options?: SearchOptions): HitGroup[];
  /** The page at an address below the root of the docs, for what the full text finds. */
  pageAt: (path: string) => HitGroup | undefined;
}

/** The words of a text, as places in the vocabulary. Grids and pickers share most of their names: each text has its words once. */
interface Parts {
  /** Its place among all of them. */
  at: number;
  words: readonly number[];
  squeezed: string;
}

/** Where a word of a question occurs. */
interface Matched {
  /** How well it fits each text, from 0 to 1. */
  parts: Float32Array;
  /** How much it is in the title and the groups of each page. */
  around: Float32Array;
  /** How much it is in the description and the headings of each page. */
  told: Float32Array;
  /** What it says: rare words say more. */
  weight: number;
}

interface Entry {
  page: number;
  kind: HitKind;
  text: string;
  anchor: string;
  plan: number;
  deprecated?: true;
  removed?: string;
  parts: Parts;
  squeezed: string;
  /** The last folder of a page's address: its name in English, in every language. */
  slug?: string;
}

/** How much a kind counts among hits that fit equally well. */
const PRIOR: Record<HitKind, number> = {
  page: 1.15,
  component: 1.12,
  hook: 1.1,
  section: 1,
  prop: 0.98,
  event: 0.97,
  property: 0.95,
  interface: 1.02,
  selector: 0.93,
  demo: 0.86,
  slot: 0.92,
  class: 0.88,
  export: 1,
};

/** Words that ask for a kind rather than for a name. */
const KIND_WORDS: Record<string, readonly HitKind[]> = {
  api: ['component', 'interface'],
  component: ['component'],
  prop: ['prop', 'property'],
  props: ['prop', 'property', 'component'],
  property: ['property', 'prop'],
  slot: ['slot'],
  slots: ['slot'],
  class: ['class'],
  classes: ['class'],
  css: ['class'],
  event: ['event'],
  events: ['event'],
  hook: ['hook'],
  selector: ['selector'],
  demo: ['demo'],
  example: ['demo'],
  interface: ['interface'],
  属性: ['prop', 'property'],
  插槽: ['slot'],
  事件: ['event'],
  示例: ['demo'],
};

/** A name in a question. */
const NAME = /(?<![\p{L}\d])(?=\p{L}*\p{Ll}\p{Lu})\p{L}[\p{L}\d]*/gu;

const HOOK = /^use[A-Z]\w+/;

/** Titles up to this length are also known in one word. */
const LONGEST_WORD = 24;

/** This many pages are offered however far behind the best one they are: a question with few answers is better off with a weak one. */
const ANYWAY = 4;

/** A question in as many words is about a task: names that happen to have them come after the guides that explain it. */
const WORDS_OF_TASK = 3;

/** How much an entry counts then. */
const ofTask = ({kind, anchor}: Entry, isApi: boolean): number =>
  kind === 'demo' ? 0.85 : !anchor ? (isApi ? 0.8 : 1) : kind === 'section' ? 1 : 0.65;

/** How much a question counts without the name of a product that is also the name of a component. */
const WITHOUT_COMPONENT = 0.75;

/** How much a page of another product counts where one is named. */
const OF_OTHER_PRODUCT = 0.6;

/** How much a word of a question counts in the title and the groups of a page, in the description of a guide, and in its headings. */
const OF_CONTEXT = 0.55;
const OF_DESCRIPTION = 0.5;
const OF_BODY = 0.4;

/** How much of that a section gets from the rest of its page. */
const TOLD_BESIDE = 0.6;

/** What a name gets that is asked for as it is written, capitals in it: "rowHeight" is the prop, "row height" the guide. */
const AS_WRITTEN = 20;

/** How much more a guide counts whose whole name is in the question. */
const NAMED_GUIDE = 1.2;

/** How much migration guides and names that are gone count, and how much in a question about another version. */
const OF_UPGRADE = 0.55;
const OF_UPGRADE_ASKED = 1.6;

/** How much more the guide to the version that the question names counts. */
const OF_VERSION = 1.2;

/** What the name that became another gets at least, in such a question; and how much its parts in words count. */
const GONE = 45;
const NAME_IN_WORDS = 0.8;

/** What a component of another plan or device is called beside the one that everybody means. */
const VARIANT = /(?:Pro|Premium)$|^(?:Desktop|Mobile|Static)(?=[A-Z])/g;

const isKind = (word: string): boolean => KIND_WORDS[word] !== undefined;

/** Makes the index answer. Done once; a question then takes a few milliseconds. */
export function createSearch(index: SearchIndex): NameSearch {
  const vocabulary = new Map<string, number>();
  const vocabularyList: string[] = [];
  const stems: string[] = [];
  const letters: number[] = [];
  const number = (word: string): number => {
    let at = vocabulary.get(word);
    if (at === undefined) {
      at = vocabularyList.push(word) - 1;
      stems.push(stem(word));
      letters.push(lettersOf(word));
      vocabulary.set(word, at);
    }
    return at;
  };

  const known = new Map<string, Parts>();
  const allParts: Parts[] = [];
  const keep = (words: readonly number[], squeezed: string): Parts => {
    const parts = {at: allParts.length, words: [...new Set(words)], squeezed};
    allParts.push(parts);
    return parts;
  };
  const takeApart = (text: string): Parts => {
    let parts = known.get(text);
    if (!parts) {
      const words = indexWords(text);
      const squeezed = squeeze(text);
      // "datagrid" finds Data Grid, too.
      if (words.length > 1 && squeezed.length <= LONGEST_WORD) {
        words.push(squeezed);
      }
      parts = keep(words.map(number), squeezed);
      known.set(text, parts);
    }
    return parts;
  };
  const numbersOf = (text: string): readonly number[] => takeApart(text).words;

  const entries: Entry[] = [];
  const add = (entry: Omit<Entry, 'parts' | 'squeezed' | 'slug'>, text = entry.text, slug = '') => {
    const parts = takeApart(text);
    const {squeezed} = parts;
    if (slug) {
      entries.push({
        ...entry,
        parts: keep([...parts.words, ...numbersOf(slug)], squeezed),
        squeezed,
        slug: squeeze(slug),
      });
    } else {
      entries.push({...entry, parts, squeezed});
    }
  };
  const pages = index.pages.map((page, at) => {
    const isApi = page.path.startsWith('api/');
    const name = isApi && page.rows ? page.title.replace(/ API$/, '') : page.title;
    const trail = index.groups[page.group] ?? '';
    const isComponent = page.rows?.some(({kind}) => kind !== 'property');
    const kind: HitKind = HOOK.test(name)
      ? 'hook'
      : !isApi || !page.rows
        ? 'page'
        : isComponent
          ? 'component'
          : 'interface';
    add(
      {page: at, kind, text: page.title, anchor: '', plan: page.plan},
      name,
      isApi ? '' : (/([^/]+)\/$/.exec(page.path)?.[1] ?? '').replace(/^react-/, ''),
    );
    for (const [anchor, text] of page.sections ?? []) {
      const sectionKind = HOOK.test(text) ? 'hook' : 'section';
      add({page: at, kind: sectionKind, text, anchor, plan: page.plan});
    }
    for (const {kind: rowKind, prefix, names, plans, deprecated} of page.rows ?? []) {
      names.forEach((nameAt, place) => {
        const text = index.names[nameAt]!;
        add({
          page: at,
          kind: rowKind,
          text,
          anchor: `${prefix}-${rowKind}-${text}`,
          plan: plans?.[place] ?? page.plan,
          ...(deprecated?.includes(place) && {deprecated: true}),
        });
      });
    }
    for (const {kind: rowKind, prefix, names, uses} of page.removed ?? []) {
      names.forEach((nameAt, place) => {
        const text = index.names[nameAt]!;
        add({
          page: at,
          kind: rowKind,
          text,
          anchor: `${prefix}-${rowKind}-${text}`,
          plan: page.plan,
          removed: index.uses[uses[place]!]!,
        });
      });
    }
    for (const demo of page.demos ?? []) {
      add({page: at, kind: 'demo', text: demo, anchor: demo, plan: page.plan});
    }
    const {productId} = identifyProduct(`/x/${page.path}`);
    return {
      ...page,
      kind,
      trail,
      productId,
      isApi,
      described: isApi || !page.description ? [] : numbersOf(page.description),
      // What a guide tells of, in its headings.
      body: isApi
        ? []
        : [
            ...new Set(
              [...(page.sections ?? []).map(([, text]) => text), ...(page.demos ?? [])].flatMap(
                numbersOf,
              ),
            ),
          ],
      upgradeOf: upgradeOf(page.path),
      guideName: isApi
        ? undefined
        : squeeze((/([^/]+)\/$/.exec(page.path)?.[1] ?? '').replace(/^react-/, '')),
      context: [
        ...numbersOf(name),
        ...numbersOf(trail),
        ...numbersOf(productId.replace(/^x-/, '').replace('-', ' ')),
        ...numbersOf(productId.replace(/\W/g, '').slice(1)),
      ],
      // What stands in front of its rows, as in "BarChart barLabel".
      owner: isApi && page.rows ? squeeze(name) : undefined,
      rowCount: page.rows?.reduce((sum, {names}) => sum + names.length, 0) ?? 0,
      base: name.replace(VARIANT, ''),
      demoted: VARIANT.test(name) ? 1 : 0,
    };
  });
  // Side by side, because each question goes through them several times.
  const partOf = Int32Array.from(entries, ({parts}) => parts.at);
  const pageOf = Int32Array.from(entries, ({page}) => page);
  const isInPage = Uint8Array.from(entries, ({anchor}) => (anchor ? 1 : 0));
  const firstOfPage = new Map<number, Entry>();
  for (const entry of entries) {
    if (!firstOfPage.has(entry.page)) {
      firstOfPage.set(entry.page, entry);
    }
  }
  const guideNames = new Set(pages.flatMap(({guideName}) => guideName ?? []));
  const byPath = new Map(pages.map((page, at) => [page.path, at]));

  // In how many entries a word occurs: rare ones say more.
  const occurrences = new Float64Array(vocabularyList.length);
  for (const {parts} of entries) {
    for (const word of parts.words) {
      occurrences[word]! += 1;
    }
  }
  const weigh = (matches: Float32Array): number => {
    let most = 0;
    matches.forEach((quality, word) => {
      if (quality > 0.9) {
        most += occurrences[word]!;
      }
    });
    return 0.4 + Math.log(1 + entries.length / (1 + most)) / Math.log(1 + entries.length);
  };

  /** How well each word of the vocabulary fits a word of the question, from 0 to 1; undefined when none does. */
  const matchCache = new Map<string, Matched | undefined>();
  function match(token: string, partial: boolean): Matched | undefined {
    const key = token + (partial ? '…' : '');
    if (!matchCache.has(key)) {
      if (matchCache.size > 150) {
        matchCache.clear();
      }
      const found = matchAnew(token, partial);
      matchCache.set(key, found && spread(found));
    }
    return matchCache.get(key);
  }

  /** Which of many texts have each word of the vocabulary. */
  const findHolders = (texts: readonly (readonly number[])[]): readonly number[][] => {
    const holders = vocabularyList.map((): number[] => []);
    texts.forEach((words, at) => words.forEach((word) => holders[word]!.push(at)));
    return holders;
  };
  const holders = {
    parts: findHolders(allParts.map(({words}) => words)),
    around: findHolders(pages.map(({context}) => context)),
    described: findHolders(pages.map(({described}) => described)),
    body: findHolders(pages.map(({body}) => body)),
  };

  /** How well a word of a question fits each text, and what is known of each page. */
  function spread(found: Float32Array): Matched {
    const parts = new Float32Array(allParts.length);
    const around = new Float32Array(pages.length);
    const told = new Float32Array(pages.length);
    found.forEach((quality, word) => {
      if (quality > 0) {
        const mark = (texts: Float32Array, held: readonly number[], worth: number) => {
          for (const at of held) {
            texts[at] = Math.max(texts[at]!, worth);
          }
        };
        mark(parts, holders.parts[word]!, quality);
        mark(around, holders.around[word]!, OF_CONTEXT * quality);
        mark(told, holders.described[word]!, OF_DESCRIPTION * quality);
        mark(told, holders.body[word]!, OF_BODY * quality);
      }
    });
    return {parts, around, told, weight: weigh(found)};
  }

  function matchAnew(token: string, partial: boolean): Float32Array | undefined {
    const found = new Float32Array(vocabularyList.length);
    const root = stem(token);
    const chinese = isUnspaced(token);
    let best = 0;
    const fits = (at: number, quality: number) => {
      if (quality > found[at]!) {
        found[at] = quality;
        best = Math.max(best, quality);
      }
    };
    vocabularyList.forEach((word, at) => {
      if (word === token) {
        fits(at, 1);
      } else if (stems[at] === root && root.length > 2) {
        fits(at, 0.94);
      } else if (chinese) {
        if (isUnspaced(word) && (word.includes(token) || token.includes(word))) {
          const [short, long] = [word.length, token.length].sort((a, b) => a - b);
          fits(at, (0.85 * short!) / long!);
        }
      } else if (word.startsWith(token) && (token.length > 1 || partial)) {
        fits(at, (partial ? 0.62 : 0.5) + (0.3 * token.length) / word.length);
      } else if (token.length > 2 && word.includes(token)) {
        fits(at, 0.25 + (0.4 * token.length) / word.length);
      } else if (word.length > 3 && token.startsWith(word) && token.length < word.length + 4) {
        fits(at, (0.5 * word.length) / token.length);
      }
    });
    // Only what is nowhere written so is a misspelling.
    if (best <= 0.66 && !chinese && token.length > 3) {
      const most = token.length > 7 ? 2 : 1;
      const own = lettersOf(token);
      vocabularyList.forEach((word, at) => {
        if (word.length < 4 || lacks(own, letters[at]!) > most) {
          return;
        }
        let differs = distance(token, word, most);
        if (partial && differs > most && word.length > token.length + 1) {
          // Still being typed, and already wrong.
          const starts = [0, 1].map((more) =>
            distance(token, word.slice(0, token.length + more), most),
          );
          differs = Math.min(...starts) + 0.5;
        }
        if (differs <= most + 0.5) {
          fits(at, 0.86 - 0.14 * differs);
        }
      });
    }
    return best > 0 ? found : undefined;
  }

  /** Scores every entry for one way of putting the question. */
  function score(asks: string, factor: number, scores: Float64Array): void {
    // Classes in the DOM carry the name of the library in front.
    const question = asks.replace(/\bMui(?=[A-Z])/g, '');
    const said = tokenizeQuestion(question);
    // A name in camel case is sought whole, and by its parts where no such name exists.
    const tokens = said.flatMap((token) => {
      const written = question
        .split(/[^\p{L}\p{N}]+/u)
        .find((part) => part.toLowerCase() === token);
      const parts = written ? splitCamelCase(written) : [token];
      return parts.length > 1 && match(token, false) === undefined
        ? parts.filter((part, at) => at > 0 || part !== 'use')
        : [token];
    });
    if (tokens.length === 0) {
      return;
    }
    const asked = tokens.map((token) => KIND_WORDS[token]);
    const kinds = new Set(asked.flatMap((each) => each ?? []));
    const sought = tokens.map((token, at) => {
      const matches = match(token, at === tokens.length - 1);
      return {
        matches,
        // A kind may be part of a name ("events"), so it counts, but little.
        weight: asked[at] && tokens.length > 1 ? 0.15 : (matches?.weight ?? 1.4),
      };
    });
    const total = sought.reduce((sum, {weight}) => sum + weight, 0);
    const isName = /^\s*\p{L}*\p{Ll}\p{Lu}\w*\s*$/u.test(question);
    const whole = tokens.join('');
    const wholeSaid = squeeze(question);
    // "toolbar slot" asks for the slot of exactly that name.
    const named = tokens.filter((_, at) => !asked[at]).join('');
    const wholeMatches = tokens.length > 1 ? match(whole, false) : undefined;
    // Where the words of the question name a component.
    const runs = new Map<string, {from: number; to: number; rest: string}>();
    tokens.forEach((_, from) => {
      for (let to = from + 1; to <= tokens.length; to += 1) {
        const rest = [...tokens.slice(0, from), ...tokens.slice(to)];
        runs.set(tokens.slice(from, to).join(''), {
          from,
          to,
          rest: rest.filter((token) => !KIND_WORDS[token]).join('') || rest.join(''),
        });
      }
    });
    // A guide whose whole name is among the words; "date time field" is not about the time field.
    const guides = [...runs].filter(([run, {from, to}]) => to - from > 1 && guideNames.has(run));
    const namedGuides = new Set(
      guides
        .filter(
          ([, {from, to}]) =>
            !guides.some(
              ([, other]) =>
                other.from <= from && other.to >= to && other.to - other.from > to - from,
            ),
        )
        .map(([run]) => run),
    );
    // What the words say of a text alone. Most texts have none of them.
    const owns = new Float64Array(allParts.length);
    for (const {matches, weight} of sought) {
      matches?.parts.forEach((quality, at) => {
        if (quality > 0) {
          owns[at]! += weight * quality;
        }
      });
    }

    const owners = pages.map(({owner}) => (owner ? runs.get(owner) : undefined));
    for (let at = 0; at < entries.length; at += 1) {
      const part = partOf[at]!;
      const page = pageOf[at]!;
      // "data grid" finds DataGrid, and "page size options" pageSizeOptions.
      const joined = wholeMatches ? wholeMatches.parts[part]! : 0;
      if (owns[part] === 0 && joined <= 0.8 && isInPage[at] === 1) {
        continue;
      }
      const entry = entries[at]!;
      const isPage = entry.anchor === '';
      const owner = isPage ? undefined : owners[page];
      const told = isPage ? 1 : TOLD_BESIDE;
      let covered = 0;
      let own = 0;
      let rest = 0;
      for (let place = 0; place < sought.length; place += 1) {
        const {matches, weight} = sought[place]!;
        const fits = matches ? matches.parts[part]! : 0;
        const isOwner = owner !== undefined && place >= owner.from && place < owner.to;
        const quality = isOwner ? 1 : fits;
        const other = matches ? Math.max(matches.around[page]!, told * matches.told[page]!) : 0;
        own += weight * quality;
        covered += weight * Math.max(quality, other);
        rest = isOwner ? rest : Math.max(rest, fits);
      }
      if (joined > 0.8) {
        own = Math.max(own, total * joined);
        covered = Math.max(covered, total * joined);
      }
      // The name of its component alone doesn't find a row.
      if (owner && rest === 0) {
        continue;
      }
      if (own === 0 && !(isPage && covered > 0.45 * total)) {
        continue;
      }
      const coverage = covered / total;
      const fit = own / total;
      const longer = Math.max(whole.length, wholeSaid.length);
      const length = Math.min(entry.squeezed.length, entry.slug?.length || Infinity);
      const explained = Math.min(1, (fit * longer) / Math.max(1, length));
      let points = 70 * coverage ** 2 * (0.5 + 0.3 * fit + 0.2 * explained);
      if ([entry.squeezed, entry.slug].some((text) => text === whole || text === wholeSaid)) {
        points += 30;
        if (entry.text === question.trim()) {
          points += isName ? AS_WRITTEN : 4;
        }
      } else if (owner && entry.squeezed === owner.rest) {
        points += 30;
      } else if (kinds.has(entry.kind) && entry.squeezed === named) {
        points += 20;
      } else if (entry.squeezed.startsWith(wholeSaid) && wholeSaid.length > 2) {
        points += (10 * wholeSaid.length) / entry.squeezed.length;
      }
      points *= PRIOR[entry.kind] * factor;
      const {guideName} = pages[page]!;
      if (guideName && namedGuides.has(guideName)) {
        points *= NAMED_GUIDE;
      }
      if (kinds.has(entry.kind)) {
        points *= 1.12;
      }
      if (entry.deprecated || entry.removed !== undefined) {
        points *= 0.8;
      }
      if (points > scores[at]!) {
        scores[at] = points;
      }
    }
  }

  /** The ways to put a question: as it is, and with what people say replaced by what the docs say. */
  function rephrase(question: string): string[] {
    const spaced = ` ${tokenize(question).join(' ')} `;
    const plain = question.toLowerCase().normalize('NFKC');
    const said = index.synonyms.flatMap(({say, mean}) =>
      say
        .filter((phrase) =>
          isUnspaced(phrase) ? plain.includes(phrase) : spaced.includes(` ${phrase} `),
        )
        .map((phrase) => ({phrase, mean})),
    );
    // "data table" is meant as a whole, not as a table.
    const whole = said.filter(
      ({phrase}) => !said.some((other) => other.phrase !== phrase && other.phrase.includes(phrase)),
    );
    const most = whole.slice(0, 6);
    const replace = (text: string, {phrase, mean}: (typeof most)[number]): string =>
      text.replace(isUnspaced(phrase) ? phrase : ` ${phrase} `, ` ${mean} `);
    const start = most.some(({phrase}) => isUnspaced(phrase)) ? plain : spaced;
    // One by one, because each may be wrong, and all together.
    return [...most.map((one) => [one]), ...(most.length > 1 ? [most] : [])].map((some) =>
      some.reduce(replace, start).trim(),
    );
  }

  const toHit = (entry: Entry, points: number): Hit => ({
    kind: entry.kind,
    text: entry.text,
    href: index.base + pages[entry.page]!.path + (entry.anchor && `#${entry.anchor}`),
    plan: entry.plan,
    ...(entry.deprecated && {deprecated: true}),
    ...(entry.removed !== undefined && {removed: entry.removed}),
    score: points,
  });

  const toGroup = (page: number): HitGroup => {
    const {trail, productId, isApi, description} = pages[page]!;
    const pageHit = toHit(firstOfPage.get(page)!, 0);
    return {page: pageHit, hits: [], trail, productId, isApi, description, score: 0};
  };

  const search = (question: string, options: SearchOptions = {}): HitGroup[] => {
    const {currentProduct, product, kind, limit = 12} = options;
    const scores = new Float64Array(entries.length);
    const {asked, product: askedProduct, isUpgrade, version} = readIntent(question, isKind);
    const isTask = !/\p{Ll}\p{Lu}/u.test(asked) && tokenizeQuestion(asked).length >= WORDS_OF_TASK;
    const ask = (text: string, factor: number) => {
      const {asked: rest} = readIntent(text, isKind);
      score(rest, factor * (mayBeComponent(askedProduct) ? WITHOUT_COMPONENT : 1), scores);
      if (rest !== text && mayBeComponent(askedProduct)) {
        score(text, factor, scores);
      }
    };
    ask(question, 1);
    rephrase(mayBeComponent(askedProduct) ? question : asked).forEach((other) => ask(other, 0.97));
    const gone = new Set<string>();
    if (isUpgrade) {
      const changed = leaveOutUpgrade(asked);
      if (changed && changed !== asked) {
        score(changed, 1, scores);
      }
      const inWords = changed.replace(NAME, (name) => splitCamelCase(name).join(' '));
      if (inWords !== changed) {
        score(inWords, NAME_IN_WORDS, scores);
      }
      const asksFor = new Set(Array.from(changed.matchAll(NAME), ([name]) => name.toLowerCase()));
      asksFor.forEach((name) => {
        gone.add(name);
        entries.forEach(({removed, squeezed}) => {
          if (removed !== undefined && squeezed === name) {
            Array.from(removed.matchAll(NAME), ([use]) => gone.add(use.toLowerCase()));
          }
        });
      });
    }

    const wanted: readonly HitKind[] | undefined = kind && FILTERS[kind];
    const groups = new Map<number, {group: HitGroup; found: Entry[]}>();
    entries.forEach((entry, at) => {
      if (scores[at] === 0) {
        return;
      }
      const page = pages[entry.page]!;
      if ((product && page.productId !== product) || (wanted && !wanted.includes(entry.kind))) {
        return;
      }
      let points = scores[at]!;
      // The name that is asked for, where it is gone or where a guide says what became of it.
      if (gone.size > 0 && (entry.removed !== undefined || (page.upgradeOf && entry.anchor))) {
        const isGone =
          entry.removed === undefined
            ? tokenize(entry.text).some((word) => gone.has(word))
            : gone.has(entry.squeezed);
        points = isGone ? Math.max(points, GONE) : points;
      }
      // Big components before the small ones inside of them; the plain one before its variants.
      points *= 1 + 0.012 * Math.min(6, Math.log2(1 + page.rowCount));
      points *= 1 - 0.012 * page.plan - 0.03 * page.demoted;
      if (isTask) {
        points *= ofTask(entry, page.isApi);
      }
      if (askedProduct && (page.upgradeOf ?? page.productId) !== askedProduct) {
        points *= OF_OTHER_PRODUCT;
      }
      if (page.path.startsWith('migration/') || entry.removed !== undefined) {
        points *= isUpgrade ? OF_UPGRADE_ASKED : OF_UPGRADE;
        if (
          version &&
          page.path.startsWith('migration/') &&
          page.path.endsWith(`-v${version - 1}/`)
        ) {
          points *= OF_VERSION;
        }
      }
      // Pages of no product have 'null' for one: being on one of them says nothing.
      if (page.productId === currentProduct && currentProduct !== 'null') {
        points *= 1.12;
      }
      let known = groups.get(entry.page);
      if (!known) {
        known = {group: toGroup(entry.page), found: []};
        groups.set(entry.page, known);
      }
      const hit = toHit(entry, points);
      if (entry.anchor) {
        known.group.hits.push(hit);
      } else {
        known.group.page = hit;
      }
    });

    const ranked = [...groups.values()].map(({group}) => {
      group.hits.sort((a, b) => b.score - a.score);
      const best = Math.max(group.page.score, group.hits[0]?.score ?? 0);
      group.hits = group.hits.filter((hit) => hit.score > 0.6 * best).slice(0, 4);
      group.score = best + 0.04 * (group.page.score + (group.hits[0]?.score ?? 0));
      return group;
    });
    ranked.sort((a, b) => b.score - a.score);
    // The same row on page after page (a grid of each plan, a picker of each device) says nothing new.
    const seen = new Map<string, number>();
    for (const group of ranked.slice(0, 60)) {
      const top = group.hits[0];
      if (top && top.score > group.page.score) {
        const key = `${top.kind} ${top.text}`;
        const times = seen.get(key) ?? 0;
        seen.set(key, times + 1);
        group.score *= 0.9 ** times;
      }
    }
    ranked.sort((a, b) => b.score - a.score);
    const shown = new Set<string>();
    for (const group of ranked.slice(0, limit)) {
      const fresh = group.hits.filter((hit) => !shown.has(`${hit.kind} ${hit.text}`));
      group.hits = group.hits.filter((hit, at) => at === 0 || fresh.includes(hit));
      fresh.forEach((hit) => shown.add(`${hit.kind} ${hit.text}`));
    }
    const floor = 0.35 * (ranked[0]?.score ?? 0);
    if (isUpgrade) {
      // Who asks what became of a name wants the guide of its product, too; who names neither, the one to all of them.
      const pathOf = ({page}: HitGroup) => page.href.slice(index.base.length);
      const first = ranked[0] && pages[byPath.get(pathOf(ranked[0]))!];
      const upgraded = askedProduct ?? first?.upgradeOf ?? first?.productId;
      const isGeneral = askedProduct === undefined && gone.size === 0;
      const from = ranked.findIndex((group) =>
        isGeneral ? pathOf(group) === UPGRADE_PAGE : upgradeOf(pathOf(group)) === upgraded,
      );
      const to = isGeneral ? 2 : 1;
      if (from > to) {
        ranked.splice(to, 0, ...ranked.splice(from, 1));
      }
    }
    return boostGuides(
      ranked.filter((group, at) => at < ANYWAY || group.score >= floor).slice(0, limit),
    );
  };

  return Object.assign(search, {
    pageAt: (path: string) => {
      const at = byPath.get(path);
      return at === undefined ? undefined : toGroup(at);
    },
  });
}
