import path from 'node:path';
import type {LoadedVersion} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {toEntry} from '@mui-x-docs/api-extractor/types';
import type {ApiCatalog} from '../../site/api/catalog';
import {createFileCache} from '../../site/files/files';
import {readIfValid, readMdx} from '../../site/mdx/readMdx';
import {findDemoFolder} from '../../site/pages/pageFiles';
import {readSiteContent} from '../../site/pages/readSiteContent';
import {toSitePath} from '../../site/pages/toSitePath';
import {PRODUCTS, productOf, type ProductName} from '../../site/products/shared';
import {flattenPages, listPages} from '../../site/sidebar/listPages';
import {readDemoUse, type DemoUse} from './readDemoUse';
import {readGuideDemos, type GuideDemo} from './readGuideDemos';
import {guideKey, type CatalogGuide, type ProductCatalog} from './shared';

interface Options {
  /** The API pages of the version, whose components can be filtered by. */
  catalog: ApiCatalog;
}

/** A demo of a guide with what its code uses. */
interface FoundDemo {
  demo: GuideDemo;
  use: DemoUse;
}

/** Number of demos that the overview shows of each product. */
const PICKS = 4;

/** Generates the module that loads all demos of a guide. */
const renderGuideModule = (demos: readonly {name: string; request: string}[]): string =>
  [
    ...demos.map(({request}, index) => `import demo${index} from ${JSON.stringify(request)};`),
    `export default {${demos.map(({name}, index) => `${name}: demo${index}`).join(', ')}};`,
  ].join('\n');

/** Generates the module that loads the demos of each guide of a product. */
const renderProductModule = (keys: readonly string[]): string => {
  const rows = keys.map((key) => {
    const file = key.replaceAll('/', '-');
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: "demo-cards-${file}" */ ${JSON.stringify(`../guides/${file}.js`)}),`;
  });
  return `export default {\n${rows.join('\n')}\n};\n`;
};

/**
 * Generates the module with the demos of a product. It isn't JSON, because the pages of products
 * share a route, whose modules must have a default export.
 */
const renderData = (data: ProductCatalog): string =>
  `export default JSON.parse(${JSON.stringify(JSON.stringify(data))});\n`;

/** Reduces a catalog to a few demos of different guides. */
function pickDemos({guides, ...catalog}: ProductCatalog): ProductCatalog {
  return {
    ...catalog,
    names: [],
    guides: guides.slice(0, PICKS).map((guide) => ({
      ...guide,
      demos: guide.demos.slice(0, 1).map((demo) => ({...demo, components: [], props: []})),
    })),
  };
}

/**
 * Creates the catalog of demos: `/x/demos/`, and a page for each product. `npm start` lists the
 * demos without running them, because it compiles only the guides that were requested.
 */
export default function demoCatalogPlugin(
  {siteDir, baseUrl, i18n}: LoadContext,
  {catalog}: Options,
): Plugin {
  const isDevelopment = process.env.NODE_ENV === 'development';
  const components = new Set(
    catalog.flatMap((area) => area.components.map((entry) => toEntry(entry).name)),
  );
  const isTranslated = i18n.currentLocale !== i18n.defaultLocale;
  /** Returns the demos of a guide. Those without a paragraph before them have no text. */
  const findDemos = createFileCache((text, file): FoundDemo[] => {
    const folder = findDemoFolder(siteDir, file);
    // The compilation reports a page that can't be parsed.
    const demos = readIfValid<GuideDemo[]>([], () => readGuideDemos(readMdx(text).tree));
    return demos.flatMap((demo) =>
      // A demo that can't be read stops the build with its line.
      readIfValid<FoundDemo[]>([], () => [{demo, use: readDemoUse(folder, demo.name, components)}]),
    );
  });
  /** Returns the demos of a guide, and the module that loads them. */
  const readGuide = (
    doc: LoadedVersion['docs'][number],
    indexOf: (name: string) => number,
  ): {guide: CatalogGuide; module: string} => {
    const file = doc.source.replace('@site', siteDir);
    const isEnglish = isTranslated && path.dirname(file) === findDemoFolder(siteDir, file);
    const found = findDemos(file);
    return {
      guide: {
        path: doc.permalink,
        title: doc.title,
        ...(isEnglish && {english: true}),
        demos: found.map(({demo, use}) => ({
          ...demo,
          text: demo.text || doc.description,
          ...(use.plan && {plan: use.plan}),
          components: use.components.map(indexOf),
          props: use.props.map(indexOf),
        })),
      },
      module: renderGuideModule(
        found.map(({demo, use}) => ({
          name: demo.name,
          request: `@site/${toSitePath(siteDir, use.entry)}?demo`,
        })),
      ),
    };
  };

  return {
    name: 'demo-catalog',
    async allContentLoaded({allContent, actions}) {
      const {shown} = readSiteContent(allContent);
      const docs = new Map(shown?.docs.map((doc) => [doc.permalink, doc]));
      const pages = shown ? flattenPages(listPages(shown)) : [];
      const overview: ProductCatalog[] = [];
      for (const {name: product} of PRODUCTS) {
        const names = new Map<string, number>();
        const indexOf = (name: string) => names.get(name) ?? names.set(name, names.size).size - 1;
        const guides = pages
          .flatMap(({path: permalink}) =>
            productOf(permalink) === product ? (docs.get(permalink) ?? []) : [],
          )
          .map((doc) => readGuide(doc, indexOf))
          .filter(({guide}) => guide.demos.length > 0);
        const data: ProductCatalog = {
          product,
          count: guides.reduce((sum, {guide}) => sum + guide.demos.length, 0),
          names: [],
          guides: guides.map(({guide}) => guide),
        };
        data.names = [...names.keys()];
        overview.push(pickDemos(data));
        await writeLoaders(product, guides);
        actions.addRoute({
          path: `${baseUrl}x/demos/${product}/`,
          component: '@site/src/pages/_demos',
          exact: true,
          modules: {
            catalog: await actions.createData(`products/${product}.js`, renderData(data)),
          },
        });
      }
      actions.addRoute({
        path: `${baseUrl}x/demos/`,
        component: '@site/src/pages/_demos',
        exact: true,
        modules: {catalogs: await actions.createData('overview.json', overview)},
      });

      async function writeLoaders(
        product: ProductName,
        guides: readonly {guide: CatalogGuide; module: string}[],
      ): Promise<void> {
        const loaded = isDevelopment ? [] : guides;
        for (const {guide, module} of loaded) {
          const file = guideKey(guide.path).replaceAll('/', '-');
          await actions.createData(`guides/${file}.js`, module);
        }
        await actions.createData(
          `loaders/${product}.js`,
          renderProductModule(loaded.map(({guide}) => guideKey(guide.path))),
        );
      }
    },
  };
}
