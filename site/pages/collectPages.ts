import fs from 'node:fs';
import {markdownPath, type SectionHeading} from '@mui-x-docs/docs-index/format';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadedContent as StandaloneContent} from '@docusaurus/plugin-content-pages';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import type {ResolveLink} from '../markdown/renderApi';
import type {MdxComponents} from '../mdx/mdxComponent';
import {readMdx} from '../mdx/readMdx';
import {planName, type PaidPlan} from '../plans/shared';
import {PRODUCT_NAMES, productOf, type ProductName} from '../products/shared';
import {readComponentNames} from './readComponentNames';
import {findDemoFolder, locatePage} from './pageFiles';
import {flattenPages, listPages} from '../sidebar/listPages';
import {readInstallation} from '../packages/readInstallation';
import type {PinnedPackage} from '../packages/shared';
import {renderMarkdownVersion, type PageBody} from './renderMarkdownVersion';
import type {ProductNames} from '../products/productNames';

/** A page with the input of its Markdown version. */
export interface DocPage {
  /** Path with the language prefix, such as `/zh/x/react-charts/bars/`. */
  path: string;
  title: string;
  description: string;
  product?: ProductName;
  plan?: PaidPlan;
  /** Its parent labels in the sidebar: `Charts › Bars`. */
  group: string;
  /** `true` if it belongs to the API reference. */
  isApi: boolean;
  /** The absolute path of its file; absent for pages generated from data. */
  file?: string;
  /** Resolves the links of the page for its Markdown version. */
  resolve?: ResolveLink;
  /** Renders the Markdown below the title. */
  renderBody: () => PageBody;
}

/** A page with its rendered Markdown version. */
export interface RenderedPage extends DocPage {
  markdown: string;
  headings: SectionHeading[];
}

/** The data that all pages of a build share. */
export interface SiteContext {
  siteDir: string;
  /** URL of the site without a trailing slash. */
  siteUrl: string;
  /** `/` or `/zh/`. */
  baseUrl: string;
  language: string;
  productNames: ProductNames;
  repoUrl: string;
  /** The version shown to users, without a `v`. */
  version: string;
  /** The MDX components that pages use. */
  components: MdxComponents;
}

/** Returns the source of a page without its front matter; line numbers don't change. */
const readSource = (file: string): string => readMdx(fs.readFileSync(file, 'utf8')).numberedBody;

/**
 * Returns a function that converts a page's links to full URLs, of the Markdown version if the
 * target has one.
 */
export function createResolver(
  {siteUrl, baseUrl}: Pick<SiteContext, 'siteUrl' | 'baseUrl'>,
  paths: ReadonlySet<string>,
): (href: string, from: string) => string {
  return (href, from) => {
    const url = new URL(href, `${siteUrl}${from}`);
    if (!/^[./#]/.test(href)) {
      return href;
    }
    const known = [url.pathname, baseUrl + url.pathname.slice(1)]
      .map((candidate) => (candidate.endsWith('/') ? candidate : `${candidate}/`))
      .find((candidate) => paths.has(candidate));
    return known === undefined
      ? siteUrl + url.pathname + url.search + url.hash
      : siteUrl + markdownPath(known) + url.hash;
  };
}

/** Returns the packages that a product's pages document, at their versions. */
function findPackages(product: ProductName | undefined, folder: string): PinnedPackage[] {
  return product ? readInstallation(product, folder).plans : [];
}

/** The last section of a page with `components` in its front matter. */
const API_SECTION: SectionHeading = {text: 'API', id: 'api', depth: 2};

/** Returns the links of that section; empty if no component has a page. */
function renderComponents(
  names: string[],
  {
    product,
    resolve,
    paths,
    docsBase,
  }: {
    product: ProductName | undefined;
    resolve: ResolveLink;
    paths: ReadonlySet<string>;
    docsBase: string;
  },
): string {
  const areas = [...(product ? [product] : []), ...PRODUCT_NAMES];
  const lines = names.flatMap((name) => {
    const found = areas
      .map((area) => `${docsBase}api/${area}/${toKebabCase(name)}/`)
      .find((candidate) => paths.has(candidate));
    return found ? [`- [\`${name}\`](${resolve(found)})`] : [];
  });
  return lines.map((line) => `${line}\n`).join('');
}

/**
 * Renders the header of a Markdown version: the title, the description, the version, and the plan.
 */
export function renderHead(page: DocPage, site: SiteContext, packages: PinnedPackage[]): string {
  const fields: Record<string, string | string[] | undefined> = {
    title: page.title,
    description: page.description,
    url: site.siteUrl + page.path,
    version: site.version,
    product: page.product && site.productNames[page.product],
    plan: planName(page.plan ?? (page.product && 'community')),
    packages:
      packages.length > 0 ? packages.map(({name, version}) => `${name}@${version}`) : undefined,
  };
  return [
    '---',
    ...Object.entries(fields).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}: ${JSON.stringify(value)}`],
    ),
    '---',
    '',
    `# ${page.title}${page.plan ? ` (${planName(page.plan)})` : ''}`,
    '',
    page.description,
    '',
  ].join('\n');
}

/** Renders the complete Markdown version of a page. */
export function renderPage(page: DocPage, site: SiteContext): RenderedPage {
  const folder = page.file ? findDemoFolder(site.siteDir, page.file) : site.siteDir;
  const {markdown, headings} = page.renderBody();
  return {
    ...page,
    headings,
    markdown: `${renderHead(page, site, findPackages(page.product, folder))}\n${markdown}`,
  };
}

/** Collects the Markdown pages outside the docs, such as the privacy page. */
export function collectStandalonePages(content: StandaloneContent, site: SiteContext): DocPage[] {
  return content.flatMap((page): DocPage[] => {
    if (page.type !== 'mdx') {
      return [];
    }
    const file = page.source.replace('@site', site.siteDir);
    // Docusaurus omits the trailing slash in the paths of pages outside the docs.
    const pathname = page.permalink.replace(/\/?$/, '/');
    const resolveFrom = createResolver(site, new Set([pathname]));
    return [
      {
        path: pathname,
        title: page.title ?? '',
        description: page.description ?? '',
        group: '',
        isApi: false,
        file,
        renderBody: () =>
          renderMarkdownVersion(readSource(file), site.components, {
            ...locatePage(site.siteDir, file),
            language: site.language,
            repoUrl: site.repoUrl,
            resolve: (href) => resolveFrom(href, pathname),
            shown: new Set(),
          }),
      },
    ];
  });
}

const trailOf = (title: string) => title.split(' › ').slice(0, -1).join(' › ');

/**
 * Collects the pages of a version, in sidebar order; pages outside the sidebar come
 * last.
 *
 * @param extra pages without a Markdown file
 */
export function collectPages(
  version: LoadedVersion,
  site: SiteContext,
  extra: DocPage[] = [],
): DocPage[] {
  const {siteDir, baseUrl} = site;
  const tree = flattenPages(listPages(version));
  const positions = new Map(tree.map((listed, index) => [listed.path, {...listed, index}]));
  const docs = version.docs.filter(({draft}) => !draft);
  const paths = new Set([
    ...docs.map(({permalink}) => permalink),
    ...extra.map((page) => page.path),
  ]);
  const resolveFrom = createResolver(site, paths);
  const docsBase = `${baseUrl}x/`;

  const pages = docs.map((doc): DocPage => {
    const file = doc.source.replace('@site', siteDir);
    const listed = positions.get(doc.permalink);
    const product = productOf(doc.permalink);
    const plan = listed?.plan ?? (doc.frontMatter as {plan?: DocPage['plan']}).plan;
    const resolve: ResolveLink = (href) => resolveFrom(href, doc.permalink);
    return {
      path: doc.permalink,
      title: doc.title,
      description: doc.description,
      ...(product && {product}),
      ...(plan && {plan}),
      group: listed ? trailOf(listed.title) : '',
      isApi: doc.permalink.startsWith(`${docsBase}api/`),
      file,
      resolve,
      renderBody: () => {
        const body = renderMarkdownVersion(readSource(file), site.components, {
          ...locatePage(siteDir, file),
          language: site.language,
          repoUrl: site.repoUrl,
          resolve,
          shown: new Set(),
        });
        const components = readComponentNames(
          (doc.frontMatter as {components?: unknown}).components,
        );
        const links = renderComponents(components, {product, resolve, paths, docsBase});
        return links === ''
          ? body
          : {
              markdown: `${body.markdown}\n## ${API_SECTION.text}\n\n${links}`,
              headings: [...body.headings, API_SECTION],
            };
      },
    };
  });
  const order = (page: DocPage) => positions.get(page.path)?.index ?? Number.MAX_SAFE_INTEGER;
  return [...pages.sort((a, b) => order(a) - order(b)), ...extra];
}
