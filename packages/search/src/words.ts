// cspell:ignore shouldnt isnt doesnt arent couldnt didnt hasnt havent wasnt wouldnt navigat enabl disabl creat nivo handsontable primereact syncfusion esign logue
// Splits text and questions into words, for the search engine and for the words of the prose in the index.

/** Matches characters of scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Matches a run of such characters, or a word, including apostrophes inside of it. */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Stop words: common in questions, but useless for finding pages. */
const STOP_WORDS = new Set(
  `a able about also always an and another any anyone are arent as at be been being but by can cannot cant could couldnt did didnt do does doesnt doing done dont each either else equivalent even every
  for from get gets getting give given got had has hasnt have havent how hows i id if im in instead into is isnt it its ive just let like make makes making me
  mui my need needs never not of off on one only or other our own please possible problem question react should shouldnt side so same some still such than that the their them
  then there these they this those to too try trying use used user users uses using via want wants was wasnt way we were what whats when where
  which while who why will with within without wont work working works would wouldnt x you your`
    .split(/\s+/)
    .concat(
      '的 在 如何 怎么 怎样 什么 是 与 了 我 吗 请 把 将 让 给 对 中 会 哪些 为 为什么 不 有 没 没有 获得 获取 得到 使用 可以 能 需要 想 要 进行 实现 一个 我的 里 上 下 用 到 或 某'.split(
        ' ',
      ),
    ),
);

/** Stems of words that are part of many topics, so they count less than other words. */
const COMMON_WORDS = new Set(
  'add all allow avoid best certain chang control correct creat current default different display disabl enabl initial new prevent set show specific support suppress turn'.split(
    ' ',
  ),
);

/** Returns `true` if a word is too common to distinguish pages. */
export const isCommonWord = (token: string): boolean => COMMON_WORDS.has(token);

let segmenter: Intl.Segmenter | undefined;

/**
 * Splits a run without spaces into words. Returns the run itself if the platform has no
 * `Intl.Segmenter`.
 */
function segment(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') {
    return [run];
  }
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return Array.from(segmenter.segment(run), (each) => each.segment);
}

/**
 * Returns each pair of adjacent characters. Pairs match even if the index and the question segment
 * a run differently.
 */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, at) => characters[at]! + character);
}

/**
 * Splits a run of a question into words without stop words. Adjacent characters that don't form a
 * known word stay together.
 */
function partsOf(run: string): string[] {
  const parts: string[] = [];
  let single = '';
  for (const word of segment(run)) {
    if (word.length === 1 && !STOP_WORDS.has(word)) {
      single += word;
      continue;
    }
    parts.push(single, STOP_WORDS.has(word) ? '' : word);
    single = '';
  }
  return [...parts, single].filter(Boolean);
}

/**
 * Splits a name into lowercase words: `columnHeaderHeight` → column, header, height; `MUIXLicense`
 * → muix, license.
 */
export function splitCamelCase(word: string): string[] {
  return word
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** Returns `true` if a word belongs to a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

const runsOf = (text: string): string[] => text.normalize('NFKC').match(RUNS) ?? [];

/**
 * Matches the dot in the name of a library, so that `Day.js` doesn't match "day", nor `Next.js`
 * "next".
 */
const DOT_JS = /(?<=\p{L})\.(?=js(?!\p{L}))/giu;

const termsOf = (text: string): string[] => runsOf(text.replace(DOT_JS, ''));

/**
 * Returns the letters and digits of a string in lowercase, so that `Column pinning` equals
 * `columnPinning`.
 */
export const normalizeName = (text: string): string =>
  runsOf(text).join('').replace(/['’]/g, '').toLowerCase();

/**
 * Replaces British with American spellings. Other words may change too, which is harmless because
 * the index and questions change alike.
 */
const americanize = (word: string): string =>
  word
    .replace(/^grey/, 'gray')
    .replace(/(?<=\w{3})our/, 'or')
    .replace(/(?<=\w{3})logue/, 'log')
    .replace(/(?<=\w{3}[ai]l|\w{5})is(?=(?:e|ed|er|ing|ation)s?$)/, 'iz')
    .replace(/(?<=\w{3}t)re$/, 'er')
    .replace(/(?<=\w{2}[ei]n)ce(?=[ds]?$)/, 'se');

/**
 * Returns the stem of an English word: filters, filtered, filtering → filter. Only removes endings
 * that never change the meaning: "responsive" and "responsible" stay two words.
 */
export function stem(word: string): string {
  let found = stems.get(word);
  if (found === undefined) {
    found = computeStem(word);
    stems.set(word, found);
  }
  return found;
}

/** The stems of the words that were read, because the same words occur on all pages. */
const stems = new Map<string, string>();

function computeStem(word: string): string {
  if (word.length < 4 || isUnspaced(word)) {
    return word;
  }
  let bare = americanize(word);
  if (!/(?:ss|us|(?<!x)is|as)$/.test(bare)) {
    bare = bare
      .replace(/ies$/, 'y')
      .replace(/(?<=(?:[sx]|ch|sh))es$/, '')
      .replace(/(?<=\wx)is$/, '')
      .replace(/s$/, '');
  }
  const short = bare
    .replace(/(?<=\w{3}iz)(?:ation|ing|ed|e)$/, '')
    .replace(/(?<=\w{4}at)(?:ion|ing|ed|e|or)$/, '')
    .replace(/(?<=\w{3}[a-z])(?:able|ability)$/, '')
    .replace(/(?<=[aeiouy]\w{0,9}\w)(?:ing|ed)$/, '')
    .replace(/(?<=select|connect|navigat|edit)(?:ion|or)$/, '');
  // pinning → pin, but not "fill"; resize and resizing → resiz.
  return short
    .replace(/([bdgmnpt])\1$/, short === bare ? '$&' : '$1')
    .replace(/(?<=\w{3})ll$/, 'l')
    .replace(/(?<=\w{5})iz$/, '')
    .replace(/(?<=\w{3}n)sion$/, 'd')
    .replace(/(?<=\w{3})e$/, '')
    .replace(/(?<=\w{2})y$/, 'i');
}

/** Returns all words of a string, in lowercase and unstemmed, including stop words. */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) =>
    isUnspaced(run) ? segment(run) : run.replace(/['’]/g, '').toLowerCase(),
  );
}

/**
 * Matches the names of this and similar libraries. Users who migrate from another library mention
 * it.
 */
const LIBRARIES =
  /(?<!\p{L})(?:(?:mui[ -]?x|ant ?d(?:esign)?|chart\.?js|nivo|handsontable|kendo|primereact|syncfusion)(?!\p{L})|ag[ -]?(?=grid)|(?:tanstack|react)[ -](?=table)|(?:apex|e|high|re)(?=charts?))/giu;

/**
 * Returns the words of a question without stop words, or all of its words if there are only stop
 * words.
 */
export function wordsOfQuestion(text: string): string[] {
  const words = wordsOf(text.replace(LIBRARIES, ' '));
  const contentWords = words.filter((word) => !STOP_WORDS.has(word));
  return contentWords.length > 0 ? contentWords : words;
}

/** Returns `true` if a string contains a word that isn't a stop word. */
export const hasContentWords = (text: string): boolean =>
  wordsOf(text).some((word) => !STOP_WORDS.has(word));

/**
 * Returns the index terms of a string: stems, names both whole and in parts, and pairs of
 * characters in scripts without spaces.
 */
export function tokenize(text: string): string[] {
  return termsOf(text).flatMap((run) => {
    if (isUnspaced(run)) {
      return pairsOf(run);
    }
    const parts = splitCamelCase(run.replace(/['’]/g, ''));
    const stems = parts.map(stem);
    return parts.length > 1 ? [...stems, parts.join('')] : stems;
  });
}

/** Returns the terms of a question: like `tokenize`, without stop words. */
export function tokenizeQuestion(text: string): string[] {
  const tokens: string[] = [];
  for (const run of termsOf(text.replace(LIBRARIES, ' '))) {
    if (isUnspaced(run)) {
      tokens.push(...partsOf(run).flatMap(pairsOf));
    } else if (!STOP_WORDS.has(run.replace(/['’]/g, '').toLowerCase())) {
      const parts = splitCamelCase(run.replace(/['’]/g, ''));
      tokens.push(...(parts.length > 1 ? [parts.join('')] : parts.map(stem)));
    }
  }
  const found = [...new Set(tokens)];
  return found.length > 0 ? found : [...new Set(tokenize(text))];
}
