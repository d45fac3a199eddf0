import postcss, {type ChildNode, type Container} from 'postcss';

/** The at-rules that hold style rules. Every other one counts for the whole document, wherever it stands, and stands outside. */
const NESTED = new Set(['container', 'layer', 'media', 'scope', 'starting-style', 'supports']);

/** A style sheet, and the file that it comes from. */
export interface StyleSheet {
  code: string;
  path?: string;
}

/** Takes what counts for the whole document out of a list of rules, each with the conditions that it stands under. */
function takeGlobals(rules: Container): ChildNode[] {
  const globals: ChildNode[] = [];
  rules.each((node) => {
    if (node.type !== 'atrule') {
      return;
    }
    if (!node.nodes || !NESTED.has(node.name.toLowerCase())) {
      globals.push(node.remove());
      return;
    }
    const inner = takeGlobals(node);
    if (inner.length > 0) {
      globals.push(node.clone({nodes: []}).append(inner));
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
  return globals;
}

/** The element of the scope in the place of the root. Escaped characters and texts come first: they hold no pseudo-classes. */
const scopeSelector = (selector: string): string =>
  selector.replace(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|:(?:root|host)(?![\w(-])/gs, (found) =>
    found.startsWith(':') ? ':scope' : found,
  );

/** A line of its own for each of these nodes. */
const inLines = (nodes: ChildNode[]): ChildNode[] =>
  nodes.map((node) => {
    node.raws.before = '\n';
    return node;
  });

/**
 * Keeps style sheets inside the elements with `data-demo-scope="<id>"`; `:root` becomes that element.
 *
 * @throws postcss.CssSyntaxError for what is no CSS
 */
export function scopeCss(sheets: readonly StyleSheet[], id: string): string {
  const root = postcss.root();
  for (const {code, path} of sheets) {
    root.append(postcss.parse(code, {from: path, map: false}));
  }
  root.walkComments((comment) => void comment.remove());
  const globals = takeGlobals(root);
  root.walkRules((rule) => {
    const scoped = rule.selectors.map(scopeSelector);
    if (scoped.some((selector, index) => selector !== rule.selectors[index])) {
      rule.selectors = [...new Set(scoped)];
    }
  });
  // Browsers pass over an import that comes after a rule.
  const isImport = (node: ChildNode) => node.type === 'atrule' && node.name === 'import';
  const sheet = postcss.root({raws: {semicolon: true}});
  sheet.append(
    ...inLines(globals.filter(isImport)),
    ...inLines(globals.filter((node) => !isImport(node))),
  );
  if (root.nodes.length > 0) {
    const scope = postcss.atRule({
      name: 'scope',
      params: `([data-demo-scope="${id}"])`,
      nodes: [],
      raws: {before: '\n', between: ' ', after: '\n', semicolon: true},
    });
    sheet.append(scope.append(...inLines(root.nodes)));
  }
  return sheet.toString().trim();
}
