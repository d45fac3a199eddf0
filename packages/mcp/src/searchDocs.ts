import {createSearch, type NameSearch} from '@mui-x-docs/search/createSearch';
import {FILTERS, type Hit as Found, type HitGroup, type KindFilter} from '@mui-x-docs/search/hits';
import type {IndexedProduct} from '@mui-x-docs/search/indexFormat';
import {mergeFullText} from '@mui-x-docs/search/mergeFullText';
import {readFullText, type Pagefind, type FullTextPage} from '@mui-x-docs/search/readFullText';
import {wordsOfQuestion} from '@mui-x-docs/search/words';
import type {IndexedPage, IndexedRow} from '@mui-x-docs/docs-index/format';
import {splitSections} from '@mui-x-docs/docs-index/splitSections';
import type {Docs} from './loadDocs';
import {loadFullText} from './loadFullText';

/** The kinds by which answers can be filtered: those of the site's own search. */
export const KINDS = Object.keys(FILTERS) as [KindFilter, ...KindFilter[]];

/** How many pages the search of the site shows: of fewer, the full text would change the order. */
const SHOWN = 12;

/** A place of the docs. */
export interface Place {
  kind: string;
  title: string;
  /** Full address, with the section or row. */
  url: string;
  plan?: string;
}

/** One page that answers a question, at the place that answers it best. */
export interface Hit extends Place {
  /** Path of the page, to read it with `read_page`. */
  page: string;
  product?: string;
  /** Its description in a line or two. */
  text: string;
  /** Other places of the page that answer it. */
  more: Place[];
}

interface SearchOptions {
  /** The name of a product: `charts`. */
  product?: string;
  kind?: KindFilter;
  limit?: number;
}

/** Answers as the search of the site does: the same engine over the same indexes, so that a question has the same first answers. */
export class DocsSearch {
  private names: NameSearch | undefined;
  private prose: Promise<Pagefind | undefined> | undefined;
  private readonly pages: Map<string, IndexedPage>;
  private readonly rows: Map<string, IndexedRow>;
  private readonly products: Map<string, IndexedProduct>;

  /** @param script address of the script that reads the index of the full text. */
  constructor(
    private readonly docs: Docs,
    private readonly script: string,
  ) {
    this.pages = new Map(docs.pages.map((page) => [page.path, page]));
    this.products = new Map(docs.names.products.map((product) => [product.name, product]));
    this.rows = new Map(docs.rows.map((row) => [`${row.page}#${row.anchor}`, row]));
  }

  /** The best answers to a question in words, or to the name of something in the API. */
  async search(query: string, {product, kind, limit = 10}: SearchOptions = {}): Promise<Hit[]> {
    const question = query.trim();
    this.names ??= createSearch(this.docs.names);
    const options = {
      ...(product && {product: this.products.get(product)?.id}),
      kind,
      limit: Math.max(limit, SHOWN),
    };
    const named = this.names(question, options);
    const prose = question.length > 1 ? await this.searchFullText(question) : [];
    return Promise.all(
      mergeFullText(named, prose, this.names, options)
        .slice(0, limit)
        .map((group) => this.toHit(group, question)),
    );
  }

  /** Searches the full text. Returns nothing if the index isn't available, because names answer most questions. */
  private async searchFullText(question: string): Promise<FullTextPage[]> {
    this.prose ??= loadFullText(this.docs, this.script);
    try {
      const prose = await this.prose;
      return prose ? await readFullText(prose, question, this.docs.names.base) : [];
    } catch {
      return [];
    }
  }

  private async toHit({page, hits}: HitGroup, question: string): Promise<Hit> {
    // The place that the site's search opens.
    const [first] = hits;
    const best = first && first.score > page.score ? first : page;
    const path = page.href;
    const known = this.pages.get(path);
    return {
      ...this.toPlace(best, page),
      page: path,
      ...(known?.product && {product: this.products.get(known.product)?.label}),
      text: await this.describe(best, path, question),
      more: hits.filter((hit) => hit !== best).map((hit) => this.toPlace(hit, page)),
    };
  }

  private toPlace(found: Found, page: Found): Place {
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

  /** Describes a result: type and description of a row, a paragraph of a section, or the description of the page. */
  private async describe({href}: Found, path: string, question: string): Promise<string> {
    const row = this.rows.get(href);
    if (row) {
      return row.removed
        ? ['Removed', row.use && `Instead: ${row.use}`].filter(Boolean).join('. ')
        : [row.type, row.description].filter(Boolean).join(': ').replaceAll('\n', ' ');
    }
    const page = this.pages.get(path);
    const id = href.slice(path.length + 1);
    const mirror = page && id ? await this.docs.readMirror(page).catch(() => undefined) : undefined;
    const section =
      page &&
      mirror &&
      splitSections(mirror, page.headings).find(({heading}) => heading?.id === id);
    if (section) {
      return findParagraph(section.text.replace(/^#.*\n/, ''), question);
    }
    return page?.description ?? '';
  }
}

/** The first paragraph with a word of the question, or the first one. */
function findParagraph(text: string, question: string): string {
  const asked = wordsOfQuestion(question);
  const prose = text.replace(/^(`{3,})[^]*?^\1/gm, '').split(/\n{2,}/);
  const paragraphs = prose.map((paragraph) => paragraph.trim()).filter((one) => one !== '');
  const best =
    paragraphs.find((paragraph) => asked.some((word) => paragraph.toLowerCase().includes(word))) ??
    paragraphs[0] ??
    '';
  const flat = best.replace(/\s+/g, ' ');
  return flat.length > 300 ? `${flat.slice(0, 299)}…` : flat;
}
