import path from 'node:path';
import type {DemoStyling} from '../../site/stylings/shared';
import {highlightLines} from '../../site/code/highlightCode';
import {COMPILER, compileToJs} from './compileToJs';
import {formatCode} from './formatCode';
import {isScript} from './readVariants';
import {markPreview} from '../../site/demos/markPreview';
import {libraryOf, type SourceDemo, type SourceFile} from '../../site/demos/readDemo';
import {toSitePath} from '../../site/pages/toSitePath';
import {cacheFormattedCode} from './cacheFormattedCode';
import type {DemoFile, DemoSources, DemoVariants} from './shared';

const LANGUAGES: Record<string, string> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.js': 'jsx',
  '.css': 'css',
  '.json': 'json',
};

/** Caches highlighted files, because up to a hundred demos use the same shared data. */
const highlighted = new Map<string, DemoFile>();

function renderFile(name: string, source: string, sitePath: string): DemoFile {
  const key = `${name}\n${source}`;
  const known = highlighted.get(key);
  if (known) {
    return known;
  }
  const language = LANGUAGES[path.extname(name)] ?? 'text';
  const {code, preview, indent} = markPreview(source, sitePath);
  const file: DemoFile = {
    name,
    html: highlightLines(code.trimEnd(), language).join('\n'),
    ...(preview && {preview}),
    ...(indent && {indent}),
  };
  highlighted.set(key, file);
  return file;
}

async function toJs({
  name,
  code,
}: Pick<SourceFile, 'name' | 'code'>): Promise<{name: string; code: string} | undefined> {
  if (!isScript(name)) {
    return {name, code};
  }
  const kind = `JavaScript of ${path.extname(name)} by ${COMPILER}`;
  const js = await cacheFormattedCode(kind, code, () => compileToJs(code, name));
  // A file that only contains types has no JavaScript.
  return js.trim() === '' || js.trim() === 'export {};'
    ? undefined
    : {name: name.replace(/\.tsx?$/, '.js'), code: js};
}

/** Renders files in both languages, highlighted, without preview markers. */
export async function renderFiles(
  files: readonly SourceFile[],
  siteDir: string,
): Promise<DemoVariants> {
  const TS: DemoFile[] = [];
  const JS: DemoFile[] = [];
  for (const {path: file, name, code} of files) {
    const sitePath = toSitePath(siteDir, file);
    TS.push(renderFile(name, code, sitePath));
    const js = await toJs({name, code});
    if (js) {
      JS.push(renderFile(js.name, js.code, sitePath));
    }
  }
  return {TS, JS};
}

/** Renders the sources of a demo. */
export async function renderSources(demo: SourceDemo, siteDir: string): Promise<DemoSources> {
  const sources: DemoSources = {};
  for (const [styling, {entry, files}] of Object.entries(demo.stylings) as [
    DemoStyling,
    {entry: string; files: SourceFile[]},
  ][]) {
    const formatted: SourceFile[] = [];
    for (const file of files) {
      // Files converted to another date library need formatting; files written by authors are
      // already formatted.
      const isConverted = demo.library && !libraryOf(entry) && isScript(file.path);
      const code = isConverted
        ? await cacheFormattedCode('TypeScript', file.code, () =>
            formatCode(file.code, 'typescript'),
          )
        : file.code;
      formatted.push({...file, code});
    }
    sources[styling] = await renderFiles(formatted, siteDir);
  }
  return sources;
}
