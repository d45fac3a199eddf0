import {createSearch, type NameSearch} from '@mui-x-docs/search/createSearch';
import {
  FILTERS,
  findBestHit,
  type Hit as Found,
  type HitGroup,
  type KindFilter,
} from '@mui-x-docs/search/hits';
import type {IndexedProduct} from '@mui-x-docs/search/indexFormat';
import {mergeFullText} from '@mui-x-docs/search/mergeFullText';
import {readFullText, type Pagefind, type FullTextPage} from '@mui-x-docs/search/readFullText';
import {wordsOfQuestion} from '@mui-x-docs/search/words';
import type {IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {splitSections} from '@mui-x-docs/docs-index/splitSections';
import type {Docs} from './loadDocs';
import {loadFullText} from './loadFullText';

/** The kinds by which results can be filtered, which are those of the site's search. */
export const KINDS = Object.keys(FILTERS) as [KindFilter, ...KindFilter[]];

/**
 * Number of pages that the site's search displays. Merging the full-text results with fewer pages
 * would change the order.
 */
const SITE_PAGE_COUNT = 12;

/** A page, or a section or row on it. */
export interface Location {
  kind: string;
  title: string;
  /** Absolute URL, including the anchor. */
  url: string;
  plan?: string;
}

/** A page that matches a query, with the best match on it. */
export interface Hit extends Location {
  /** Path of the page, for use with `read_page`. */
  page: string;
  product?: string;
  /** Short description. */
  text: string;
  /** Other matches on the page. */
  more: Location[];
}

interface SearchOptions {
  /** The name of a product: `charts`. */
  product?: string;
  kind?: KindFilter;
  limit?: number;
}

/**
 * Searches the docs with the search engine and indexes of the site, so that the best results are
 * the same.
 */
export class DocsSearch {
  private names: NameSearch | undefined;
  private fullText: Promise<Pagefind | undefined> | undefined;
  private readonly pages: Map<string, IndexedPage>;
  private readonly rows: Map<string, IndexedRow>;
  private readonly products: Map<string, IndexedProduct>;

  /** @param script URL of the script that reads the full-text index. */
  constructor(
    private readonly docs: Docs,
    private readonly script: string,
  ) {
    this.pages = new Map(docs.pages.map((page) => [page.path, page]));
    this.products = new Map(docs.names.products.map((product) => [product.name, product]));
    this.rows = new Map(docs.rows.map((row) => [`${row.page}#${row.anchor}`, row]));
  }

  /** Returns the best results for a question or an API name. */
  async search(query: string, {product, kind, limit = 10}: SearchOptions = {}): Promise<Hit[]> {
    const question = query.trim();
    this.names ??= createSearch(this.docs.names);
    const options = {
      ...(product && {product: this.products.get(product)?.id}),
      kind,
      limit: Math.max(limit, SITE_PAGE_COUNT),
    };
    const named = this.names(question, options);
    const fullText = question.length > 1 ? await this.searchFullText(question) : [];
    return Promise.all(
      mergeFullText(named, fullText, this.names, options)
        .slice(0, limit)
        .map((group) => this.toHit(group, question)),
    );
  }

  /**
   * Searches the full text. Returns an empty array if the index isn't available, because names
   * answer most questions.
   */
  private async searchFullText(question: string): Promise<FullTextPage[]> {
    this.fullText ??= loadFullText(this.docs, this.script);
    try {
      const fullText = await this.fullText;
      return fullText ? await readFullText(fullText, question, this.docs.names.base) : [];
    } catch {
      return [];
    }
  }

  private async toHit(group: HitGroup, question: string): Promise<Hit> {
    const {page, hits} = group;
    const best = findBestHit(group);
    const path = page.href;
    const known = this.pages.get(path);
    return {
      ...this.toLocation(best, page),
      page: path,
      ...(known?.product && {product: this.products.get(known.product)?.label}),
      text: await this.describe(best, path, question),
      more: hits.filter((hit) => hit !== best).map((hit) => this.toLocation(hit, page)),
    };
  }

  private toLocation(found: Found, page: Found): Location {
    const plan = this.docs.names.plans[found.plan];
    return {
      kind: found.kind,
      title:
        found === page
          ? page.text
          : `${page.text.replace(/ API(?: \(.+\))?$/, '')} › ${found.text}`,
      url: this.docs.siteUrl + found.href,
      ...(found.plan > 0 && {plan}),
    };
  }

  /**
   * Describes a result: type and description of a row, a paragraph of a section, or the description
   * of the page.
   */
  private async describe({href}: Found, path: string, question: string): Promise<string> {
    const row = this.rows.get(href);
    if (row) {
      return row.removed
        ? ['Removed', row.use && `Instead: ${row.use}`].filter(Boolean).join('. ')
        : [row.type, row.description].filter(Boolean).join(': ').replaceAll('\n', ' ');
    }
    const page = this.pages.get(path);
    const id = href.slice(path.length + 1);
    const markdown =
      page && id ? await this.docs.readMarkdown(page).catch(() => undefined) : undefined;
    const section =
      page &&
      markdown &&
      splitSections(markdown, page.headings).find(({heading}) => heading?.id === id);
    if (section) {
      return findParagraph(section.text.replace(/^#.*\n/, ''), question);
    }
    return page?.description ?? '';
  }
}

/**
 * Returns the first paragraph that contains a word of the question, or else the first paragraph.
 */
function findParagraph(text: string, question: string): string {
  const words = wordsOfQuestion(question);
  const paragraphs = text
    .replace(/^(`{3,})[^]*?^\1/gm, '')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
  const best =
    paragraphs.find((paragraph) => words.some((word) => paragraph.toLowerCase().includes(word))) ??
    paragraphs[0] ??
    '';
  const flat = best.replace(/\s+/g, ' ');
  return flat.length > 300 ? `${flat.slice(0, 299)}…` : flat;
}
