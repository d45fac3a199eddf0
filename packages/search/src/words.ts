// cspell:ignore shouldnt isnt doesnt arent couldnt didnt hasnt havent wasnt wouldnt navigat enabl disabl creat nivo handsontable primereact syncfusion esign logue
// How texts and questions are split into words: by the engine, and by the build for the words of the prose.

/** Characters that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A run of such characters, or a word: an apostrophe inside of it is a part of it. */
const RUNS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu;

/** Said in questions, and nothing that a page could be found by. */
const EMPTY = new Set(
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

/** Said of what is sought, and of much else. */
const FAINT = new Set(
  'add all allow avoid best certain chang control correct creat current default different display disabl enabl initial new prevent set show specific suppress turn'.split(
    ' ',
  ),
);

/** Returns whether a word is too common to distinguish pages. */
export const isFaint = (token: string): boolean => FAINT.has(token);

let segmenter: Intl.Segmenter | undefined;

/** The words of a run without spaces, as far as the platform knows them; else the run itself. */
function segment(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') {
    return [run];
  }
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return Array.from(segmenter.segment(run), (each) => each.segment);
}

/** Each character with the one after it: two texts that cut a run into other words still have these in common. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length < 2
    ? characters
    : characters.slice(1).map((character, at) => characters[at]! + character);
}

/** A question without spaces, cut into what is sought: words, and between them characters that the platform knows no word for. */
function partsOf(run: string): string[] {
  const parts: string[] = [];
  let single = '';
  for (const word of segment(run)) {
    if (word.length === 1 && !EMPTY.has(word)) {
      single += word;
      continue;
    }
    parts.push(single, EMPTY.has(word) ? '' : word);
    single = '';
  }
  return [...parts, single].filter(Boolean);
}

/** `columnHeaderHeight` → column, header, height; `MUIXLicense` → muix, license. */
export function splitCamelCase(word: string): string[] {
  return word
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** Returns whether a word belongs to a script without spaces. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

const runsOf = (text: string): string[] => text.normalize('NFKC').match(RUNS) ?? [];

/** The dot in the name of a library: `Day.js` is not about days, nor `Next.js` about what comes next. */
const DOT_JS = /(?<=\p{L})\.(?=js(?!\p{L}))/giu;

const termsOf = (text: string): string[] => runsOf(text.replace(DOT_JS, ''));

/** A text without anything between its letters: `Column pinning` and `columnPinning` are the same. */
export const squeeze = (text: string): string =>
  runsOf(text).join('').replace(/['’]/g, '').toLowerCase();

/** British spellings as American ones. What it does to other words matters as little as in `stem`: it does so everywhere. */
const americanize = (word: string): string =>
  word
    .replace(/^grey/, 'gray')
    .replace(/(?<=\w{3})our/, 'or')
    .replace(/(?<=\w{3})logue/, 'log')
    .replace(/(?<=\w{3}[ai]l|\w{5})is(?=(?:e|ed|er|ing|ation)s?$)/, 'iz')
    .replace(/(?<=\w{3}t)re$/, 'er')
    .replace(/(?<=\w{2}[ei]n)ce(?=[ds]?$)/, 'se');

/**
 * A word of English without the ending that does not matter here: filters, filtered, filtering → filter. Only endings that
 * never change what is meant: responsive and responsible stay two words.
 */
export function stem(word: string): string {
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

/** The words of a text as a reader says them, in small letters: nothing is left out. */
export function wordsOf(text: string): string[] {
  return runsOf(text).flatMap((run) =>
    isUnspaced(run) ? segment(run) : run.replace(/['’]/g, '').toLowerCase(),
  );
}

/** Whose components they are, and what else draws tables and charts: readers who come from there say so. */
const LIBRARIES =
  /(?<!\p{L})(?:(?:mui[ -]?x|ant ?d(?:esign)?|chart\.?js|nivo|handsontable|kendo|primereact|syncfusion)(?!\p{L})|ag[ -]?(?=grid)|(?:tanstack|react)[ -](?=table)|(?:apex|e|high|re)(?=charts?))/giu;

/** The words of a question that say what is sought; all of them when none does. */
export function wordsOfQuestion(text: string): string[] {
  const words = wordsOf(text.replace(LIBRARIES, ' '));
  const full = words.filter((word) => !EMPTY.has(word));
  return full.length > 0 ? full : words;
}

/** Returns whether a string contains a word that isn't a stop word. */
export const saysSomething = (text: string): boolean =>
  wordsOf(text).some((word) => !EMPTY.has(word));

/** Returns the index terms of a string: stems, and names both whole and in parts; pairs of characters in scripts without spaces. */
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
    } else if (!EMPTY.has(run.replace(/['’]/g, '').toLowerCase())) {
      const parts = splitCamelCase(run.replace(/['’]/g, ''));
      tokens.push(...(parts.length > 1 ? [parts.join('')] : parts.map(stem)));
    }
  }
  const found = [...new Set(tokens)];
  return found.length > 0 ? found : [...new Set(tokenize(text))];
}
