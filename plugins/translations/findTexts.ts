import ts from 'typescript';
import type {Span} from '../../site/code/replaceSpans';

/**
 * A part of a UI string's definition: a property of `translate`'s argument with its comma, or an
 * attribute with the space before it.
 */
interface Part extends Span {
  name: string;
  /** Undefined if the value isn't a plain string. */
  text?: string;
}

/** A UI string in a module: a call of `translate`, or a `Translate` element. */
export interface FoundText {
  parts: Part[];
  /** The argument of `translate`, with its braces. */
  argument?: Span;
}

/** Returns the text of an expression that is a plain string. */
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
 * Finds the UI strings in a module. Skips spread arguments, whose content is only known at run
 * time.
 *
 * @param file its extension distinguishes TypeScript from JavaScript, and files with JSX from
 * others
 */
export function findTexts(code: string, file: string): FoundText[] {
  // Most modules have no UI strings and aren't parsed.
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

/** Returns the line breaks of some code, so that line numbers don't change when it's removed. */
export const lineBreaks = (code: string): string => code.replace(/[^\n]+/g, '');
