import fs from 'node:fs';
import path from 'node:path';
import type {AtRule, Declaration, PluginCreator, Root, Rule} from 'postcss';

const namesIn = (text: string): string[] => text.match(/(?:--)?[a-z][\w-]*/gi) ?? [];

/** Every word in these folders that could be the name of a class or of a variable. */
export function findNames(folders: string[]): Set<string> {
  const found = new Set<string>();
  for (const folder of folders) {
    for (const file of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'})) {
      if (!/\.(?:css|[jt]sx?|mdx?)$/.test(file) || file.includes('node_modules')) continue;
      const text = fs.readFileSync(path.join(folder, file), 'utf8');
      for (const name of namesIn(text)) found.add(name);
    }
  }
  return found;
}

/** Every rule, listed before any is taken out: a walk over a list that shrinks passes some by. */
function allRules(root: Root): Rule[] {
  const rules: Rule[] = [];
  root.walkRules((rule) => void rules.push(rule));
  return rules;
}

interface Trim {
  /** Words in the sources of the site. */
  named: Set<string>;
  /** Classes that no page has, although sources name them. */
  unused?: RegExp | undefined;
}

/** The variables that a value reads. */
const variablesIn = (value: string): string[] => value.match(/--ifm-[\w-]+/g) ?? [];

/**
 * Takes the rules of classes that are unused, or that no source names, out of Infima; then the variables that nothing
 * reads any more.
 */
export function trimInfima(root: Root, {named, unused}: Trim): void {
  // `alert--${kind}` stands for every class that begins so.
  const beginnings = [...named].filter((name) => name.endsWith('--'));
  const isGone = (name: string): boolean =>
    unused?.test(name) ||
    (!named.has(name) && !beginnings.some((beginning) => name.startsWith(beginning)));
  const canMatch = (selector: string): boolean => {
    const positive = selector.replaceAll(/:not\([^)]*\)/g, '');
    return ![...positive.matchAll(/\.([\w-]+)/g)].some(([, name = '']) => isGone(name));
  };
  for (const rule of allRules(root)) {
    const kept = rule.selectors.filter(canMatch);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  }

  const definitions: Declaration[] = [];
  const needed = new Set(named);
  root.walkDecls((declaration) => {
    if (declaration.prop.startsWith('--ifm-')) definitions.push(declaration);
    else for (const name of variablesIn(declaration.value)) needed.add(name);
  });
  for (let known = -1; known < needed.size;) {
    known = needed.size;
    for (const {prop, value} of definitions) {
      if (needed.has(prop)) for (const name of variablesIn(value)) needed.add(name);
    }
  }
  for (const definition of definitions) if (!needed.has(definition.prop)) definition.remove();

  for (const rule of allRules(root)) if (rule.nodes.length === 0) rule.remove();
  const atRules: AtRule[] = [];
  root.walkAtRules((rule) => void atRules.push(rule));
  for (const rule of atRules) if (rule.nodes?.length === 0) rule.remove();
}

/** Trims Infima's stylesheet and leaves every other file alone. `named` are the names in the site's own sources. */
export const trimInfimaPlugin: PluginCreator<Trim> = (options) => ({
  postcssPlugin: 'trim-infima',
  Once(root) {
    const file = root.source?.input.file ?? '';
    if (options && /[\\/]infima[\\/]dist[\\/]css[\\/]/.test(file)) trimInfima(root, options);
  },
});
trimInfimaPlugin.postcss = true;
