import path from 'node:path';
import {highlightLines} from '../code/highlightCode';
import {compileToJs} from './compileToJs';
import {markPreview} from './markPreview';
import type {SourceDemo, SourceFile} from './readDemo';
import type {DemoFile, DemoSources, DemoStyling} from './shared';

const LANGUAGES: Record<string, string> = {
  '.tsx': 'tsx',
  '.ts': 'ts',
  '.js': 'jsx',
  '.css': 'css',
  '.json': 'json',
};

function renderFile(name: string, source: string, where: string): DemoFile {
  const language = LANGUAGES[path.extname(name)] ?? 'text';
  const {code, preview, indent} = markPreview(source, where);
  return {
    name,
    html: highlightLines(code.trimEnd(), language).join('\n'),
    ...(preview && {preview}),
    ...(indent && {indent}),
  };
}

async function toJs({name, code}: SourceFile): Promise<{name: string; code: string} | undefined> {
  if (!/\.tsx?$/.test(name)) {
    return {name, code};
  }
  const js = await compileToJs(code, name);
  // A file of types alone has nothing left to show.
  return js.trim() === '' || js.trim() === 'export {};'
    ? undefined
    : {name: name.replace(/\.tsx?$/, '.js'), code: js};
}

/** The sources of a demo as readers see them: both languages, highlighted, without preview marks. */
export async function renderSources(demo: SourceDemo, siteDir: string): Promise<DemoSources> {
  const sources: DemoSources = {};
  for (const [styling, {files}] of Object.entries(demo.stylings) as [
    DemoStyling,
    {files: SourceFile[]},
  ][]) {
    const TS: DemoFile[] = [];
    const JS: DemoFile[] = [];
    for (const file of files) {
      const where = path.relative(siteDir, file.path).split(path.sep).join('/');
      TS.push(renderFile(file.name, file.code, where));
      const js = await toJs(file);
      if (js) {
        JS.push(renderFile(js.name, js.code, where));
      }
    }
    sources[styling] = {TS, JS};
  }
  return sources;
}
