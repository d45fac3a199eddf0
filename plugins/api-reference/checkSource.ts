import ts from 'typescript';
import {findClosestName} from '../../site/suggestions/findClosestName';
import type {Problem} from '../../site/problems/problemStore';
import type {KnownApi} from './checkProse';

/** A prop that JSX passes to a component. */
interface PassedProp {
  component: string;
  prop: string;
  line: number;
}

/** Lists the props that JSX passes to elements named like a component, with their lines. */
function listPassedProps(source: string): PassedProp[] {
  const file = ts.createSourceFile(
    'code.tsx',
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.TSX,
  );
  const passed: PassedProp[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      ts.isIdentifier(node.tagName)
    ) {
      for (const attribute of node.attributes.properties) {
        if (ts.isJsxAttribute(attribute) && ts.isIdentifier(attribute.name)) {
          passed.push({
            component: node.tagName.text,
            prop: attribute.name.text,
            line: file.getLineAndCharacterOfPosition(attribute.getStart(file)).line + 1,
          });
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return passed;
}

/**
 * Lists the names that a source declares or uses as identifiers, such as its own rows, fields, and
 * handlers.
 */
export function listIdentifiers(source: string): Set<string> {
  return new Set(source.match(/[A-Za-z_$][\w$]*/g) ?? []);
}

/**
 * Lists the code blocks of a page that contain JSX, each with the number of its first line of code.
 */
export function listFences(content: string): {code: string; line: number}[] {
  const fences: {code: string; line: number}[] = [];
  for (const match of content.matchAll(/^(```+)(?:tsx|jsx)\b[^\n]*\n([\s\S]*?)^\1/gm)) {
    const line = content.slice(0, match.index).split('\n').length + 1;
    fences.push({code: match[2] ?? '', line});
  }
  return fences;
}

/**
 * Finds props in JSX that the component doesn't have or that its package has deprecated. Components
 * that spread their props on an element accept any of its attributes, so only near misses of known
 * props are reported there. A page that explains a deprecated prop allows it in its demo: `// Shown
 * although deprecated: onFetchRows`.
 *
 * @param deprecated replacements by `<component> <prop>`
 * @param isStrict also reports unknown props; not needed for demos, which TypeScript checks
 */
export function checkSource(
  source: string,
  known: KnownApi,
  deprecated: ReadonlyMap<string, string>,
  {isStrict, passesOn}: {isStrict: boolean; passesOn: ReadonlySet<string>},
): (Problem & {line: number})[] {
  const [, shown = ''] = /\/\/ Shown although deprecated: (.+)/.exec(source) ?? [];
  const isShown = new Set(shown.match(/\w+/g));
  return listPassedProps(source).flatMap(({component, prop, line}) => {
    const instead = deprecated.get(`${component} ${prop}`);
    if (instead !== undefined && !isShown.has(prop)) {
      return [
        {
          line,
          message: `Deprecated prop \`${prop}\` on \`<${component}>\`.`,
          ...(instead && {fix: instead.replace(/\s+/g, ' ')}),
        },
      ];
    }
    const props = known.props.get(component);
    if (!isStrict || !props || props.has(prop) || /^(key|ref|aria-.*|data-.*)$/.test(prop)) {
      return [];
    }
    const similar = findClosestName(prop, props);
    return similar || !passesOn.has(component)
      ? [
          {
            line,
            message: `Unknown prop \`${prop}\` on \`<${component}>\`.`,
            ...(similar && {fix: `Did you mean \`${similar}\`?`}),
          },
        ]
      : [];
  });
}
