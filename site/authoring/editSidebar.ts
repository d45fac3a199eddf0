import ts from 'typescript';

/** The file with the sidebar items. */
export const SIDEBARS = 'sidebars.ts';

/** A `page('…')` call of the sidebar. */
interface PageCall {
  path: string;
  start: number;
  end: number;
}

function listItems(text: string): PageCall[] {
  const items: PageCall[] = [];
  const visit = (node: ts.Node): void => {
    if (
      ts.isCallExpression(node) &&
      ts.isIdentifier(node.expression) &&
      node.expression.text === 'page' &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0])
    ) {
      items.push({path: node.arguments[0].text, start: node.getStart(), end: node.getEnd()});
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(SIDEBARS, text, ts.ScriptTarget.Latest, true));
  return items;
}

/** Returns the number of folders that two pages share. */
function countShared(one: string, other: string): number {
  const [a, b] = [one.split('/'), other.split('/')];
  const first = a.findIndex((segment, index) => segment !== b[index]);
  return first === -1 ? a.length : first;
}

/** Formats a string as a TypeScript literal. */
export const quote = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/**
 * Adds a sidebar item for a new page, after the last page that shares the most folders with it.
 *
 * @returns the source, the page above, and the number of the new line
 * @throws if no page shares a folder with it
 */
export function addItem(
  text: string,
  page: string,
  title: string,
): {text: string; above: string; line: number} {
  const items = listItems(text).filter(({path}) => !path.includes('#'));
  const most = Math.max(0, ...items.map(({path}) => countShared(path, page)));
  const above = items.findLast(({path}) => countShared(path, page) === most);
  if (!above || most === 0) {
    throw new Error(
      `${SIDEBARS}: No page near ${page}. Add a group with page(${quote(page)}, ${quote(title)}).`,
    );
  }
  const before = text.slice(0, above.end);
  const indent = /[^\S\n]*$/.exec(text.slice(0, above.start))?.[0] ?? '';
  return {
    text: `${before},\n${indent}page(${quote(page)}, ${quote(title)})${text.slice(above.end)}`,
    above: above.path,
    line: before.split('\n').length + 1,
  };
}

/** Moves the sidebar items of a page, of pages below it, and of their headings to another path. */
export function moveItems(text: string, from: string, to: string): string {
  return listItems(text)
    .filter(({path}) => path === from || new RegExp(`^${from}[/#]`).test(path))
    .reduceRight((result, {path, start}) => {
      const at = result.indexOf(path, start);
      return result.slice(0, at) + to + path.slice(from.length) + result.slice(at + path.length);
    }, text);
}
