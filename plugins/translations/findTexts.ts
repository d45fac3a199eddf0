import ts from 'typescript';
import type {Span} from '../../site/code/replaceSpans';

/** What a module says of a text: a property of what `translate` is given, with its comma, or an attribute with the space before it. */
interface Part extends Span {
  name: string;
  /** Nothing where the value is more than text. */
  text?: string;
}

/** A place where a module asks for a text of the interface: a call of `translate`, or a `Translate` element. */
export interface FoundText {
  parts: Part[];
  /** What `translate` is given, with its braces. */
  argument?: Span;
}

/** The text of an expression that is nothing but text. */
function readText(node: ts.Node | undefined): string | undefined {
  if (!node) {
    return undefined;
  }
  if (ts.isStringLiteralLike(node)) {
    return node.text;
  }
  if (ts.isParenthesizedExpression(node) || ts.isJsxExpression(node)) {
    return readText(node.expression);
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    const left = readText(node.left);
    const right = readText(node.right);
    return left === undefined || right === undefined ? undefined : left + right;
  }
  return undefined;
}

/**
 * The places where a module asks for texts of the interface. Left out is what is spread into one: what it holds shows only when
 * it runs.
 *
 * @param file tells TypeScript from JavaScript, and both from what holds elements too
 */
export function findTexts(code: string, file: string): FoundText[] {
  // Most modules have none, and are not parsed.
  if (!/\b(?:translate|Translate)\b/.test(code)) {
    return [];
  }
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, false);
  const found: FoundText[] = [];

  const readCall = (argument: ts.ObjectLiteralExpression): void => {
    const parts = argument.properties.flatMap((property): Part[] => {
      if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) {
        return [];
      }
      const [comma] = /^(?:\s*,)?/.exec(code.slice(property.end))!;
      return [
        {
          name: property.name.text,
          text: readText(property.initializer),
          start: property.getStart(source),
          end: property.end + comma.length,
        },
      ];
    });
    if (!argument.properties.some(ts.isSpreadAssignment)) {
      found.push({parts, argument: {start: argument.getStart(source), end: argument.end}});
    }
  };

  const readElement = ({properties}: ts.JsxAttributes): void => {
    const parts = properties.filter(ts.isJsxAttribute).map((attribute): Part => ({
      name: attribute.name.getText(source),
      text: readText(attribute.initializer),
      start: attribute.pos,
      end: attribute.end,
    }));
    if (parts.length === properties.length) {
      found.push({parts});
    }
  };

  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'translate'
    ) {
      const [argument, ...others] = node.arguments;
      if (argument && ts.isObjectLiteralExpression(argument)) {
        readCall(argument);
        others.forEach(visit);
        return;
      }
    }
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ts.isIdentifier(node.tagName) &&
      node.tagName.text === 'Translate'
    ) {
      readElement(node.attributes);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** As many line breaks as there were, so that every line keeps its number. */
export const lineBreaks = (code: string): string => code.replace(/[^\n]+/g, '');
