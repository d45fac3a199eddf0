import ts from 'typescript';
import {escape} from './changes';
import {quote} from './editSidebar';

/** A path before and after a page has moved, with a slash at both ends. */
export type Move = readonly [from: string, to: string];

const byteOrder = (a: string, b: string) => (a < b ? -1 : 1);

/** Returns the object literal of a module's constant. */
function findTable(text: string, name: string): ts.ObjectLiteralExpression {
  const source = ts.createSourceFile('table.ts', text, ts.ScriptTarget.Latest, true);
  for (const statement of source.statements) {
    for (const declaration of ts.isVariableStatement(statement)
      ? statement.declarationList.declarations
      : []) {
      const {initializer} = declaration;
      if (
        declaration.name.getText() === name &&
        initializer &&
        ts.isObjectLiteralExpression(initializer)
      ) {
        return initializer;
      }
    }
  }
  throw new Error(`Table "${name}" not found.`);
}

const keyOf = (property: ts.ObjectLiteralElementLike): string =>
  property.name && ts.isStringLiteral(property.name) ? property.name.text : '';

/** Returns the strings of an array literal. */
const readList = (node: ts.Expression): string[] =>
  ts.isArrayLiteralExpression(node)
    ? node.elements.flatMap((element) => (ts.isStringLiteral(element) ? [element.text] : []))
    : [];

/** Replaces one page's list in the table of redirects; an empty list removes its line. */
function writeLine(text: string, page: string, list: readonly string[]): string {
  const {properties} = findTable(text, 'RENAMES');
  const line = `${quote(page)}: [${[...list].sort(byteOrder).map(quote).join(', ')}],`;
  const known = properties.find((property) => keyOf(property) === page);
  if (known) {
    const end = text.indexOf(',', known.getEnd()) + 1;
    return list.length > 0
      ? text.slice(0, known.getStart()) + line + text.slice(end)
      : text.slice(0, known.getFullStart()) + text.slice(end);
  }
  if (list.length === 0) {
    return text;
  }
  const next = properties.find((property) => keyOf(property) > page);
  const at = next ? next.getFullStart() : text.indexOf(',', properties.at(-1)?.getEnd() ?? 0) + 1;
  return `${text.slice(0, at)}\n  ${line}${text.slice(at)}`;
}

/** Returns the old paths by page from the table of redirects. */
const readLines = (text: string): Map<string, string[]> =>
  new Map(
    findTable(text, 'RENAMES').properties.flatMap((property) =>
      ts.isPropertyAssignment(property)
        ? [[keyOf(property), readList(property.initializer)] as const]
        : [],
    ),
  );

/**
 * Updates `plugins/redirects/renames.ts` after pages have moved: their old paths redirect to the
 * new ones, paths that redirected to them redirect straight to the new ones, and paths that are
 * pages again don't redirect.
 */
export function moveRedirects(text: string, moves: readonly Move[]): string {
  let result = text;
  for (const [from, to] of moves) {
    for (const [page, list] of readLines(result)) {
      if (list.includes(to)) {
        result = writeLine(
          result,
          page,
          list.filter((old) => old !== to),
        );
      }
    }
    const lines = readLines(result);
    const own = lines.get(from) ?? [];
    result = writeLine(result, from, []);
    result = writeLine(result, to, [...new Set([...(lines.get(to) ?? []), ...own, from])]);
    // Short URLs contain the page that they redirect to.
    result = result.replace(new RegExp(`(page: ')${escape(from)}(?=['#])`, 'g'), `$1${to}`);
  }
  return result;
}

/**
 * Updates `plugins/versions/aliases.ts` after pages of the current docs have moved away from paths
 * that an older version still has.
 *
 * @param isOlderPage returns whether an older version has a page at a path
 */
export function moveAliases(
  text: string,
  moves: readonly Move[],
  isOlderPage: (version: string, pathname: string) => boolean,
): string {
  let result = text;
  const versions = findTable(text, 'ALIASES').properties.map(
    ({name}) => name && (ts.isStringLiteral(name) ? name.text : name.getText()),
  );
  for (const version of versions.filter((name) => name !== undefined)) {
    for (const [from, to] of moves) {
      const pairs = () => {
        const own = findTable(result, 'ALIASES').properties.find(
          ({name}) => name?.getText().replace(/'/g, '') === version,
        );
        const fields =
          own && ts.isPropertyAssignment(own) && ts.isObjectLiteralExpression(own.initializer)
            ? own.initializer.properties
            : [];
        const renamed = fields.find(({name}) => name?.getText() === 'renamed');
        return renamed &&
          ts.isPropertyAssignment(renamed) &&
          ts.isArrayLiteralExpression(renamed.initializer)
          ? renamed.initializer
          : undefined;
      };
      const list = pairs();
      const known = list?.elements.find((pair) => readList(pair)[0] === from);
      const older = known ? readList(known)[1]! : from;
      if (known) {
        const end = result.indexOf(',', known.getEnd()) + 1;
        result =
          older === to
            ? result.slice(0, known.getFullStart()) + result.slice(end)
            : `${result.slice(0, known.getStart())}[${quote(to)}, ${quote(older)}]${result.slice(known.getEnd())}`;
      } else if (list && isOlderPage(version, from)) {
        const at = list.elements.at(-1)
          ? result.indexOf(',', list.elements.at(-1)!.getEnd()) + 1
          : list.getStart() + 1;
        result = `${result.slice(0, at)}\n      [${quote(to)}, ${quote(from)}],${result.slice(at)}`;
      }
    }
  }
  return result;
}
