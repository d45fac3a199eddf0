import postcss, {type ChildNode, type Container} from 'postcss';

/**
 * At-rules that contain style rules. All others apply to the whole document wherever they are, and
 * are moved to the top level.
 */
const NESTED = new Set(['container', 'layer', 'media', 'scope', 'starting-style', 'supports']);

/** A stylesheet and the file that it comes from. */
export interface StyleSheet {
  code: string;
  path?: string;
}

/**
 * Removes rules that apply to the whole document from a list of rules, and returns them, each with
 * its conditions.
 */
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
    const globalRules = takeGlobals(node);
    if (globalRules.length > 0) {
      globals.push(node.clone({nodes: []}).append(globalRules));
      if (node.nodes.length === 0) {
        node.remove();
      }
    }
  });
  return globals;
}

/**
 * Replaces the root by the scope's element. Escaped characters and strings match first, because
 * they contain no pseudo-classes.
 */
const scopeSelector = (selector: string): string =>
  selector.replace(/\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|:(?:root|host)(?![\w(-])/gs, (found) =>
    found.startsWith(':') ? ':scope' : found,
  );

/** Puts each of these nodes on a separate line. */
const inLines = (nodes: ChildNode[]): ChildNode[] =>
  nodes.map((node) => {
    node.raws.before = '\n';
    return node;
  });

/**
 * Scopes stylesheets to the elements with `data-demo-scope="<id>"`. `:root` becomes that element.
 *
 * @throws postcss.CssSyntaxError for invalid CSS
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
  // Browsers ignore an import after a rule.
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
