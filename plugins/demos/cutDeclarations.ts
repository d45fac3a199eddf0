import ts from 'typescript';

type Range = readonly [start: number, end: number];

interface Token {
  node: ts.Node;
  start: number;
  end: number;
  /** `true` if JavaScript doesn't have it. */
  isCut: boolean;
}

interface Comment {
  start: number;
  end: number;
  text: string;
}

/** Matches comments for the TypeScript compiler and its linter rules. */
const DIRECTIVE = /^\/[/*][\s*]*(@ts-(expect-error|ignore|nocheck)\b|\/\s*<(reference|amd-))/;
const ERROR_NOTE = /^\/\/\s*@ts-(expect-error|ignore)\b/;
const ESLINT =
  /^(\/[/*]\s*(?:eslint|oxlint)-(?:disable|enable)(?:-next-line|-line)?\s+)((?:(?!--|\*\/)[^])+)/;
/** Matches the markers of a preview, which don't describe code. */
const REGION = /^\/[/*]\s*#(region|endregion)\b/;
/** Placeholder for cut code, until lines without other code are removed. */
const CUT = '\0';

function isTypeOnly(node: ts.Node): boolean {
  return ts.isImportDeclaration(node)
    ? node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword
    : ((ts.isExportDeclaration(node) ||
        ts.isImportSpecifier(node) ||
        ts.isExportSpecifier(node) ||
        ts.isImportEqualsDeclaration(node)) &&
        node.isTypeOnly) ||
        (ts.isExportDeclaration(node) &&
          node.exportClause !== undefined &&
          ts.isNamedExports(node.exportClause) &&
          node.exportClause.elements.length > 0 &&
          node.exportClause.elements.every(isTypeOnly));
}

/**
 * Returns whether JavaScript lacks a declaration, because it declares a type or something
 * implemented elsewhere.
 */
function isTypeDeclaration(node: ts.Node): boolean {
  if (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isNamespaceExportDeclaration(node) ||
    ts.isIndexSignatureDeclaration(node) ||
    isTypeOnly(node)
  ) {
    return true;
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isMethodDeclaration(node) ||
    ts.isConstructorDeclaration(node) ||
    ((ts.isGetAccessor(node) || ts.isSetAccessor(node)) && ts.isClassLike(node.parent))
  ) {
    return node.body === undefined;
  }
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return (
    modifiers?.some(
      ({kind}) =>
        kind === ts.SyntaxKind.DeclareKeyword ||
        (kind === ts.SyntaxKind.AbstractKeyword && ts.isPropertyDeclaration(node)),
    ) === true
  );
}

/** Returns whether a child of a node, as listed by `getChildren`, exists for the types only. */
function isTypePart(node: ts.Node, child: ts.Node): boolean {
  const {type, typeArguments, typeParameters} = node as {
    type?: ts.Node;
    typeArguments?: ts.NodeArray<ts.Node>;
    typeParameters?: ts.NodeArray<ts.Node>;
  };
  return (
    child === type ||
    (child.kind === ts.SyntaxKind.SyntaxList &&
      (child.pos === typeArguments?.pos || child.pos === typeParameters?.pos)) ||
    (ts.isHeritageClause(child) && child.token === ts.SyntaxKind.ImplementsKeyword)
  );
}

/** Returns whether an import, or one of its names, is only used as a type. */
function isTypeImport(node: ts.Node, values: ReadonlySet<string>): boolean {
  if (isTypeOnly(node)) {
    return true;
  }
  if (ts.isImportSpecifier(node) || ts.isNamespaceImport(node)) {
    return !values.has(node.name.text);
  }
  const {name, namedBindings} = (ts.isImportDeclaration(node) && node.importClause) || {};
  const names =
    namedBindings && (ts.isNamedImports(namedBindings) ? namedBindings.elements : [namedBindings]);
  return (
    (name ?? names) !== undefined &&
    (name === undefined || !values.has(name.text)) &&
    (names ?? []).every((each) => isTypeImport(each, values))
  );
}

/** Returns the tokens of a source in order, and the declarations that JavaScript lacks. */
function readTokens(file: ts.SourceFile): {tokens: Token[]; declarations: Range[]} {
  const tokens: Token[] = [];
  const declarations: Range[] = [];
  // JSX compiles to React calls.
  const values = new Set(['React']);
  const visitAll = (children: readonly ts.Node[], parent: ts.Node, isCut: boolean): void => {
    let isAfterCut = false;
    children.forEach((child) => {
      const isDeclaration =
        isTypeDeclaration(child) ||
        isTypeImport(child, values) ||
        (isAfterCut && child.kind === ts.SyntaxKind.CommaToken);
      if (isDeclaration && !isCut) {
        declarations.push([child.getStart(file), child.end]);
      }
      visit(child, isCut || isDeclaration || isTypePart(parent, child));
      isAfterCut = isDeclaration;
    });
  };
  const visit = (node: ts.Node, isCut: boolean): void => {
    const children = node.getChildren(file).filter(({kind}) => kind !== ts.SyntaxKind.JSDoc);
    if (children.length > 0) {
      visitAll(children, node, isCut);
    } else if (node.end > node.pos) {
      tokens.push({node, start: node.getStart(file), end: node.end, isCut});
      if (ts.isIdentifier(node) && !isCut) {
        values.add(node.text);
      }
    }
  };
  // An import is needed if the remaining code uses its name as a value.
  const imports = file.statements.filter(ts.isImportDeclaration);
  visitAll(
    file.statements.filter((each) => !ts.isImportDeclaration(each)),
    file,
    false,
  );
  visitAll(imports, file, false);
  return {tokens: tokens.sort((a, b) => a.start - b.start), declarations};
}

/** Returns the comments in each gap between tokens, starting before the first token. */
function readComments(code: string, tokens: readonly Token[]): Comment[][] {
  return [...tokens, undefined].map((token, index) => {
    const from = tokens[index - 1]?.end ?? 0;
    const gap = code.slice(from, token?.start);
    return [...gap.matchAll(/\/\/.*|\/\*[^]*?\*\//g)].map(({0: text, index: at}) => ({
      start: from + at,
      end: from + at + text.length,
      text,
    }));
  });
}

/**
 * Removes TypeScript linter rules from an ESLint directive; the entire directive if no other rule
 * remains.
 */
function cutRules(text: string): string {
  const {0: all, 1: open, 2: list} = ESLINT.exec(text) ?? [text];
  if (open === undefined || list === undefined) {
    return text;
  }
  const rules = list.trim().split(/\s*,\s*/);
  const kept = rules.filter((rule) => !/^(@typescript-eslint|typescript)\//.test(rule));
  if (kept.length === rules.length) {
    return text;
  }
  return kept.length === 0 ? '' : `${open}${kept.join(', ')} ${text.slice(all.length)}`.trimEnd();
}

/**
 * Cuts from TypeScript source the declarations that JavaScript lacks (types, imports of types, signatures without a body), and
 * the comments that describe only these. Types within other code are left to the compiler.
 *
 * A comment describes the code after it or, at the end of a line, this line. If a blank line follows it, it's about a section: up
 * to the next comment of this kind, or to the end of the block.
 */
export function cutDeclarations(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest, true);
  const {tokens, declarations} = readTokens(file);
  const comments = readComments(code, tokens);

  const isSection = ({start, end, text}: Comment): boolean =>
    /^[^\S\n]*\n[^\S\n]*\n/.test(code.slice(end)) &&
    !REGION.test(text) &&
    // A doc comment belongs to the next declaration regardless of blank lines, except at the start
    // of a file.
    (!text.startsWith('/**') || start === 0);

  /**
   * Returns whether a section is cut, starting at its first token. The section of a comment at the
   * start of the file is the entire file.
   */
  const isCutSection = ({start}: Comment, first: number): boolean => {
    let index = first;
    while (
      tokens[index]?.isCut &&
      (index === first || start === 0 || !comments[index]!.some(isSection))
    ) {
      index += 1;
    }
    const next = tokens[index];
    return index > first && (!next || next.isCut || /^[)\]}]$/.test(next.node.getText(file)));
  };

  /** Returns whether a comment before a token describes cut code. */
  const isAboutCut = (comment: Comment, next: number): boolean => {
    const line = code.lastIndexOf('\n', comment.start) + 1;
    const before = tokens.slice(0, next).filter(({end}) => end > line);
    const isLast = !tokens[next] || code.slice(comment.end, tokens[next].start).includes('\n');
    if (before.length > 0 && isLast) {
      return before.every(({isCut}) => isCut);
    }
    const gap = comments[next]!;
    return gap.slice(gap.indexOf(comment)).some(isSection)
      ? isCutSection(comment, next)
      : tokens[next]?.isCut === true;
  };

  const edits = declarations.map(([start, end]) => ({start, end, text: CUT}));
  comments.forEach((gap, next) => {
    let isReason = false;
    const texts = gap.map((comment) => {
      const text = DIRECTIVE.test(comment.text) ? '' : cutRules(comment.text);
      // Lines after `// @ts-expect-error` continue its reason.
      isReason =
        text === '' ? ERROR_NOTE.test(comment.text) : isReason && /^\/\/(?! *#)/.test(text);
      return text === '' || isReason || (!REGION.test(text) && isAboutCut(comment, next))
        ? CUT
        : text;
    });
    const {node} = tokens[next] ?? {};
    if (
      gap.length > 0 &&
      node &&
      ts.isJsxExpression(node.parent) &&
      !node.parent.expression &&
      texts.every((text) => text === CUT)
    ) {
      // Includes the surrounding braces.
      edits.push({start: node.parent.getStart(file), end: node.end, text: CUT});
    }
    edits.push(...gap.map(({start, end}, index) => ({start, end, text: texts[index]!})));
  });

  let cut = '';
  let at = 0;
  for (const {start, end, text} of edits.sort((a, b) => a.start - b.start)) {
    if (start >= at) {
      cut += code.slice(at, start) + text;
      at = end;
    }
  }
  return `${cut}${code.slice(at)}`
    .replace(/^[^\S\n]*(?:\0[^\S\n]*)+(?:\n|$)/gm, '')
    .replace(/[^\S\n]*\0/g, '');
}
