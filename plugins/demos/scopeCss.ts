/** Rules that are no style rules: they mean the same anywhere and may not stand inside `@scope`. */
const GLOBAL_RULE = /^@(property|keyframes|-webkit-keyframes|font-face|import|charset|namespace)\b/;

/** The statements of a style sheet: rules with their blocks, and one-line at-rules. Comments are dropped. */
function splitStatements(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  const statements: string[] = [];
  let depth = 0;
  let start = 0;
  let quote = '';
  for (let i = 0; i < plain.length; i += 1) {
    const char = plain.charAt(i);
    if (quote) {
      if (char === '\\') {
        i += 1;
      } else if (char === quote) {
        quote = '';
      }
    } else if (char === '\\') {
      i += 1;
    } else if (char === '"' || char === "'") {
      quote = char;
    } else if (char === '{') {
      depth += 1;
    } else if (char === '}' || (char === ';' && depth === 0)) {
      depth -= char === '}' ? 1 : 0;
      if (depth === 0) {
        statements.push(plain.slice(start, i + 1).trim());
        start = i + 1;
      }
    }
  }
  const rest = plain.slice(start).trim();
  return [...statements, ...(rest ? [rest] : [])];
}

/** Keeps a style sheet inside the elements with `data-demo-scope="<id>"`; `:root` becomes that element. */
export function scopeCss(css: string, id: string): string {
  const statements = splitStatements(css);
  const globals = statements.filter((statement) => GLOBAL_RULE.test(statement));
  const scoped = statements
    .filter((statement) => !GLOBAL_RULE.test(statement))
    .map((statement) =>
      statement.replaceAll(':root, :host', ':scope').replaceAll(':root', ':scope'),
    );
  return [
    ...globals,
    ...(scoped.length > 0 ? [`@scope ([data-demo-scope="${id}"]) {\n${scoped.join('\n')}\n}`] : []),
  ].join('\n');
}
