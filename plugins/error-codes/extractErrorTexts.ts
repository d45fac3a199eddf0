import ts from 'typescript';

/**
 * Matches the name under which the libraries import the helper that shortens errors in production.
 */
const helper = /ormat(?:Mui)?ErrorMessage/;

/** Returns whether a source contains shortened errors, without parsing it. */
export function mayHaveErrorTexts(source: string): boolean {
  return helper.test(source) && source.includes('process.env.NODE_ENV');
}

/**
 * Converts a concatenation of strings and templates to one string, with `%s` for values that are
 * only known at run time.
 */
function writeText(node: ts.Expression): string | undefined {
  if (ts.isParenthesizedExpression(node)) {
    return writeText(node.expression);
  }
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
    return node.text;
  }
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({literal}) => `%s${literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = writeText(node.left);
    const right = writeText(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/** Returns the code that the production branch passes to the helper. */
function readCode(node: ts.Expression): string | undefined {
  const [code] =
    ts.isCallExpression(node) && helper.test(node.expression.getText()) ? node.arguments : [];
  return code && ts.isNumericLiteral(code) ? code.text : undefined;
}

/**
 * Extracts the messages of shortened errors from a library's published code. Each is the
 * development branch of a condition whose production branch calls the helper with the code.
 *
 * @returns messages by code
 */
export function extractErrorTexts(source: string): Record<string, string> {
  const texts: Record<string, string> = {};
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const code = readCode(node.whenFalse);
      const text = writeText(node.whenTrue);
      if (code !== undefined && text !== undefined) {
        texts[code] = text;
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('source.js', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return texts;
}
