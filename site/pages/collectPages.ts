import fs from 'node:fs';
import {markdownPath, type SectionHeading} from '@mui-x-docs/docs-index/format';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
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

/** A page with what its Markdown mirror is made of. */
export interface DocPage {
  /** Path with the language prefix, as in `/zh/x/react-charts/bars/`. */
  path: string;
  title: string;
  description: string;
  product?: ProductName;
  plan?: PaidPlan;
  /** The labels above it in the sidebar: `Charts › Bars`. */
  group: string;
  /** Whether it belongs to the API reference. */
  isApi: boolean;
  /** The absolute path of its file; pages that are made of data have none. */
  file?: string;
  /** How links of the page are written in its mirror. */
  resolve?: ResolveLink;
  /** Makes the Markdown below the title. */
  renderBody: () => PageBody;
}

/** A finished mirror. */
export interface Mirror extends DocPage {
  markdown: string;
  headings: SectionHeading[];
}

/** What is the same for every page of a build. */
export interface SiteContext {
  siteDir: string;
  /** Address of the site without a slash at the end. */
  siteUrl: string;
  /** `/` or `/zh/`. */
  baseUrl: string;
  language: string;
  productNames: ProductNames;
  repoUrl: string;
  /** The version that readers see, without a `v`. */
  version: string;
  /** The MDX components that pages use. */
  components: MdxComponents;
}

/** The text of a page without its front matter, in which lines keep their numbers. */
const readSource = (file: string): string => readMdx(fs.readFileSync(file, 'utf8')).numberedBody;

/** Turns an address that a page gives into a full one: of the mirror, where it leads to a page that has one. */
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

/** The packages that a product's pages document, at their versions. */
function findPackages(product: ProductName | undefined, folder: string): PinnedPackage[] {
  return product ? readInstallation(product, folder).plans : [];
}

/** The last section of a page that names `components`, as the page displays it. */
export const API_SECTION: SectionHeading = {text: 'API', id: 'api', depth: 2};

/** Returns the links of that section, or nothing where no component has a page. */
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

/** The lines above the text of a mirror: what it is, and for which version and plan it is true. */
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

/** The whole mirror of a page. */
export function renderPage(page: DocPage, site: SiteContext): Mirror {
  const folder = page.file ? findDemoFolder(site.siteDir, page.file) : site.siteDir;
  const {markdown, headings} = page.renderBody();
  return {
    ...page,
    headings,
    markdown: `${renderHead(page, site, findPackages(page.product, folder))}\n${markdown}`,
  };
}

/** The pages of Markdown that lie beside the docs, like the one on privacy. */
export function collectStandalonePages(content: StandaloneContent, site: SiteContext): DocPage[] {
  return content.flatMap((page): DocPage[] => {
    if (page.type !== 'mdx') {
      return [];
    }
    const file = page.source.replace('@site', site.siteDir);
    // Docusaurus gives pages outside the docs their address without the slash at its end.
    const address = page.permalink.replace(/\/?$/, '/');
    const resolveFrom = createResolver(site, new Set([address]));
    return [
      {
        path: address,
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
            resolve: (href) => resolveFrom(href, address),
            shown: new Set(),
          }),
      },
    ];
  });
}

const trailOf = (title: string) => title.split(' › ').slice(0, -1).join(' › ');

/**
 * The pages of the version that is built, in the order of the sidebar, pages outside of the tree last.
 *
 * @param extra pages that no Markdown file makes
 */
export function collectPages(
  content: LoadedContent,
  site: SiteContext,
  extra: DocPage[] = [],
): DocPage[] {
  const {siteDir, baseUrl} = site;
  const versions: LoadedVersion[] = content.loadedVersions;
  const shown = versions.find(({isLast}) => isLast) ?? versions[0];
  if (!shown) {
    return extra;
  }
  const tree = flattenPages(listPages(shown));
  const place = new Map(tree.map((listed, index) => [listed.path, {...listed, index}]));
  const docs = shown.docs.filter(({draft}) => !draft);
  const paths = new Set([
    ...docs.map(({permalink}) => permalink),
    ...extra.map((page) => page.path),
  ]);
  const resolveFrom = createResolver(site, paths);
  const docsBase = `${baseUrl}x/`;

  const pages = docs.map((doc): DocPage => {
    const file = doc.source.replace('@site', siteDir);
    const listed = place.get(doc.permalink);
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
  const order = (page: DocPage) => place.get(page.path)?.index ?? Number.MAX_SAFE_INTEGER;
  return [...pages.sort((a, b) => order(a) - order(b)), ...extra];
}
