import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {readManifest} from '../../site/packages/findPackage';
import {toSitePath} from '../../site/pages/toSitePath';
import {BuildProblemError} from '../../site/problems/problemStore';
import type {DemoStyling} from '../../site/stylings/shared';
import {
  findLibraryEntries,
  readDemo,
  type SourceDemo,
  type SourceStyling,
} from '../../site/demos/readDemo';
import {DATE_LIBRARIES, DEMO_LIBRARIES, type DemoLibrary} from '../../site/demos/shared';
import {
  ConversionError,
  isOnlyDayjs,
  transformDates,
  type OtherLibrary,
} from '@mui-x-docs/demo-libraries';

/**
 * Returns whether the transform supports a version's pickers. The adapters of older ones have
 * different names.
 */
export function offersLibraries(packageFile: string): boolean {
  const {dependencies = {}} = readManifest(path.dirname(packageFile));
  return Number.parseInt(dependencies['@mui/x-date-pickers'] ?? '', 10) >= 8;
}

const usesAdapter = ({imports}: SourceDemo) =>
  imports.some((request) => /^@mui\/x-date-pickers(-pro)?\/AdapterDayjs$/.test(request));

/**
 * Lists the date libraries of a demo, starting with the one that is shown first: those that it has
 * a file for and, if it uses the Day.js adapter, those that it can be converted to. Empty for a
 * demo without an adapter.
 *
 * @param folder the folder of the page
 * @param isOffered `true` if users of this version can choose, see `offersLibraries`
 */
export function listLibraries(demo: SourceDemo, folder: string, isOffered: boolean): DemoLibrary[] {
  const own = Object.keys(findLibraryEntries(folder, demo.name)) as DemoLibrary[];
  if (demo.library) {
    return own;
  }
  const isOnly = Object.values(demo.stylings).some(({files}) =>
    files.some(({code}) => isOnlyDayjs(code)),
  );
  const converted = isOffered && !isOnly && usesAdapter(demo) ? DATE_LIBRARIES : [];
  const all = new Set<DemoLibrary>(['dayjs', ...converted, ...own]);
  return isOnly || all.size > 1 ? DEMO_LIBRARIES.filter((library) => all.has(library)) : [];
}

function convert(code: string, file: string, library: OtherLibrary): string {
  try {
    return transformDates(code, library);
  } catch (error) {
    if (!(error instanceof ConversionError)) {
      throw error;
    }
    // A demo's file or folder starts with a capital letter; shared data doesn't.
    const [, name = 'Name'] = /\/([A-Z]\w*)/.exec(file) ?? [];
    throw new BuildProblemError({
      file,
      line: error.line,
      message: error.message,
      fix: `Write ${name}.${library}.tsx, or mark the demo with the comment "// Only for Day.js: <reason>".`,
    });
  }
}

const cache = new Map<string, string>();

/**
 * Runs `transformDates` once for the same code: the bundler, type check, and runner request it in
 * one build.
 */
export function convertCode(code: string, sitePath: string, library: OtherLibrary): string {
  const key = `${library}\0${code}`;
  let converted = cache.get(key);
  if (converted === undefined) {
    converted = convert(code, sitePath, library);
    cache.set(key, converted);
  }
  return converted;
}

/** Returns whether a file can contain dates of a library, unlike stylesheets and JSON. */
export const isScript = (file: string) => /\.tsx?$/.test(file);

interface VariantOptions {
  siteDir: string;
  folder: string;
  isPublicPackage?: (packageName: string) => boolean;
}

/**
 * Returns a demo in a library: its own file for that library, or the Day.js file converted to it,
 * not yet formatted.
 */
export function readVariant(
  demo: SourceDemo,
  library: DemoLibrary,
  {siteDir, folder, isPublicPackage}: VariantOptions,
): SourceDemo {
  const own = findLibraryEntries(folder, demo.name)[library];
  if (own) {
    return readDemo({
      siteDir,
      folder,
      name: demo.name,
      entries: {system: own},
      ...(isPublicPackage && {isPublicPackage}),
    });
  }
  const imports = new Set<string>();
  const stylings: SourceDemo['stylings'] = {};
  for (const [styling, {entry, files}] of Object.entries(demo.stylings) as [
    DemoStyling,
    SourceStyling,
  ][]) {
    stylings[styling] = {
      entry,
      files: files.map((file) => {
        if (!isScript(file.path)) {
          return file;
        }
        const sitePath = toSitePath(siteDir, file.path);
        const code = convertCode(file.code, sitePath, library as OtherLibrary);
        ts.preProcessFile(code, true, true)
          .importedFiles.map(({fileName}) => fileName)
          .filter((request) => !request.startsWith('.'))
          .forEach((request) => imports.add(request));
        return {...file, code};
      }),
    };
  }
  return {...demo, library, stylings, imports: [...imports].sort()};
}

/**
 * Returns the module that replaces a demo's file: the same code for another library, with imports
 * of files for the same library.
 */
export function convertModule(file: string, sitePath: string, library: OtherLibrary): string {
  const code = convertCode(
    fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n'),
    sitePath,
    library,
  );
  let written = '';
  let at = 0;
  for (const {fileName, pos} of ts.preProcessFile(code, true, true).importedFiles) {
    const isOwn = fileName.startsWith('.') && !/\.(css|json)$/.test(fileName);
    // `pos` is the position of the opening quote.
    const end = pos + 1 + fileName.length;
    written += code.slice(at, end) + (isOwn ? `?demo-library=${library}` : '');
    at = end;
  }
  return written + code.slice(at);
}
