import type * as typescript from 'typescript';
import {COMPILER_OPTIONS, type TypePack} from '@site/plugins/demos/types/shared';
import type {RunnerFile} from '../../runner/protocol';
import type {
  Completions,
  FileEdit,
  NameInfo,
  Signature,
  TextRange,
  TypeAnswers,
  TypeProblem,
  TypeQuestion,
  TypeRequest,
} from './protocol';

/** Paths of API rows by owner and name. */
export type ApiRows = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Maximum number of fixes of a problem. */
const MAX_FIXES = 3;

const STYLES =
  "declare module '*.css' {\n  const classes: Record<string, string>;\n  export default classes;\n}\n";

/** "Cannot find name", also with a suggestion. Importing the name may fix it. */
const UNKNOWN_NAME = [2304, 2552];

/** Matches the suggestion at the end of a message: for a value, after the value that was found. */
const SUGGESTION = /(?:^Type '"([^"]*)"'[^]*)?Did you mean (?:to write )?'"?([^'"]+)"?'\?$/;

/** Names of internal modules, which users can't import. */
const INTERNAL_MODULES = ['/internals?(/|$)', '/esm/', '/node_modules/', '^@mui/x-internals'];

const PREFERENCES: typescript.UserPreferences = {
  quotePreference: 'single',
  jsxAttributeCompletionStyle: 'none',
  includeCompletionsForModuleExports: true,
  includeCompletionsWithInsertText: false,
  autoImportSpecifierExcludeRegexes: INTERNAL_MODULES,
};

const FORMAT: typescript.FormatCodeSettings = {
  indentSize: 2,
  convertTabsToSpaces: true,
  insertSpaceAfterOpeningAndBeforeClosingNonemptyBraces: false,
};

/** Answers questions about the types in a demo's files. */
export interface TypeService {
  /** Adds the declarations of packages. */
  addPack: (pack: TypePack) => void;
  answer: <Question extends TypeQuestion>(
    request: TypeRequest<Question>,
    rows?: ApiRows,
  ) => TypeAnswers[Question];
}

/** Creates a language service over packed declarations and the files of a demo. */
export function createTypeService(ts: typeof typescript): TypeService {
  const packed = new Map<string, string>();
  const folders = new Set<string>(['/']);
  const modules: string[] = [];
  let root = '';
  /** The files of the demo and others that change, with their versions. */
  const own = new Map<string, {text: string; version: number}>();
  /** `true` once names are searched in modules that no file imports yet. */
  let hasAllModules = false;

  const write = (file: string, text: string) => {
    const before = own.get(file);
    if (before?.text !== text) {
      own.set(file, {text, version: (before?.version ?? 0) + 1});
    }
  };
  const pathOf = (name: string) => `${root}/demo/${name}`;
  const getModulesFile = () => `${root}/modules.ts`;
  const read = (file: string) => own.get(file)?.text ?? packed.get(file);

  const service = ts.createLanguageService({
    getCompilationSettings: () => COMPILER_OPTIONS,
    getScriptFileNames: () =>
      [...own.keys()].filter(
        (file) => /\.[jt]sx?$/.test(file) && (hasAllModules || file !== getModulesFile()),
      ),
    getScriptVersion: (file) => String(own.get(file)?.version ?? 0),
    getScriptSnapshot: (file) => {
      const text = read(file);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => `${root}/demo`,
    getDefaultLibFileName: () => '/node_modules/typescript/lib/lib.es2023.d.ts',
    fileExists: (file) => read(file) !== undefined,
    readFile: read,
    directoryExists: (name) => {
      const folder = name.replace(/\/$/, '');
      return folders.has(folder) || [...own.keys()].some((file) => file.startsWith(`${folder}/`));
    },
    useCaseSensitiveFileNames: () => true,
  });

  /** Returns the offset-based edits of the demo's files. */
  const listEdits = (changes: readonly typescript.FileTextChanges[]): FileEdit[] =>
    changes.flatMap(({fileName, textChanges}) =>
      textChanges.map(({span, newText}) => ({
        file: fileName.slice(pathOf('').length),
        from: span.start,
        to: span.start + span.length,
        insert: newText,
      })),
    );

  function listFixes(file: string, diagnostic: typescript.Diagnostic, message: string) {
    const {code, start = 0, length = 0} = diagnostic;
    if (UNKNOWN_NAME.includes(code)) {
      hasAllModules = true;
    }
    const text = read(file)!;
    const name = text.slice(start, start + length);
    const fixes = service
      .getCodeFixesAtPosition(file, start, start + length, [code], FORMAT, PREFERENCES)
      .map(({description, changes}) => ({name: description, edits: listEdits(changes)}))
      // As in the guides, components are imported from their own modules.
      .sort((a, b) => Number(b.name.endsWith(`/${name}"`)) - Number(a.name.endsWith(`/${name}"`)));
    const [, found, insert] = SUGGESTION.exec(message) ?? [];
    if (fixes.length === 0 && insert !== undefined) {
      const from = found === undefined ? start : text.indexOf(found, start);
      const to = from + (found ?? name).length;
      fixes.push({
        name: `Change spelling to '${insert}'`,
        edits: [{file: file.slice(pathOf('').length), from, to, insert}],
      });
    }
    return fixes.slice(0, MAX_FIXES);
  }

  function check(file: string): TypeProblem[] {
    if (!/\.tsx?$/.test(file)) {
      return [];
    }
    const syntactic = service.getSyntacticDiagnostics(file);
    return (syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(file)).map(
      (diagnostic) => {
        const {start = 0, length = 0} = diagnostic;
        // The last line names the cause; those before it print whole types.
        const message = ts
          .flattenDiagnosticMessageText(diagnostic.messageText, '\n')
          .split('\n')
          .at(-1)!
          .trim();
        return {
          from: start,
          to: start + length,
          message,
          fixes: listFixes(file, diagnostic, message),
        };
      },
    );
  }

  function complete(file: string, at: number): Completions | undefined {
    const found = service.getCompletionsAtPosition(file, at, PREFERENCES);
    if (!found || found.entries.length === 0) {
      return undefined;
    }
    const before = /[\w$-]*$/.exec(read(file)!.slice(0, at))![0];
    const {start = at - before.length, length = before.length} =
      found.optionalReplacementSpan ?? {};
    return {
      from: start,
      to: start + length,
      options: found.entries.map(({name, kind, sortText, source}) => ({
        label: name,
        kind,
        sortText,
        source,
      })),
    };
  }

  /** Returns the API row of a name: of the tag whose prop it is, or of the type that declares it. */
  function findRow(file: string, at: number, name: string, rows: ApiRows): string | undefined {
    const program = service.getProgram()!;
    const checker = program.getTypeChecker();
    const owners: string[] = [];
    let node: typescript.Node = program.getSourceFile(file)!;
    for (;;) {
      const child = ts.forEachChild(node, (one) =>
        one.pos <= at && at <= one.end ? one : undefined,
      );
      if (ts.isJsxOpeningLikeElement(node)) {
        owners.push(node.tagName.getText());
      }
      if (ts.isObjectLiteralExpression(node)) {
        owners.push(checker.getContextualType(node)?.symbol?.name ?? '');
      }
      if (ts.isPropertyAccessExpression(node)) {
        owners.push(checker.getTypeAtLocation(node.expression).symbol?.name ?? '');
      }
      if (!child) {
        break;
      }
      node = child;
    }
    return owners
      .reverse()
      .map((owner) => rows[owner]?.[name])
      .find(Boolean);
  }

  const toText = (parts: readonly typescript.SymbolDisplayPart[] | undefined) =>
    ts.displayPartsToString(parts as typescript.SymbolDisplayPart[] | undefined);

  function describe(
    file: string,
    {at, name = '', source}: TypeRequest,
    rows: ApiRows,
  ): NameInfo | undefined {
    const data = source === undefined ? undefined : findImport(file, at, name, source);
    const details = service.getCompletionEntryDetails(
      file,
      at,
      name,
      FORMAT,
      source,
      PREFERENCES,
      data,
    );
    return (
      details && {
        code: toText(details.displayParts),
        text: toText(details.documentation),
        href: findRow(file, at, name, rows),
        edits: listEdits((details.codeActions ?? []).flatMap(({changes}) => changes)),
      }
    );
  }

  const findImport = (file: string, at: number, name: string, source: string) =>
    service
      .getCompletionsAtPosition(file, at, PREFERENCES)
      ?.entries.find((entry) => entry.name === name && entry.source === source)?.data;

  function hover(file: string, at: number, rows: ApiRows): (NameInfo & TextRange) | undefined {
    const found = service.getQuickInfoAtPosition(file, at);
    if (!found) {
      return undefined;
    }
    const {start, length} = found.textSpan;
    const name = read(file)!.slice(start, start + length);
    return {
      from: start,
      to: start + length,
      code: toText(found.displayParts),
      text: toText(found.documentation),
      href: findRow(file, at, name, rows),
    };
  }

  function sign(file: string, at: number): Signature | undefined {
    const found = service.getSignatureHelpItems(file, at, undefined);
    const item = found?.items[found.selectedItemIndex];
    if (!found || !item) {
      return undefined;
    }
    const parameters = item.parameters.map(({displayParts}) => toText(displayParts));
    const separator = toText(item.separatorDisplayParts);
    const start = toText(item.prefixDisplayParts);
    const from =
      start.length +
      parameters
        .slice(0, found.argumentIndex)
        .reduce((sum, one) => sum + one.length + separator.length, 0);
    return {
      code: start + parameters.join(separator) + toText(item.suffixDisplayParts),
      parameter: {from, to: from + (parameters[found.argumentIndex]?.length ?? 0)},
      text: toText(item.parameters[found.argumentIndex]?.documentation ?? item.documentation),
    };
  }

  const update = (files: readonly RunnerFile[]) => {
    write(`${root}/styles.d.ts`, STYLES);
    write(getModulesFile(), modules.map((name) => `import '${name}';\n`).join(''));
    const names = new Set(files.map(({name}) => pathOf(name)));
    for (const file of own.keys()) {
      if (file.startsWith(pathOf('')) && !names.has(file)) {
        own.delete(file);
      }
    }
    files.forEach(({name, code}) => write(pathOf(name), code));
  };

  return {
    addPack(pack) {
      root = pack.root;
      modules.push(...pack.modules);
      for (const [file, text] of Object.entries(pack.files)) {
        packed.set(file, text);
        for (
          let folder = file;
          folder && !folders.has((folder = folder.slice(0, folder.lastIndexOf('/'))));
        ) {
          folders.add(folder);
        }
      }
    },
    answer<Question extends TypeQuestion>(request: TypeRequest<Question>, rows: ApiRows = {}) {
      update(request.files);
      const file = pathOf(request.file);
      const {at} = request;
      const answers: {[One in TypeQuestion]: () => TypeAnswers[One]} = {
        check: () => check(file),
        complete: () => complete(file, at),
        describe: () => describe(file, request, rows),
        hover: () => hover(file, at, rows),
        sign: () => sign(file, at),
      };
      return answers[request.question]();
    },
  };
}
