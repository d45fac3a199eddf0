import {markdownPath} from '@mui-x-docs/docs-index/format';
import {planName} from '../../site/plans/shared';
import {PRODUCT_NAMES} from '../../site/products/shared';
import type {RenderedPage} from '../../site/pages/collectPages';
import type {ProductNames} from '../../site/products/productNames';

/** The details of the site that llms.txt contains. */
export interface LlmsSite {
  title: string;
  tagline: string;
  siteUrl: string;
  baseUrl: string;
  productNames: ProductNames;
  version: string;
}

/** A file of a build: its path relative to the locale's output folder, and its content. */
export interface LlmsFile {
  path: string;
  text: string;
}

const line = ({siteUrl}: LlmsSite, {path, title, description, plan}: RenderedPage): string =>
  `- [${title}](${siteUrl}${markdownPath(path)})${plan ? ` (${planName(plan)})` : ''}: ${description}`;

/** Renders lists of pages, each below its path in the sidebar. */
function sections(site: LlmsSite, pages: readonly RenderedPage[]): string[] {
  const groups = new Map<string, RenderedPage[]>();
  for (const page of pages) {
    const group = page.group || 'Other pages';
    groups.set(group, [...(groups.get(group) ?? []), page]);
  }
  return [...groups].map(
    ([group, members]) => `## ${group}\n\n${members.map((page) => line(site, page)).join('\n')}`,
  );
}

const head = (title: string, site: LlmsSite, words: string): string =>
  `# ${title} ${site.version}\n\n> ${words}`;

const join = (parts: string[]): string => `${parts.join('\n\n')}\n`;

/** Joins the Markdown versions of pages, each with its own header. */
const full = (pages: readonly RenderedPage[]): string =>
  pages.map(({markdown}) => markdown.trimEnd()).join('\n\n');

/** Creates `llms.txt` and `llms-full.txt` for the site and for each product that has pages. */
export function createLlms(pages: readonly RenderedPage[], site: LlmsSite): LlmsFile[] {
  const products = PRODUCT_NAMES.filter((id) =>
    pages.some((page) => page.product === id && !page.isApi),
  );
  const toUrl = (path: string) => `${site.siteUrl}${site.baseUrl}${path}`;
  const files = products.flatMap((id): LlmsFile[] => {
    const productPages = pages.filter((page) => page.product === id);
    const name = site.productNames[id];
    const folder = `x/react-${id}`;
    return [
      {
        path: `${folder}/llms.txt`,
        text: join([
          head(`${site.title} ${name}`, site, `Every page of the ${name} as Markdown.`),
          `Everything in one file: ${toUrl(`${folder}/llms-full.txt`)}`,
          ...sections(site, productPages),
        ]),
      },
      {path: `${folder}/llms-full.txt`, text: `${full(productPages)}\n`},
    ];
  });
  return [
    {
      path: 'llms.txt',
      text: join([
        head(site.title, site, `${site.tagline}.`),
        `Every page has a Markdown version: replace the last slash of its URL with \`.md\`. It includes the source of demos and all rows of API pages. The pages on all products, in one file: ${toUrl('llms-full.txt')}`,
        `## Products\n\n${products
          .map(
            (id) =>
              `- [${site.productNames[id]}](${toUrl(`x/react-${id}/llms.txt`)}): guides and API reference; in one file: ${toUrl(`x/react-${id}/llms-full.txt`)}`,
          )
          .join('\n')}`,
        ...sections(
          site,
          pages.filter(({isApi}) => !isApi),
        ),
      ]),
    },
    {
      path: 'llms-full.txt',
      text: join([
        head(site.title, site, 'The pages on all products. Each product has a separate file:'),
        products
          .map((id) => `- [${site.productNames[id]}](${toUrl(`x/react-${id}/llms-full.txt`)})`)
          .join('\n'),
        full(pages.filter(({product}) => product === undefined)),
      ]),
    },
    ...files,
  ];
}
