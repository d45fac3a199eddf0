import path from 'node:path';
import ts from 'typescript';
import {getProduct, packagesOf, type ProductName} from '../products/shared';
import {frameFence} from '../mdx/parseFence';
import type {Problem} from '../problems/problemStore';
import type {FenceCheck, FenceVersion} from './planChecks';

/** The folders where the packages of a version are installed, relative to the site. */
const HOMES: Record<FenceVersion, string> = {v7: 'versioned_docs/version-v7', v8: '.'};

/** Names from other packages that fragments use. */
const COMMON: Record<string, string> = {
  React: `import * as React from 'react';`,
  // The packages of lower plans also export types by these names.
  DataGridPro: `import {DataGridPro} from '@mui/x-data-grid-pro';`,
  DataGridPremium: `import {DataGridPremium} from '@mui/x-data-grid-premium';`,
  dayjs: `import dayjs from 'dayjs';`,
  AdapterDayjs: `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';`,
  createTheme: `import {createTheme} from '@mui/material/styles';`,
  ThemeProvider: `import {ThemeProvider} from '@mui/material/styles';`,
};

/** Packages in code blocks that aren't in the registry at this version. */
const NOT_INSTALLED = [
  '@mui/x-data-grid-generator',
  '@mui/material-nextjs/v16-appRouter',
  '@vitejs/plugin-react',
  '@vitest/browser-playwright',
  'server-only',
  'vite',
  'vitest',
  'vitest-browser-react',
  'vitest/browser',
  'vitest/config',
  'x-data-grid-pro-v7',
];

/** A file of a program: a code block with the code that it needs around it. */
interface Unit {
  check: FenceCheck;
  name: string;
  text: string;
  /** Number of lines before the code. */
  offset: number;
}

/**
 * Codes of missing required properties: a fragment only shows the property that its text is about.
 */
const MISSING = new Set([2739, 2740, 2741]);

/**
 * Codes of undeclared names: a value, one with a similar name, a shorthand property, a namespace,
 * and React.
 */
const UNKNOWN_NAME = new Set([2304, 2552, 18004, 2503, 2686]);

/** Compiles virtual files with the site's compiler options and the packages of one version. */
class Compiler {
  private previous?: ts.Program;
  private readonly options: ts.CompilerOptions;
  private readonly host: ts.CompilerHost;
  private readonly files = new Map<string, string>();
  private readonly home: string;

  /**
   * @param parsed the files on disk that compilers with the same options have read, because reading
   * them takes most of the time
   */
  constructor(siteDir: string, version: FenceVersion, parsed: Map<string, ts.SourceFile>) {
    const config = ts.readConfigFile(path.join(siteDir, 'tsconfig.json'), (file) =>
      ts.sys.readFile(file),
    );
    const {options} = ts.parseJsonConfigFileContent(config.config, ts.sys, siteDir);
    this.home = path.join(siteDir, HOMES[version]);
    this.options = {
      ...options,
      incremental: false,
      noEmit: true,
      // Fragments declare omitted code as `any`, and have parameters without types, as users would
      // write them.
      noUnusedLocals: false,
    };
    this.host = ts.createCompilerHost(this.options, true);
    const disk = {...this.host};
    this.host.fileExists = (file) => this.files.has(file) || disk.fileExists(file);
    this.host.readFile = (file) => this.files.get(file) ?? disk.readFile(file);
    this.host.getSourceFile = (file, ...rest) => {
      const own = this.files.get(file);
      if (own !== undefined) {
        return ts.createSourceFile(file, own, rest[0], true);
      }
      const known = parsed.get(file) ?? disk.getSourceFile(file, ...rest);
      if (known) {
        parsed.set(file, known);
      }
      return known;
    };
  }

  /** Returns the errors of each file, in the given order. */
  compile(units: readonly Unit[]): ts.Diagnostic[][] {
    this.files.clear();
    const names = units.map(({name, text}) => {
      const file = path.join(this.home, name);
      this.files.set(file, text);
      return file;
    });
    const program = ts.createProgram(names, this.options, this.host, this.previous);
    this.previous = program;
    return names.map((name) => {
      const file = program.getSourceFile(name);
      return [
        ...program.getSyntacticDiagnostics(file),
        ...program.getSemanticDiagnostics(file),
      ].filter(({category}) => category === ts.DiagnosticCategory.Error);
    });
  }

  /** Returns the first package of a product that exports a name at its root, by name. */
  findExports(product: ProductName): Map<string, string> {
    const file = path.join(this.home, '.fences', `exports-of-${product}.ts`);
    const specifiers = packagesOf(getProduct(product));
    this.files.clear();
    this.files.set(
      file,
      specifiers.map((name, index) => `import * as p${index} from '${name}';`).join('\n'),
    );
    const program = ts.createProgram([file], this.options, this.host, this.previous);
    this.previous = program;
    const checker = program.getTypeChecker();
    const found = new Map<string, string>();
    program.getSourceFile(file)?.statements.forEach((statement, index) => {
      const symbol =
        ts.isImportDeclaration(statement) && checker.getSymbolAtLocation(statement.moduleSpecifier);
      for (const {name} of symbol ? checker.getExportsOfModule(symbol) : []) {
        if (!found.has(name)) {
          found.set(name, specifiers[index] ?? '');
        }
      }
    });
    return found;
  }
}

/** Returns the undeclared name in a message. */
const readUnknown = (diagnostic: ts.Diagnostic): string | undefined =>
  UNKNOWN_NAME.has(diagnostic.code)
    ? /'([\w$]+)'/.exec(ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '))?.[1]
    : undefined;

/**
 * Returns whether the message is about a module that isn't available: a package in the list above,
 * or a file of the user.
 */
const isElsewhere = (diagnostic: ts.Diagnostic): boolean => {
  const [, name = ''] =
    /^Cannot find module (?:or type declarations for side-effect import of )?'([^']+)'/.exec(
      ts.flattenDiagnosticMessageText(diagnostic.messageText, ' '),
    ) ?? [];
  return name.startsWith('.') || NOT_INSTALLED.includes(name);
};

/** Creates the file of a code block; `head` declares the names of a fragment. */
function createUnit(check: FenceCheck, index: number, head = ''): Unit {
  const {before, after} = check.product ? frameFence(check.code) : {before: '', after: ''};
  // Every file must be a module, because global names would conflict.
  const start = `export {};${head}${before}\n`;
  return {
    check,
    name: `.fences/fence-${index}.tsx`,
    text: `${start}${check.code}\n${after}`,
    offset: start.split('\n').length - 1,
  };
}

/** Declares the undeclared names of a fragment: imported from its product, or as `any`. */
function declare(names: ReadonlySet<string>, exported: ReadonlyMap<string, string>): string {
  return [...names]
    .map((name) => {
      const from = exported.get(name);
      return (
        COMMON[name] ??
        (from
          ? `import {${name}} from '${from}';`
          : `declare const ${name}: any; type ${name} = any;`)
      );
    })
    .join(' ');
}

/**
 * Returns the adapter that a code block imports. With several adapters in one program, a date could
 * be an object of any library.
 */
const adapterOf = (check: FenceCheck) =>
  /x-date-pickers\/(Adapter\w+)/.exec(check.code)?.[1]?.replace('AdapterDayjs', '') ?? '';

/** Compiles code blocks, and returns the problems in the order of the pages. */
export function compileFences(siteDir: string, checks: readonly FenceCheck[]): Problem[] {
  const compilers = new Map<string, Compiler>();
  const parsed = new Map<string, ts.SourceFile>();
  const compilerOf = (version: FenceVersion, adapter: string) => {
    const key = `${version} ${adapter}`;
    const compiler = compilers.get(key) ?? new Compiler(siteDir, version, parsed);
    compilers.set(key, compiler);
    return compiler;
  };
  const heads = new Map<FenceCheck, string>();
  const group = <T>(items: readonly T[], keyOf: (item: T) => string): T[][] => {
    const groups = new Map<string, T[]>();
    for (const item of items) {
      groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
    }
    return [...groups.values()];
  };

  // Names first, with the version that has them.
  const fragments = checks.filter(({product}) => product !== undefined);
  for (const part of group(
    fragments,
    (check) => `${check.namesOf ?? check.version} ${check.product} ${adapterOf(check)}`,
  )) {
    const [{namesOf, version, product} = part[0] as FenceCheck] = part;
    const compiler = compilerOf(namesOf ?? version, adapterOf(part[0] as FenceCheck));
    const exported = compiler.findExports(product as ProductName);
    compiler
      .compile(part.map((check, index) => createUnit(check, index)))
      .forEach((found, index) => {
        const names = new Set(found.map(readUnknown).filter((name) => name !== undefined));
        heads.set(part[index] as FenceCheck, declare(names, exported));
      });
  }

  const problems: (Problem & {file: string; line: number})[] = [];
  for (const part of group(checks, (check) => `${check.version} ${adapterOf(check)}`)) {
    const [first] = part as [FenceCheck, ...FenceCheck[]];
    const units = part.map((check, index) => createUnit(check, index, heads.get(check)));
    compilerOf(first.version, adapterOf(first))
      .compile(units)
      .forEach((found, index) => {
        const {check, offset} = units[index] as Unit;
        const error = found.find(
          (each) => !isElsewhere(each) && !(check.product && MISSING.has(each.code)),
        );
        if (check.compiles && error) {
          const row =
            (error.file?.getLineAndCharacterOfPosition(error.start ?? 0).line ?? 0) - offset;
          const text = ts.flattenDiagnosticMessageText(error.messageText, ' ').replace(/\.$/, '');
          problems.push({
            file: check.file,
            line: check.lines[Math.max(0, row)] ?? check.line,
            message: `Type error with ${check.version}${describePart(check)}: ${text} (TS${error.code}).`,
          });
        } else if (!check.compiles && !error) {
          problems.push({
            file: check.file,
            line: check.line,
            message: `No type error with ${check.version}${describePart(check)}.`,
            fix: 'Show the breaking change, or set `title="Behavior change"` if only behavior changed.',
          });
        }
      });
  }
  return problems.sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
}

const describePart = ({part}: FenceCheck) =>
  part === 'fence' ? '' : ` in the "${part}" side of the diff`;
