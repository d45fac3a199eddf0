import path from 'node:path';
import ts from 'typescript';

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike;

/** Names of elements that leave no element in the page. */
const FRAGMENTS = new Set(['Fragment', 'Suspense', 'StrictMode']);

/** What a value may put into the page: one `text`, a `list` with text in it, a `node` of React that may be text. */
type Kind = 'text' | 'list' | 'node';

/** White space between lines of JSX, and comments: nothing of it is in the page. */
const isNothing = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child)
    ? child.text.trim() === '' && child.text.includes('\n')
    : ts.isJsxExpression(child) && child.expression === undefined;

const isConstant = (child: ts.JsxChild): boolean =>
  ts.isJsxText(child) ||
  (ts.isJsxExpression(child) &&
    child.expression !== undefined &&
    (ts.isStringLiteralLike(child.expression) || ts.isNumericLiteral(child.expression)));

const isUntranslated = (node: ts.JsxElement | ts.JsxFragment): boolean =>
  ts.isJsxElement(node) &&
  node.openingElement.attributes.properties.some(
    (attribute) =>
      ts.isJsxAttribute(attribute) &&
      attribute.name.getText() === 'translate' &&
      attribute.initializer?.getText() === '"no"',
  );

/** The name under which a component is declared; empty where it has none. */
function getFunctionName(node: ts.FunctionLikeDeclaration): string {
  const {parent} = node;
  const owner = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) ? parent : node;
  return (node.name ?? owner.name)?.getText() ?? '';
}

/**
 * Finds text that has to share its element, and returns its nodes. A translator replaces each text node by elements of its own: React
 * then removes a node that is not there anymore, which throws, or changes one that nobody sees. The only text of an element is safe,
 * because React sets the content of the element.
 */
export function findLooseText(file: ts.SourceFile, checker: ts.TypeChecker): ts.Node[] {
  const found: ts.Node[] = [];
  const lines = file.text.split('\n');
  /** Notes a node, unless the line before it says why its text may stay: `loose-text: <reason>`. */
  const report = (node: ts.Node): void => {
    const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
    if (!lines[line - 1]?.includes('loose-text: ')) {
      found.push(node);
    }
  };

  const kindsOf = (type: ts.Type, kinds = new Set<Kind>()): Set<Kind> => {
    const parts = type.isUnion() ? type.types : [type];
    // Of a union with `ReactNode` in it, TypeScript keeps this part at least.
    if (parts.some((part) => (part.symbol as ts.Symbol | undefined)?.name === 'Iterable')) {
      const isText = parts.some(({flags}) => flags & ts.TypeFlags.String);
      return isText ? kinds.add('node') : kinds;
    }
    for (const part of parts) {
      if (part.flags & TEXT && !(part.isStringLiteral() && part.value === '')) {
        kinds.add('text');
      } else if (checker.isArrayType(part) || checker.isTupleType(part)) {
        const [element] = checker.getTypeArguments(part as ts.TypeReference);
        if (element && kindsOf(element).has('text')) {
          kinds.add('list');
        }
      }
    }
    return kinds;
  };

  const readKinds = (expression: ts.Expression): Set<Kind> => {
    if (ts.isParenthesizedExpression(expression)) {
      return readKinds(expression.expression);
    }
    // What is before `&&` shows for no value that has a text.
    const isCondition =
      ts.isBinaryExpression(expression) &&
      expression.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken;
    return isCondition
      ? readKinds(expression.right)
      : kindsOf(checker.getTypeAtLocation(expression));
  };

  const checkChildren = (node: ts.JsxElement | ts.JsxFragment): void => {
    if (isUntranslated(node)) {
      return;
    }
    const name = ts.isJsxElement(node) ? node.openingElement.tagName.getText() : '';
    const isFragment = ts.isJsxFragment(node) || FRAGMENTS.has(name);
    const isHost = !isFragment && /^[a-z]/.test(name);
    const children = node.children.filter((child) => !isNothing(child));
    const isAlone = children.length === 1 && !isFragment;
    // A constant text is only touched where React puts something in front of it, or removes it without its parent.
    let isSettled = !isFragment;
    for (const child of children) {
      if (isConstant(child)) {
        if (!isSettled) {
          report(child);
        }
        continue;
      }
      isSettled &&= ts.isJsxElement(child) || ts.isJsxSelfClosingElement(child);
      if (ts.isJsxExpression(child) && child.expression) {
        const kinds = readKinds(child.expression);
        if (
          kinds.has('list') ||
          (kinds.has('text') && !isAlone) ||
          (kinds.has('node') && !isAlone && isHost)
        ) {
          report(child);
        }
      }
    }
  };

  /** A component that returns text leaves it to whoever renders it, who cannot know. */
  const checkResult = (expression: ts.Expression | undefined, name: string): void => {
    if (expression && (/^[A-Z].*[a-z]/.test(name) || name === 'render')) {
      const kinds = readKinds(expression);
      if (kinds.has('text') || kinds.has('list')) {
        report(expression);
      }
    }
  };

  const visit = (node: ts.Node, owner: string): void => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      checkChildren(node);
    } else if (ts.isReturnStatement(node)) {
      checkResult(node.expression, owner);
    }
    let name = owner;
    if (
      ts.isFunctionDeclaration(node) ||
      ts.isFunctionExpression(node) ||
      ts.isArrowFunction(node) ||
      ts.isMethodDeclaration(node)
    ) {
      name = getFunctionName(node);
      if (ts.isArrowFunction(node) && !ts.isBlock(node.body)) {
        checkResult(node.body, name);
      }
    }
    ts.forEachChild(node, (child) => visit(child, name));
  };
  visit(file, '');
  return found;
}

/** Lists the loose text of the components of the site, one line each. */
export function listLooseText(siteDir: string): string[] {
  const configFile = path.join(siteDir, 'tsconfig.json');
  const {config} = ts.readConfigFile(configFile, (name) => ts.sys.readFile(name)) as {
    config: object;
  };
  const {options} = ts.parseJsonConfigFileContent(config, ts.sys, siteDir);
  const files = ts.sys
    .readDirectory(path.join(siteDir, 'src'), ['.tsx'])
    .filter((file) => !file.includes('.test.'));
  const types = ts.sys.readDirectory(path.join(siteDir, 'src'), ['.d.ts']);
  const program = ts.createProgram([...types, ...files], {...options, incremental: false});
  const checker = program.getTypeChecker();
  return files.flatMap((name) => {
    const file = program.getSourceFile(name)!;
    return findLooseText(file, checker).map((node) => {
      const {line} = file.getLineAndCharacterOfPosition(node.getStart(file));
      return `${path.relative(siteDir, name)}:${line + 1}: Text next to other content breaks when a browser translates the page. Wrap it in its own element, for example a <span>.`;
    });
  });
}
