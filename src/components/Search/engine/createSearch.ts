import type {SearchIndex, RemovedKind} from '../../../../plugins/search/shared';
import {identifyProduct} from '../../../identity/identifyProduct';
import {liftGuide} from './liftGuide';
import {
  distance,
  indexWords,
  isUnspaced,
  lacks,
  lettersOf,
  splitCamelCase,
  squeeze,
  stem,
  wordsOf,
  wordsOfQuestion,
} from './words';

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

interface Entry {
  page: number;
  kind: HitKind;
  text: string;
  anchor: string;
  plan: number;
  deprecated?: true;
  removed?: string;
  /** Its own words, as places in the vocabulary. */
  words: readonly number[];
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

const HOOK = /^use[A-Z]\w+/;

/** Titles up to this length are also known in one word. */
const LONGEST_WORD = 24;

/** This many pages are offered however far behind the best one they are: a question with few answers is better off with a weak one. */
const ANYWAY = 4;

/**
 * A product named in words within a question. Its main component has the same name, and would answer with its rows whatever else
 * is asked.
 */
const PRODUCT_IN_WORDS: readonly (readonly [productId: string, words: RegExp])[] = [
  ['x-data-grid', /(?<!\p{L})[Dd]ata (?:grid|Grid)s?(?!\p{L})|(?<!\p{L})datagrids?(?!\p{L})/u],
  ['x-tree-view', /(?<!\p{L})[Tt]ree (?:view|View)s?(?!\p{L})|(?<!\p{L})treeview(?!\p{L})/u],
];

/** A question in as many words is about a task: names that happen to have them come after the guides that explain it. */
const WORDS_OF_TASK = 3;

/** How much a name counts then. */
const NAME_OF_TASK = 0.75;

/** How much a page of another product counts where one is named. */
const OF_OTHER_PRODUCT = 0.6;

/** What a component of another plan or device is called beside the one that everybody means. */
const VARIANT = /(?:Pro|Premium)$|^(?:Desktop|Mobile|Static)(?=[A-Z])/g;

/** Takes a product that is named in words out of a question that asks for something of it. */
function leaveOutProduct(question: string): {asked: string; product?: string} {
  for (const [product, words] of PRODUCT_IN_WORDS) {
    const [named] = words.exec(question) ?? [];
    if (named) {
      const ofName = wordsOf(named);
      const asksMore = wordsOfQuestion(question).some(
        (word) => !ofName.includes(word) && !KIND_WORDS[word],
      );
      return asksMore ? {asked: question.replace(named, ' ').trim(), product} : {asked: question};
    }
  }
  return {asked: question};
}

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

  // Grids and pickers share most of their names: each text is taken apart once.
  const known = new Map<string, Pick<Entry, 'words' | 'squeezed'>>();
  const takeApart = (text: string): Pick<Entry, 'words' | 'squeezed'> => {
    let parts = known.get(text);
    if (!parts) {
      const words = indexWords(text);
      const squeezed = squeeze(text);
      // "datagrid" finds Data Grid, too.
      if (words.length > 1 && squeezed.length <= LONGEST_WORD) {
        words.push(squeezed);
      }
      parts = {words: [...new Set(words.map(number))], squeezed};
      known.set(text, parts);
    }
    return parts;
  };
  const numbersOf = (text: string): readonly number[] => takeApart(text).words;

  const entries: Entry[] = [];
  const add = (entry: Omit<Entry, 'words' | 'squeezed' | 'slug'>, text = entry.text, slug = '') => {
    const {words, squeezed} = takeApart(text);
    if (slug) {
      entries.push({
        ...entry,
        words: [...words, ...numbersOf(slug)],
        squeezed,
        slug: squeeze(slug),
      });
    } else {
      entries.push({...entry, words, squeezed});
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
      described: isApi || !page.description ? undefined : numbersOf(page.description),
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
  const firstOfPage = new Map<number, Entry>();
  for (const entry of entries) {
    if (!firstOfPage.has(entry.page)) {
      firstOfPage.set(entry.page, entry);
    }
  }
  const byPath = new Map(pages.map((page, at) => [page.path, at]));

  // In how many entries a word occurs: rare ones say more.
  const occurrences = new Float64Array(vocabularyList.length);
  for (const {words} of entries) {
    for (const word of words) {
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
  const matchCache = new Map<string, Float32Array | undefined>();
  function match(token: string, partial: boolean): Float32Array | undefined {
    const key = token + (partial ? '…' : '');
    if (!matchCache.has(key)) {
      if (matchCache.size > 300) {
        matchCache.clear();
      }
      matchCache.set(key, matchAnew(token, partial));
    }
    return matchCache.get(key);
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

  const bestOf = (words: readonly number[], matches: Float32Array | undefined): number => {
    let best = 0;
    if (matches) {
      for (const word of words) {
        if (matches[word]! > best) {
          best = matches[word]!;
        }
      }
    }
    return best;
  };

  /** How well the words beside the name of its component fit a row. */
  const bestOfRest = (
    words: readonly number[],
    sought: readonly {matches: Float32Array | undefined}[],
    {from, to}: {from: number; to: number},
  ): number =>
    Math.max(
      0,
      ...sought.map(({matches}, place) =>
        place >= from && place < to ? 0 : bestOf(words, matches),
      ),
    );

  /** Scores every entry for one way of putting the question. */
  function score(asks: string, factor: number, scores: Float64Array): void {
    // Classes in the DOM carry the name of the library in front.
    const question = asks.replace(/\bMui(?=[A-Z])/g, '');
    const said = wordsOfQuestion(question);
    // A name in camel case is sought whole, and by its parts where no such name exists.
    const tokens = said.flatMap((token) => {
      const written = question
        .split(/[^\p{L}\p{N}]+/u)
        .find((part) => part.toLowerCase() === token);
      const parts = written ? splitCamelCase(written) : [token];
      return parts.length > 1 && match(token, false) === undefined ? parts : [token];
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
        weight: asked[at] && tokens.length > 1 ? 0.15 : matches ? weigh(matches) : 1.4,
      };
    });
    const total = sought.reduce((sum, {weight}) => sum + weight, 0);
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
    const contexts = pages.map(({context, described}) =>
      sought.map(({matches}) => ({
        around: 0.55 * bestOf(context, matches),
        described: described ? 0.5 * bestOf(described, matches) : 0,
      })),
    );

    entries.forEach((entry, at) => {
      let covered = 0;
      let own = 0;
      const contextsOfPage = contexts[entry.page]!;
      const isPage = entry.anchor === '';
      const owner = isPage ? undefined : runs.get(pages[entry.page]!.owner ?? '');
      sought.forEach(({matches, weight}, place) => {
        const isOwner = owner && place >= owner.from && place < owner.to;
        const quality = isOwner ? 1 : bestOf(entry.words, matches);
        const {around, described} = contextsOfPage[place]!;
        const other = isPage ? Math.max(around, described) : around;
        own += weight * quality;
        covered += weight * Math.max(quality, other);
      });
      // "data grid" finds DataGrid, and "page size options" pageSizeOptions.
      const joined = wholeMatches ? bestOf(entry.words, wholeMatches) : 0;
      if (joined > 0.8) {
        own = Math.max(own, total * joined);
        covered = Math.max(covered, total * joined);
      }
      if (owner && bestOfRest(entry.words, sought, owner) === 0) {
        return;
      }
      if (own === 0 && !(isPage && covered > 0.45 * total)) {
        return;
      }
      const coverage = covered / total;
      const fit = own / total;
      const longer = Math.max(whole.length, wholeSaid.length);
      const explained = Math.min(1, (fit * longer) / Math.max(1, entry.squeezed.length));
      let points = 70 * coverage ** 2 * (0.5 + 0.3 * fit + 0.2 * explained);
      if ([entry.squeezed, entry.slug].some((text) => text === whole || text === wholeSaid)) {
        points += 30;
        if (entry.text === question.trim()) {
          points += 4;
        }
      } else if (owner && entry.squeezed === owner.rest) {
        points += 30;
      } else if (kinds.has(entry.kind) && entry.squeezed === named) {
        points += 20;
      } else if (entry.squeezed.startsWith(wholeSaid) && wholeSaid.length > 2) {
        points += (10 * wholeSaid.length) / entry.squeezed.length;
      }
      points *= PRIOR[entry.kind] * factor;
      if (kinds.has(entry.kind)) {
        points *= 1.12;
      }
      if (entry.deprecated || entry.removed !== undefined) {
        points *= 0.8;
      }
      if (points > scores[at]!) {
        scores[at] = points;
      }
    });
  }

  /** The ways to put a question: as it is, and with what people say replaced by what the docs say. */
  function rephrase(question: string): string[] {
    const spaced = ` ${wordsOf(question).join(' ')} `;
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
    const {asked, product: askedProduct} = leaveOutProduct(question);
    const isTask = !/\p{Ll}\p{Lu}/u.test(asked) && wordsOfQuestion(asked).length >= WORDS_OF_TASK;
    score(asked, 1, scores);
    rephrase(asked).forEach((other) => score(leaveOutProduct(other).asked, 0.97, scores));

    const wanted: readonly HitKind[] | undefined = kind && FILTERS[kind];
    const groups = new Map<number, {group: HitGroup; found: Entry[]}>();
    entries.forEach((entry, at) => {
      const page = pages[entry.page]!;
      if (
        scores[at] === 0 ||
        (product && page.productId !== product) ||
        (wanted && !wanted.includes(entry.kind))
      ) {
        return;
      }
      let points = scores[at]!;
      // Big components before the small ones inside of them; the plain one before its variants.
      points *= 1 + 0.012 * Math.min(6, Math.log2(1 + page.rowCount));
      points *= 1 - 0.012 * page.plan - 0.03 * page.demoted;
      if (isTask && entry.anchor && entry.kind !== 'section') {
        points *= NAME_OF_TASK;
      }
      if (askedProduct && page.productId !== askedProduct) {
        points *= OF_OTHER_PRODUCT;
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
    return liftGuide(
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
