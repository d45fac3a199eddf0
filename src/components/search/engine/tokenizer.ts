/** Characters that are written without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/u;

const RUNS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+|[\p{L}\p{N}]+/gu;

/** Said in questions, and nothing that a page could be found by. */
const EMPTY = new Set(
  'a an and any are as at be by can do does for from get how i in is it its me my of on or should that the their there this to use using via want was what when where which why will with mui react 的 在 如何 怎么 怎样 什么 是 和 与 了 我 吗 请 把 将 让 给 对 中 获得 获取 得到 使用 可以 能 需要 想 要 进行 实现 一个'.split(
    ' ',
  ),
);

let segmenter: Intl.Segmenter | undefined;

/** Chinese has no spaces: the platform knows the words, and where it doesn't each character is one. */
function segment(run: string): string[] {
  if (typeof Intl.Segmenter !== 'function') {
    return [...run];
  }
  segmenter ??= new Intl.Segmenter('zh', {granularity: 'word'});
  return Array.from(segmenter.segment(run), (each) => each.segment);
}

/** `columnHeaderHeight` → column, header, height; `MUIXLicense` → muix, license. */
export function splitCamelCase(word: string): string[] {
  return word
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu})(\p{Lu}\p{Ll})/gu, '$1 $2')
    .toLowerCase()
    .split(' ');
}

/** The words of a text as written, in order. */
function runsOf(text: string): string[] {
  return text.normalize('NFKC').match(RUNS) ?? [];
}

/** The words of a text in small letters, in order; names in camel case stay whole. */
export function tokenize(text: string): string[] {
  return runsOf(text).flatMap((run) => (UNSPACED.test(run) ? segment(run) : run.toLowerCase()));
}

/** The words of a question that say what is sought; all of them when none does. */
export function tokenizeQuestion(text: string): string[] {
  const words = tokenize(text.replace(/\bmui[ -]?x\b/gi, ' '));
  const full = words.filter((word) => !EMPTY.has(word));
  return full.length > 0 ? full : words;
}

/** A text without anything between its letters: `Column pinning` and `columnPinning` are the same. */
export function squeeze(text: string): string {
  return runsOf(text).join('').toLowerCase();
}

/** What names of the API shorten, and readers do not. */
const SHORTENED: Record<string, string> = {
  col: 'column',
  cols: 'columns',
  def: 'definition',
  params: 'parameters',
  nav: 'navigation',
};

/** The words that an entry is found by: those of its text, the parts of names, also written out, and neighbours written together. */
export function indexWords(text: string): string[] {
  const own: string[] = [];
  for (const run of runsOf(text)) {
    if (UNSPACED.test(run)) {
      own.push(...segment(run));
    } else {
      const parts = splitCamelCase(run);
      own.push(...parts);
      if (parts.length > 1) {
        own.push(...parts.flatMap((part) => SHORTENED[part] ?? []), run.toLowerCase());
      }
    }
  }
  return own;
}

/** A word without the ending that does not matter here: filtering, filters, filtered → filter. */
export function stem(word: string): string {
  if (word.length < 5 || UNSPACED.test(word)) {
    return word.length === 4 && word.endsWith('s') && !word.endsWith('ss')
      ? word.slice(0, -1)
      : word;
  }
  const bare = word.replace(/ies$/, 'y').replace(/(?<!s)s$/, '');
  const short = bare.replace(/(?<=\w{3})(?:ing|able|ation|ment|ed)$/, '');
  const base = short.replace(/(?<=\w{4})(?:er|or)$/, '');
  // pinning → pin, grouped → group, resize and resizing → resiz.
  return base.replace(/([bdgmnpt])\1$/, '$1').replace(/e$/, '');
}

/** How many letters differ, two that changed places counting once; gives up above `most`. */
export function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
  }
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, before[j - 2]! + 1);
      }
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) {
      return most + 1;
    }
    before = last;
    last = row;
  }
  return last[b.length]!;
}

/** Whether a word is written without spaces around it. */
export const isUnspaced = (word: string): boolean => UNSPACED.test(word);

/** The letters of a word as bits: words that share too few cannot be each other's misspelling. */
export function lettersOf(word: string): number {
  let bits = 0;
  for (let at = 0; at < word.length; at += 1) {
    bits |= 1 << (word.charCodeAt(at) % 31);
  }
  return bits;
}

/** How many letters of the first word the second has not. */
export function lacks(letters: number, others: number): number {
  let left = letters & ~others;
  let count = 0;
  while (left !== 0) {
    left &= left - 1;
    count += 1;
  }
  return count;
}
