import fs from 'node:fs';
import path from 'node:path';
import {DEMO_STYLINGS, type DemoStyling} from '../../site/stylings/shared';
import {buildDemoCss} from './buildDemoCss';
import {checkDefaultExports} from './checkDefaultExports';
import {describeDemo, type RenderedDemo} from './describeDemo';
import {cacheFormattedCode} from './cacheFormattedCode';
import {formatCode} from './formatCode';
import {convertCode, convertModule, listLibraries, readVariant} from './readVariants';
import type {OtherLibrary} from '@mui-x-docs/demo-libraries';
import {locateDemo} from '../../site/demos/locateDemo';
import {toSitePath} from '../../site/pages/toSitePath';
import {BuildProblemError, reportProblems, type Problem} from '../../site/problems/problemStore';
import {readDemo, type SourceDemo} from '../../site/demos/readDemo';
import {readDemoTest} from '../../site/demos/readDemoTest';
import {CODES, readPlayground, readSource} from '../../site/playgrounds/readPlayground';
import {findSettings} from '../../site/playgrounds/settings';
import {addImports, type PlaygroundSource} from '../../site/playgrounds/shared';
import {renderFiles, renderSources} from './renderSources';
import {describeChecks, RECORD} from '../../site/demos/demoChecks';
import {DEMO_LIBRARIES, type DemoLibrary} from '../../site/demos/shared';
import {type DemoMeta} from './shared';

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
  /** `true` if users of the file's version can choose a date library, see `offersLibraries`. */
  offersLibraries: boolean;
}

/**
 * Returns the chunk of a page's demos, such as `demos-react-charts-bars`. All demos of a page share
 * it.
 */
function chunkName(kind: string, id: string): string {
  return `${kind}-${id.split('/').slice(0, -1).join('-')}`;
}

/**
 * Returns the chunk of a demo. Demos of a paid plan have a separate chunk, so the free ones on the
 * page don't wait for its packages. Demos in another date library do, too.
 */
function demoChunkName({id, plan}: Pick<DemoMeta, 'id' | 'plan'>, library?: DemoLibrary): string {
  return chunkName(['demos', plan, library].filter(Boolean).join('-'), id);
}

const js = JSON.stringify;

/** Playgrounds run in a wrapper, which turns the values of controls into props. */
const isPlayground = (entry: string) => /[\\/]playgrounds[\\/]\w+(?<!Parts)\.tsx$/.test(entry);

/**
 * The server and client compilers request the same demos in one build. Unchanged sources are
 * processed once.
 */
const ready = new Map<string, {key: string; value: Promise<RenderedDemo>}>();

async function prepare(options: ModuleOptions, file: string): Promise<RenderedDemo> {
  const {siteDir, isPublicPackage} = options;
  const {folder, name} = locateDemo(siteDir, file)!;
  const demo = readDemo({siteDir, folder, name, isPublicPackage});
  const libraries = listLibraries(demo, folder, options.offersLibraries);
  const others = libraries
    .slice(1)
    .map((library) => [library, readVariant(demo, library, {...options, folder})] as const);
  const all = [demo, ...others.map(([, variant]) => variant)];
  const testFiles = readDemoTest(demo, folder, siteDir);
  const key = js([
    testFiles.map(({code}) => code),
    all.map(({stylings}) => Object.values(stylings).map(({files}) => files.map(({code}) => code))),
  ]);
  const known = ready.get(demo.id);
  if (known?.key === key) {
    return {...(await known.value), demo, testFiles};
  }
  all.forEach((one) => checkDefaultExports(one, siteDir));
  const render = async (): Promise<RenderedDemo> => {
    const variants: RenderedDemo['variants'] = {};
    for (const [library, variant] of others) {
      variants[library] = {demo: variant, sources: await renderSources(variant, siteDir)};
    }
    const tests = await renderFiles(testFiles, siteDir);
    return {
      demo,
      sources: await renderSources(demo, siteDir),
      libraries,
      variants,
      tests,
      testFiles,
    };
  };
  const value = render();
  ready.set(demo.id, {key, value});
  return value;
}

/** Generates the code of an object that loads the component of each styling. */
function writeLoad(
  demo: SourceDemo,
  chunkOf: string,
  requestOf: (entry: string) => string,
): string {
  const chunk = `/* webpackChunkName: ${js(chunkOf)} */`;
  const load = DEMO_STYLINGS.flatMap((styling) => {
    const found = demo.stylings[styling];
    if (!found) {
      return [];
    }
    const component = `import(${chunk} ${js(requestOf(found.entry))})`;
    const hasCss = styling === 'tailwind' || found.files.some(({name}) => name.endsWith('.css'));
    return hasCss
      ? `${styling}: () => Promise.all([${component}, import(${chunk} ${js(`${found.entry}?demo-css=${styling}`)})]).then(([demo, css]) => ({Component: demo.default, css: css.default}))`
      : `${styling}: () => ${component}.then((demo) => ({Component: demo.default}))`;
  });
  return `{${load.join(',\n')}}`;
}

/** Generates the code of a function that loads sources. */
function writeLoadSources(chunkOf: string, request: string): string {
  return `() => import(/* webpackChunkName: ${js(chunkOf)} */ ${js(request)}).then((sources) => sources.default)`;
}

/** Generates the module for `?demo-libraries`, which users of the first library never load. */
function writeLibraries(
  rendered: RenderedDemo,
  meta: Pick<DemoMeta, 'id' | 'plan' | 'ownFiles'>,
  resourcePath: string,
): string {
  const entries = rendered.libraries.slice(1).map((library) => {
    const isOwn = meta.ownFiles?.includes(library);
    const {demo} = rendered.variants[library]!;
    const load = writeLoad(demo, demoChunkName(meta, library), (entry) =>
      isOwn
        ? entry
        : isPlayground(entry)
          ? `${entry}?demo-playground-run=${library}`
          : `${entry}?demo-library=${library}`,
    );
    const loadSources = writeLoadSources(
      chunkName(`demo-sources-${library}`, meta.id),
      `${resourcePath}?demo-sources=${library}`,
    );
    return `${js(library)}: {load: ${load}, loadSources: ${loadSources}}`;
  });
  return `export default {${entries.join(',\n')}};`;
}

/** Converts the source of a playground to a date library. */
const convertSource = (source: string, sitePath: string, library: DemoLibrary | undefined) =>
  !library || library === 'dayjs' ? source : convertCode(source, sitePath, library as OtherLibrary);

/**
 * Generates the module of a playground: a function that loads its data, so that a page contains
 * none of it; these data; or its demo in a date library, which takes the values of the controls.
 * The server renders only the placeholder.
 */
async function writePlayground(context: LoaderContext, options: ModuleOptions): Promise<string> {
  const {resourcePath, resourceQuery} = context;
  const {siteDir, isServer} = options;
  if (isServer) {
    return 'export default undefined;';
  }
  const {folder, name} = locateDemo(siteDir, resourcePath)!;
  if (resourceQuery === '?demo-playground') {
    const area = toSitePath(siteDir, folder).split('/').slice(-2).reverse().join('-');
    const load = writeLoadSources(`${area}-${name}`, `${resourcePath}?demo-playground-data`);
    return `export default ${load};`;
  }
  const {component, controls, source, apiFile} = readPlayground(resourcePath);
  context.addDependency(apiFile);
  const sitePath = toSitePath(siteDir, resourcePath);
  const [query, library] = resourceQuery.split('=') as [string, DemoLibrary?];
  if (query === '?demo-playground-run') {
    const code = convertSource(source, sitePath, library);
    const {codes} = readSource(code, component);
    // The text in a string with `$` is entered later.
    const values = Object.entries(codes).map(
      ([key, value]) => `${js(key)}: ($) => ${value.replaceAll(/'([^'$]*)\$'/g, '`$1${$}`')}`,
    );
    const [, main = ''] = /export default function (\w+)/.exec(code) ?? [];
    return `import {withControlValues} from '@site/src/components/mdx/Playground/withControlValues';
${addImports(code.split(CODES)[0]!, component, Object.values(codes)).replace('export default ', '')}
export default withControlValues(${main}, {${values.join(',\n')}});`;
  }
  const {libraries} = await prepare(options, resourcePath);
  const read = async (one?: DemoLibrary): Promise<PlaygroundSource> => {
    const code = convertSource(source, sitePath, one);
    return readSource(
      libraries.length > 0
        ? await cacheFormattedCode('playground', code, () => formatCode(code, 'typescript'))
        : code,
      component,
    );
  };
  const variants: Record<string, PlaygroundSource> = {};
  for (const one of libraries.slice(1)) {
    variants[one] = await read(one);
  }
  const {parts} = findSettings(component);
  const data = {component, controls, parts, ...(await read()), variants};
  const partsDemo = resourcePath.replace(/(?:Pro|Premium)?\.tsx$/, 'Parts.tsx');
  return `import demo from ${js(`${resourcePath}?demo`)};
${fs.existsSync(partsDemo) ? `import partsDemo from ${js(`${partsDemo}?demo`)};` : 'const partsDemo = undefined;'}
export default {demo, partsDemo, ...${js(data)}};`;
}

/**
 * Generates the code of a demo's module. `?demo` contains what a page imports: metadata and
 * loaders; `?demo-sources` all sources; `?demo-test` its test; `?demo-css=<styling>` the stylesheet
 * of a styling;
 * `?demo-playground` a function that loads a playground with this demo, `?demo-playground-data`
 * its data, and `?demo-playground-run=<library>` its running code;
 * `?demo-libraries` the loaders for other date libraries, `?demo-sources=<library>` its sources in
 * one of them, and `?demo-library=<library>` one of its files converted to a library.
 *
 * @throws BuildProblemError, and reports its problems under the resource
 */
export async function loadDemoModule(
  context: LoaderContext,
  options: ModuleOptions,
): Promise<string> {
  let problems: readonly Problem[] = [];
  try {
    return await writeModule(context, options);
  } catch (error) {
    problems = error instanceof BuildProblemError ? error.problems : [];
    throw error;
  } finally {
    reportProblems(context.resourcePath + context.resourceQuery, problems);
  }
}

async function writeModule(context: LoaderContext, options: ModuleOptions): Promise<string> {
  const [query, value = ''] = context.resourceQuery.split('=') as [string, string?];
  const {siteDir} = options;
  if (query === '?demo-library') {
    return convertModule(
      context.resourcePath,
      toSitePath(siteDir, context.resourcePath),
      value as OtherLibrary,
    );
  }
  if (query.startsWith('?demo-playground')) {
    return await writePlayground(context, options);
  }
  const rendered = await prepare(options, context.resourcePath);
  const {demo, sources, variants, testFiles} = rendered;
  testFiles.forEach((file) => context.addDependency(file.path));
  for (const {stylings} of [demo, ...Object.values(variants).map((variant) => variant.demo)]) {
    for (const {files} of Object.values(stylings)) {
      files.forEach((file) => context.addDependency(file.path));
    }
  }
  const {folder} = locateDemo(siteDir, context.resourcePath)!;
  const record = path.join(siteDir, RECORD);
  if (fs.existsSync(record)) {
    context.addDependency(record);
  }
  const checked = describeChecks(siteDir, folder, demo);
  if (query === '?demo-sources') {
    const library = DEMO_LIBRARIES.find((one) => one === value);
    return `export default ${js({...(library ? variants[library]?.sources : sources), checked})};`;
  }
  if (query === '?demo-test') {
    return `export default ${js(rendered.tests)};`;
  }
  if (query === '?demo-css') {
    return `export default ${js(await buildDemoCss(demo, value as DemoStyling, siteDir))};`;
  }
  const meta = describeDemo(rendered, siteDir);
  if (query === '?demo-libraries') {
    return writeLibraries(rendered, meta, context.resourcePath);
  }
  if (options.isServer) {
    const [first] = meta.stylings as [DemoStyling];
    return `export default ${js({...meta, file: sources[first]?.TS[0], checked})};`;
  }
  const libraries = writeLoadSources(
    chunkName('demo-libraries', demo.id),
    `${context.resourcePath}?demo-libraries`,
  );
  return `export default {
  ...${js(meta)},
  load: ${writeLoad(demo, demoChunkName(meta), (entry) => (isPlayground(entry) ? `${entry}?demo-playground-run=dayjs` : entry))},
  loadSources: ${writeLoadSources(chunkName('demo-sources', demo.id), `${context.resourcePath}?demo-sources`)},
  ${meta.tests ? `loadTests: ${writeLoadSources(chunkName('demo-tests', demo.id), `${context.resourcePath}?demo-test`)},` : ''}
  ${rendered.libraries.length > 1 ? `loadLibraries: ${libraries},` : ''}
};`;
}
