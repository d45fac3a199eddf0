import ts from 'typescript';

/** The name under which the libraries import the helper that shortens an error in production. */
const helper = /ormat(?:Mui)?ErrorMessage/;

/** Tells whether a source has shortened errors at all, without parsing it. */
export function mayHaveErrorTexts(source: string): boolean {
  return helper.test(source) && source.includes('process.env.NODE_ENV');
}

/** Writes a concatenation of strings and templates as one text, `%s` for what is only known at run time. */
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

/** The code that the production branch hands to the helper. */
function readCode(node: ts.Expression): string | undefined {
  const [code] =
    ts.isCallExpression(node) && helper.test(node.expression.getText()) ? node.arguments : [];
  return code && ts.isNumericLiteral(code) ? code.text : undefined;
}

/**
 * Finds the texts of shortened errors in a library's shipped code. Each stands there as the development branch of a condition whose
 * production branch calls the helper with the code.
 *
 * @returns text by code
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
