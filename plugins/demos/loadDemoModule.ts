import {buildDemoCss} from './buildDemoCss';
import {DemoError} from './DemoError';
import {describeDemo} from './describeDemo';
import {describePlace} from './describePlace';
import {locateDemo} from './locateDemo';
import {readDemo, type SourceDemo} from './readDemo';
import {renderSources} from './renderSources';
import {DEMO_STYLINGS, type DemoMeta, type DemoSources, type DemoStyling} from './shared';

/** The parts of the bundler's loader context that are used here. */
interface LoaderContext {
  resourcePath: string;
  resourceQuery: string;
  addDependency: (file: string) => void;
}

interface ModuleOptions {
  siteDir: string;
  isServer: boolean;
  isPublicPackage: (packageName: string) => boolean;
}

interface ReadyDemo {
  demo: SourceDemo;
  sources: DemoSources;
}

/** `demos-react-charts-bars`: all demos of a page travel in one chunk. */
function chunkName(kind: string, id: string): string {
  return `${kind}-${id.split('/').slice(0, -1).join('-')}`;
}

/** The demos of a commercial plan travel apart: the free ones beside them are not to wait for its packages. */
function demoChunkName({id, plan}: Pick<DemoMeta, 'id' | 'plan'>): string {
  return chunkName(plan ? `demos-${plan}` : 'demos', id);
}

const js = JSON.stringify;

/** Both compilers ask for the same demos in one build: work is done once for unchanged sources. */
const ready = new Map<string, {key: string; value: Promise<ReadyDemo>}>();

async function prepare(options: ModuleOptions, file: string): Promise<ReadyDemo> {
  const {siteDir, isPublicPackage} = options;
  const {folder, name} = locateDemo(siteDir, file)!;
  const demo = readDemo({siteDir, folder, name, isPublicPackage});
  const key = js(Object.values(demo.stylings).map(({files}) => files.map(({code}) => code)));
  const known = ready.get(demo.id);
  if (known?.key === key) {
    return {...(await known.value), demo};
  }
  const value = renderSources(demo, siteDir).then((sources) => ({demo, sources}));
  ready.set(demo.id, {key, value});
  return value;
}

/**
 * The code of a demo's module. `?demo` is what a page holds: facts and ways to load; `?demo-sources` all sources;
 * `?demo-css=<styling>` the style sheet of a styling.
 */
export async function loadDemoModule(
  context: LoaderContext,
  options: ModuleOptions,
): Promise<string> {
  const query = context.resourceQuery;
  const {demo, sources} = await prepare(options, context.resourcePath).catch((error: unknown) => {
    // What is wrong with a demo is told with the page that shows it.
    throw error instanceof DemoError
      ? new DemoError(`${describePlace(options.siteDir, context.resourcePath)}${error.message}.`)
      : error;
  });
  for (const {files} of Object.values(demo.stylings)) {
    files.forEach((file) => context.addDependency(file.path));
  }
  if (query === '?demo-sources') {
    return `export default ${js(sources)};`;
  }
  if (query.startsWith('?demo-css=')) {
    const css = await buildDemoCss(demo, query.slice('?demo-css='.length) as DemoStyling);
    return `export default ${js(css)};`;
  }
  const meta = describeDemo(demo, sources, options.siteDir);
  if (options.isServer) {
    const [first] = meta.stylings as [DemoStyling];
    return `export default ${js({...meta, file: sources[first]?.TS[0]})};`;
  }
  const load = DEMO_STYLINGS.flatMap((styling) => {
    const found = demo.stylings[styling];
    if (!found) {
      return [];
    }
    const chunk = `/* webpackChunkName: ${js(demoChunkName(meta))} */`;
    const component = `import(${chunk} ${js(found.entry)})`;
    const hasCss = styling === 'tailwind' || found.files.some(({name}) => name.endsWith('.css'));
    return hasCss
      ? `${styling}: () => Promise.all([${component}, import(${chunk} ${js(`${found.entry}?demo-css=${styling}`)})]).then(([demo, css]) => ({Component: demo.default, css: css.default}))`
      : `${styling}: () => ${component}.then((demo) => ({Component: demo.default}))`;
  });
  const chunk = `/* webpackChunkName: ${js(chunkName('demo-sources', demo.id))} */`;
  const resource = js(`${context.resourcePath}?demo-sources`);
  return `export default {
  ...${js(meta)},
  load: {${load.join(',\n')}},
  loadSources: () => import(${chunk} ${resource}).then((sources) => sources.default),
};`;
}
