import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {readApiLists} from '../../site/api/readApi';
import {markPreview} from '../../site/demos/markPreview';
import {listDemos, readDemo} from '../../site/demos/readDemo';
import {readIfValid, readMdx, type MdxPage} from '../../site/mdx/readMdx';
import {hashModules} from '../../site/modules/hashModules';
import {scanGuides} from '../../site/pages/scanGuides';
import {productOf} from '../../site/products/shared';
import {createCards, type NamedGuide} from './createCards';
import {
  CHECKED_MINORS,
  findSectionMinors,
  groupByMinor,
  minorOf,
  readImportMinors,
} from './findMinimums';
import {resolveNames, type FoundName} from './resolveNames';
import {
  hashText,
  MINIMUMS_FILE,
  NAMES_FOLDER,
  namesPath,
  partsPath,
  ROWS_FILE,
  type NameCard,
  type NamedText,
  type PageNames,
} from './shared';

export interface WriteNamesOptions {
  siteDir: string;
  /** Folder of the version's docs, relative to the site. */
  docsDir: string;
  /** Base path of the version's docs. */
  base: string;
  /** The folder to write to; a file per guide. */
  outDir: string;
  /** Folder of the cache, by the hash of the code. */
  cacheDir: string;
  /** The only guide to write, such as `/x/react-charts/bars/`. */
  only?: string;
}

/** A text on a page, and the module to resolve. */
interface Source {
  demo?: string;
  /** The packages that the demo imports, with the subpath. */
  imports?: readonly string[];
  /** The text as displayed. */
  shown: string;
  /** The file, which doesn't exist for a code block. */
  file: string;
  code: string;
  /** All code that determines the types in the file. */
  context: string;
}

const SCRIPT = /\.tsx?$/;

/** Lists the sources of a guide's demos and code blocks. */
function listSources(siteDir: string, folder: string, pages: readonly string[]): Source[] {
  const demos = listDemos(folder).flatMap((name) => {
    const {stylings, imports} = readDemo({siteDir, folder, name});
    return Object.values(stylings).flatMap(({files}) => {
      const context = files.map(({code}) => code).join('\n');
      return files
        .filter(({path: file}) => SCRIPT.test(file))
        .map(({path: file, code}): Source => ({
          demo: name,
          imports,
          shown: markPreview(code, file).code,
          file,
          code: fs.readFileSync(file, 'utf8'),
          context,
        }));
    });
  });
  const fences = pages.flatMap((page) =>
    readIfValid<MdxPage['fences']>([], () => readMdx(fs.readFileSync(page, 'utf8')).fences)
      .filter(({lang, code}) => SCRIPT.test(`.${lang}`) && /^\s*import\s/m.test(code))
      .map(({code}): Source => ({
        shown: code,
        file: path.join(folder, `__${hashText(code)}.tsx`),
        code,
        context: code,
      })),
  );
  return [...demos, ...fences];
}

/** Resolves the names of sources, from the cache if the same code has been resolved before. */
function resolveSources(
  sources: readonly Source[],
  {siteDir, cacheDir}: WriteNamesOptions,
): (readonly FoundName[])[] {
  const rules =
    hashModules([path.join(__dirname, 'resolveNames.ts')]) +
    fs.readFileSync(path.join(siteDir, 'package-lock.json'), 'utf8');
  const cached = sources.map(({file, code, context}) => {
    const key = createHash('sha256')
      .update([rules, path.relative(siteDir, file), code, context].join('\0'))
      .digest('hex');
    return path.join(cacheDir, key.slice(0, 2), `${key.slice(2, 32)}.json`);
  });
  const missing = new Map<string, Source>();
  sources.forEach((source, index) => {
    if (!fs.existsSync(cached[index]!)) {
      missing.set(source.file, source);
    }
  });
  const modules = [...missing.values()];
  const resolved = new Map(
    modules.length > 0
      ? resolveNames(modules).map((found, index) => [modules[index]!.file, found])
      : [],
  );
  return sources.map(({file}, index) => {
    const target = cached[index]!;
    const found = resolved.get(file);
    if (!found) {
      return JSON.parse(fs.readFileSync(target, 'utf8')) as FoundName[];
    }
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(found));
    return found;
  });
}

/**
 * Returns the line in the displayed text for each line of a file: the preview's markers aren't
 * displayed.
 */
function mapLines(code: string): (line: number) => number {
  const markers = code
    .split('\n')
    .flatMap((line, index) =>
      /^\s*(?:\/\/|\{\/\*)\s*#(?:region preview|endregion)/.test(line) ? index : [],
    );
  return (line) => line - markers.filter((marker) => marker < line).length;
}

/**
 * Writes the names of MUI X in the demos and code blocks of each guide, and a card for each name.
 * Returns the number of names, and of those that nothing on the site describes.
 */
export function writeNames(options: WriteNamesOptions): {count: number; unknown: string[]} {
  const {siteDir, docsDir, base, outDir, only} = options;
  const docs = path.join(siteDir, docsDir);
  const apiDir = path.join(docs, 'api');
  const translations = path.join(siteDir, 'i18n');
  const locales = fs.existsSync(translations) ? fs.readdirSync(translations) : [];
  const guides = scanGuides(docs, apiDir).map(({file, path: address}) => {
    const page = `${base}${address}`;
    const source = path.join(docs, file);
    const pages = [
      source,
      ...locales.map((locale) =>
        path.join(translations, locale, 'docusaurus-plugin-content-docs/current', file),
      ),
    ].filter((candidate) => fs.existsSync(candidate));
    const isWritten = !only || only === page;
    const sources = isWritten ? listSources(siteDir, path.dirname(source), pages) : [];
    const guide = readMdx(fs.readFileSync(source, 'utf8'));
    const fences = readIfValid<MdxPage['fences']>([], () => guide.fences);
    const named: NamedGuide = {
      path: page,
      area: productOf(page),
      headings: readIfValid<MdxPage['headings']>([], () => guide.headings),
      prose: guide.prose,
      code: [...fences, ...sources].map(({code}) => code).join('\n'),
      lists: readApiLists(apiDir, guide),
    };
    return {page, pages, sources, named, isWritten, guide};
  });
  const {describe, byPath, parts} = createCards(
    apiDir,
    base,
    guides.map(({named}) => named),
  );
  const shown = guides.filter(({isWritten}) => isWritten);
  const resolved = resolveSources(
    shown.flatMap(({sources}) => sources),
    options,
  );
  const write = (address: string, content: object): void => {
    const target = path.join(outDir, address.slice(NAMES_FOLDER.length));
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.writeFileSync(target, JSON.stringify(content));
  };
  if (!only) {
    fs.rmSync(outDir, {recursive: true, force: true});
  }
  parts.forEach((content, product) => write(partsPath(product), content));
  const rows: Record<string, Record<string, string>> = {};
  byPath.forEach(({owner, name, href}) => {
    const ofOwner = (rows[owner ?? name] ??= {});
    // The props of a component come before its slots and classes with the same names.
    ofOwner[owner === undefined ? '' : name] ??= href;
  });
  write(ROWS_FILE, rows);
  let at = 0;
  let count = 0;
  const unknown: string[] = [];
  const below = (href: string) => href.slice(base.length + 1);
  /** The minors that parts of the docs need, by their URLs. */
  const minors = new Map([...byPath].map(([href, {since}]) => [below(href), minorOf(since)]));
  const importMinors = readImportMinors();
  for (const {page, pages, sources, guide} of shown) {
    const cards: NameCard[] = [];
    const indexes = new Map<string, number>();
    const indexOf = (card: NameCard): number => {
      const key = JSON.stringify(card);
      const known = indexes.get(key) ?? cards.push(card) - 1;
      indexes.set(key, known);
      return known;
    };
    const texts = new Map<string, NamedText>();
    const demos = new Map<string, number>();
    const addMinor = (demo: string | undefined, ...needed: number[]): void => {
      if (demo) {
        demos.set(demo, Math.max(demos.get(demo) ?? 0, ...needed));
      }
    };
    for (const {demo, imports = [], shown: text, code, file} of sources) {
      const toShown = mapLines(code);
      addMinor(demo, ...imports.map((one) => importMinors.get(one) ?? 0));
      const names = resolved[at++]!.flatMap((found): [number, number, number][] => {
        count += 1;
        const card = describe(found);
        const asImport = found.kind === 'export' ? `${found.area} ${found.name}` : '';
        addMinor(demo, importMinors.get(asImport) ?? 0, minorOf(card?.since));
        if (!card) {
          unknown.push(
            `${path.relative(siteDir, file)}:${found.line + 1}: ${found.owners[0] ?? ''} ${found.name}`,
          );
          return [];
        }
        return [[toShown(found.line), found.column, indexOf(card)]];
      });
      const hash = hashText(text);
      if (names.length > 0) {
        texts.set(hash, {...(demo && {demo}), hash, names});
      }
    }
    const links: PageNames['links'] = {};
    for (const source of pages) {
      for (const [, href = ''] of fs.readFileSync(source, 'utf8').matchAll(/\]\((\/[^)\s]*)\)/g)) {
        const card = byPath.get(href);
        if (card) {
          links[href] = indexOf(card);
        }
      }
    }
    for (const demo of demos.keys()) {
      addMinor(demo, CHECKED_MINORS[below(page) + demo] ?? 0);
    }
    write(namesPath(page), {cards, texts: [...texts.values()], links});

    // Components may have got a prop in different releases.
    const oldest = new Map<string, number>();
    for (const {name, since} of cards) {
      oldest.set(name, Math.min(oldest.get(name) ?? Infinity, minorOf(since)));
    }
    const headings = readIfValid<MdxPage['headings']>([], () => guide.headings);
    const sections = findSectionMinors({body: guide.body, headings, demos, names: oldest});
    for (const [id, minor] of [...sections, ...demos]) {
      minors.set(`${below(page)}#${id}`, minor);
    }
  }
  if (!only) {
    write(MINIMUMS_FILE, groupByMinor(minors));
  }
  return {count, unknown};
}
