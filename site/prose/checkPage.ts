import {stripMarkers} from '../mdx/extractMarkers';
import {PRODUCT_NAMES} from '../products/shared';
import {readMdx, type MdxPage} from '../mdx/readMdx';
import {walk, type MdxNode} from '../mdx/mdxNodes';
import type {Problem} from '../problems/problemStore';
import {toAmerican} from './spellings';
import {CODE, PRONOUNS, WORDS} from './words';

const LONGEST_HEADING = 60;

/**
 * Matches guides to components, which must show the types of the product's objects. Landing pages,
 * lists, and demo galleries don't need to.
 */
const GUIDE = new RegExp(
  String.raw`(?:^|\/)react-(?:${PRODUCT_NAMES.join('|')})\/(?!(?:demos|examples|features|accessibility)\/|[\w-]+-demo\/).+\/`,
);

/** A heading, paragraph, or cell: text that is read together, with the line of each character. */
interface Block {
  text: string;
  lines: number[];
}

const BLOCKS = new Set(['heading', 'paragraph', 'tableCell']);

function readBlock(node: MdxNode, block: Block = {text: '', lines: []}): Block {
  const start = node.position?.start.line ?? block.lines.at(-1) ?? 1;
  if (node.type === 'text') {
    let line = start;
    // A URL isn't prose, even if it's written out.
    const value = (node.value ?? '').replace(/\bhttps?:\/\/\S+/g, (url) => ' '.repeat(url.length));
    for (const letter of value) {
      block.text += letter === '\n' ? ' ' : letter;
      // A character can be two code units long.
      block.lines.push(...Array.from<number>({length: letter.length}).fill(line));
      line += letter === '\n' ? 1 : 0;
    }
  } else if (node.type === 'inlineCode') {
    block.text += CODE;
    block.lines.push(start);
  } else if (node.type === 'break') {
    block.text += ' ';
    block.lines.push(start);
  } else {
    node.children?.forEach((child) => readBlock(child, block));
  }
  return block;
}

/** Returns the title and description of the front matter, which are checked, too. */
const readFields = (page: MdxPage): Block[] =>
  page
    .linesOf('title', 'description')
    .map(({value, line}) => ({text: value, lines: Array.from(value, () => line)}));

const quote = (text: string) => `"${text.trim().replaceAll(CODE, '`…`')}"`;

function checkWords({text, lines}: Block): Problem[] {
  return WORDS.flatMap(({pattern, fix}) =>
    [...text.matchAll(pattern)].map((match) => ({
      line: lines[match.index] ?? 1,
      message: `Unsupported wording ${quote(match[0])}.`,
      fix: `Write ${fix}.`,
    })),
  );
}

function checkSpelling({text, lines}: Block): Problem[] {
  return [...text.matchAll(/\p{L}+/gu)].flatMap((match) => {
    const [word] = match;
    const american = toAmerican(word.toLowerCase());
    // Within a sentence, a capitalized word is a name, whose spelling is fixed.
    const before = text.slice(0, match.index);
    const isName = /^\p{Lu}/u.test(word) && !/(?:^|[.:!?(]\s*["“]?)$/.test(before);
    return american === undefined || isName
      ? []
      : [
          {
            line: lines[match.index] ?? 1,
            message: `British spelling "${word}".`,
            fix: `Write "${american}".`,
          },
        ];
  });
}

function checkHeading({text, lines}: Block): Problem[] {
  const heading = stripMarkers(text).trim();
  const line = lines[0] ?? 1;
  const pronoun = PRONOUNS.map((pattern) => pattern.exec(heading)?.[0]).find(Boolean);
  return [
    ...(heading.length > LONGEST_HEADING
      ? [
          {
            line,
            message: `The heading must be at most ${LONGEST_HEADING} characters long, not ${heading.length}.`,
          },
        ]
      : []),
    ...(pronoun
      ? [
          {
            line,
            message: `Pronoun "${pronoun}" in a heading.`,
            fix: 'Name the thing, so the heading makes sense alone.',
          },
        ]
      : []),
  ];
}

/**
 * Returns the problems that an editor would find on a page: words and spellings that guides don't
 * use, headings that are unclear out of context or too long, and a guide to components without a
 * typed example.
 *
 * @param file relative to the site; determines what the page must contain
 */
export function checkPage(source: string, file: string): Problem[] {
  const page = readMdx(source);
  const blocks = readFields(page);
  const problems: Problem[] = [];
  let hasFence = false;
  walk(page.tree, (node) => {
    hasFence ||= node.type === 'code' && /^tsx?$/.test(node.lang ?? '');
    if (BLOCKS.has(node.type)) {
      const block = readBlock(node);
      blocks.push(block);
      if (node.type === 'heading') {
        problems.push(...checkHeading({...block, lines: [node.position?.start.line ?? 1]}));
      }
    }
  });
  problems.push(...blocks.flatMap((block) => [...checkWords(block), ...checkSpelling(block)]));
  if (!hasFence && 'components' in page.frontMatter && GUIDE.test(file)) {
    problems.push({
      line: 1,
      message: 'Missing typed example.',
      fix: 'Add a ```tsx block that shows the main object or callback.',
    });
  }
  return problems
    .sort(({line: a = 0}, {line: b = 0}) => a - b)
    .map((problem) => ({file, ...problem}));
}
