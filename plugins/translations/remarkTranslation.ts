import fs from 'node:fs';
import path from 'node:path';
import {readJson} from '../../site/files/files';
import {SOURCE_LANGUAGE} from '../../site/languages/shared';
import {findSourceFile, readPageFile} from '../../site/pages/pageFiles';
import {identifyHeadings} from '../../site/mdx/headingIds';
import {checkNodes, createAttribute, type MdxFile, type MdxNode} from '../../site/mdx/mdxNodes';
import {toSitePath} from '../../site/pages/toSitePath';
import {createError} from '../../site/problems/problemStore';
import {compareSections, findRecorded, readRecord} from './compareSections';
import {INTRODUCTION, readSections} from '../../site/mdx/readSections';
import {readLanguage} from '../../site/languages/readLanguage';

/**
 * The notices on pages in another language, in English. Translators find them in
 * `i18n/<language>/translations/notices.json`.
 */
export const NOTICES = {
  untranslated: 'This page is not translated yet.',
  help: 'Help translate',
  generated:
    'The API reference is generated from the source code; its descriptions are in English.',
  changed: 'This part has changed in English since it was translated.',
  removed: 'This part is no longer in the English page.',
  new: 'The English page has parts that are not translated yet:',
  original: 'Read it in English',
};

/** Options for the notices. */
export interface TranslationOptions {
  siteDir: string;
  repoUrl: string;
  /** Defaults to the language that Docusaurus builds. */
  language?: string;
}

const cache = new Map<string, typeof NOTICES>();

function readNotices(siteDir: string, language: string): typeof NOTICES {
  const file = path.join(siteDir, 'i18n', language, 'translations/notices.json');
  let notices = cache.get(file);
  if (!notices) {
    const own = readJson<Record<string, {message?: string}>>(file) ?? {};
    notices = Object.fromEntries(
      Object.entries(NOTICES).map(([key, english]) => [key, own[key]?.message || english]),
    ) as typeof NOTICES;
    cache.set(file, notices);
  }
  return notices;
}

const text = (value: string): MdxNode => ({type: 'text', value});

/**
 * Creates a callout, rendered by the site's component, that the search can distinguish from the
 * page's content.
 */
function createNotice(...children: MdxNode[]): MdxNode {
  return {
    type: 'translationNotice',
    data: {hName: 'admonition', hProperties: {type: 'info', className: 'translation-notice'}},
    children: [{type: 'paragraph', children}],
  };
}

/**
 * Creates a link to the English page. It's a plain element, because a Docusaurus link would point
 * to the same page in this language.
 */
function linkToEnglish(pathname: string, id: string, label: string, lang?: string): MdxNode {
  return {
    type: 'mdxJsxTextElement',
    name: 'a',
    // Marks the element as explicit JSX, because MDX replaces other elements of this name by the
    // site's own link.
    data: {_mdxExplicitJsx: true},
    attributes: [
      createAttribute('href', id === INTRODUCTION ? pathname : `${pathname}#${id}`),
      createAttribute('hrefLang', 'en'),
      ...(lang ? [createAttribute('lang', lang)] : []),
    ],
    children: [text(label)],
  };
}

/** Blocks with the page's text. Text that components add is in the site's language. */
const BLOCKS = ['paragraph', 'heading', 'list', 'table', 'blockquote'];

/** Returns whether a language is written from right to left, with the same method as Docusaurus. */
function isRightToLeft(language: string): boolean {
  // Node.js 20 has the property, later versions have the method; TypeScript has neither.
  const locale = new Intl.Locale(language) as {
    textInfo?: {direction?: string};
    getTextInfo?: () => {direction?: string};
  };
  return (locale.getTextInfo?.() ?? locale.textInfo)?.direction === 'rtl';
}

/**
 * Marks all blocks of text as English, so that they're read aloud, hyphenated, and rendered as
 * English, in their own direction.
 */
function markEnglish(nodes: readonly MdxNode[], language: string): void {
  for (const node of nodes) {
    if (BLOCKS.includes(node.type)) {
      const own = node.data?.hProperties as Record<string, unknown> | undefined;
      const direction = isRightToLeft(language) && {dir: 'ltr'};
      node.data = {...node.data, hProperties: {...own, lang: 'en', ...direction}};
    } else {
      markEnglish(node.children ?? [], language);
    }
  }
}

/**
 * Returns the headings of a page by id, before Docusaurus has assigned the ids; also those inside
 * of components.
 */
function findHeadings(tree: MdxNode): Map<string, MdxNode> {
  return new Map(
    identifyHeadings(tree).flatMap(({node, ids}) => ids.map((id): [string, MdxNode] => [id, node])),
  );
}

interface LinkAttribute {
  name?: string;
  value?: unknown;
}

/** Rejects links that leave the language of a translated page. Docusaurus checks the other links. */
function checkLinks(tree: MdxNode, language: string, file: MdxFile): void {
  checkNodes(tree, file, (node) => {
    const attributes = Array.isArray(node.attributes) ? (node.attributes as LinkAttribute[]) : [];
    const urls = [
      (node as {url?: unknown}).url,
      ...attributes.filter(({name}) => name === 'to' || name === 'href').map(({value}) => value),
    ];
    for (const url of urls.filter((each) => typeof each === 'string')) {
      const [, named] = new RegExp(`^/${language}(/.*)$`).exec(url) ?? [];
      if (named) {
        throw createError(`The link "${url}" contains a language.`, `Use "${named}".`);
      }
      // Docusaurus adds the language to any other path.
      const [, english] = new RegExp(`^pathname://(/(?!${language}/).*)$`).exec(url) ?? [];
      if (english) {
        const fix = `Use "pathname:///${language}${english}", or the full URL of a file that all languages share.`;
        throw createError(`The link "${url}" leaves the translated site.`, fix);
      }
    }
  });
}

/**
 * Remark plugin that adds translation notices to pages in another language. An untranslated page
 * gets a notice and is marked as English, block by block. A translated page has a note on each
 * section whose source has changed since. All of it happens at build time, so no code reaches the
 * browser.
 */
export function remarkTranslation({
  siteDir,
  repoUrl,
  language: configuredLanguage,
}: TranslationOptions) {
  return (tree: MdxNode, file: MdxFile): void => {
    const language = configuredLanguage ?? readLanguage();
    if (language === SOURCE_LANGUAGE || !file.path || !tree.children) {
      return;
    }
    const notices = readNotices(siteDir, language);
    const source = findSourceFile(siteDir, file.path);
    const known = readPageFile(path.relative(siteDir, file.path));
    const pathname = known?.pathname ?? '/x/';

    if (source === file.path && known?.page.startsWith('api/')) {
      // Its headings and the titles of guides are translated. The other text comes from components.
      tree.children.unshift(createNotice(text(notices.generated)));
      return;
    }
    if (source === file.path) {
      markEnglish(tree.children, language);
      const help = {
        type: 'link',
        url: `${repoUrl}/blob/master/i18n/README.md`,
        children: [text(notices.help)],
      };
      tree.children.unshift(createNotice(text(`${notices.untranslated} `), help));
      return;
    }

    const name = toSitePath(siteDir, file.path);
    const fail = (message: string, fix: string) => createError(message, fix, {file: name, line: 1});
    const record = readRecord(name, file.data?.frontMatter ?? {});
    checkLinks(tree, language, {...file, cwd: siteDir});
    const anchors = findHeadings(tree);
    const headings = new Map(
      [...anchors].filter(([, node]) => node.depth === 2 && tree.children!.includes(node)),
    );
    const sections = readSections(fs.readFileSync(source, 'utf8'));
    const lost = Object.keys(record).find((id) => id !== INTRODUCTION && !headings.has(id));
    if (lost) {
      throw fail(
        `Missing section "${lost}", which the front matter declares as translated.`,
        `End its heading with \`{/* #${lost} */}\`, or remove the line.`,
      );
    }
    const dead = sections
      .filter((section) => record[findRecorded(section, record)] === section.hash)
      .flatMap((section) => section.anchors)
      .find((id) => !anchors.has(id));
    if (dead) {
      throw fail(
        `Missing heading id "${dead}", which other pages link to.`,
        `End the translated heading with \`{/* #${dead} */}\`.`,
      );
    }
    const added: MdxNode[] = [];
    for (const {id, state} of compareSections(sections, record)) {
      const section = sections.find((one) => one.id === id);
      const heading = headings.get(section ? findRecorded(section, record) : id);
      if (id !== INTRODUCTION && !heading) {
        const title = section?.title ?? id;
        added.push(text(added.length > 0 ? ', ' : ' '), linkToEnglish(pathname, id, title, 'en'));
        continue;
      }
      const note = createNotice(
        text(`${state === 'removed' ? notices.removed : notices.changed} `),
        linkToEnglish(pathname, state === 'removed' ? INTRODUCTION : id, notices.original),
      );
      tree.children.splice(heading ? tree.children.indexOf(heading) + 1 : 0, 0, note);
    }
    if (added.length > 0) {
      tree.children.push(createNotice(text(notices.new), ...added));
    }
  };
}
