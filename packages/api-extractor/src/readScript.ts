import fs from 'node:fs';
import ts from 'typescript';

import {readDeclarationDoc, type Doc} from './readDoc';

/** Facts about a component that only its published `.js` file contains. */
export interface ScriptFacts {
  /**
   * Documented entries of `Component.propTypes` by component, excluding those marked as internal.
   */
  propTypes: Map<string, Map<string, Doc>>;
  /**
   * Class names by key, grouped by the constant that contains them, such as `barElementClasses`.
   */
  classes: Map<string, Map<string, string>>;
  /** Names used to look up default props in the theme. */
  themeNames: string[];
  /** Imports of class names: binding and module specifier. */
  classImports: {binding: string; specifier: string}[];
}

const keyOf = (name: ts.PropertyName): string | undefined =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;

/**
 * Returns the name of a called function, ignoring the wrappers that compilers add: `(0,
 * _x.generate.default)(…)`.
 */
function calledName(expression: ts.Expression): string {
  if (ts.isParenthesizedExpression(expression)) {
    return calledName(expression.expression);
  }
  if (ts.isBinaryExpression(expression)) {
    return calledName(expression.right);
  }
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === 'default'
      ? calledName(expression.expression)
      : expression.name.text;
  }
  return ts.isIdentifier(expression) ? expression.text : '';
}

function readThemeName(call: ts.CallExpression): string | undefined {
  for (const argument of call.arguments) {
    if (ts.isObjectLiteralExpression(argument)) {
      for (const property of argument.properties) {
        if (
          ts.isPropertyAssignment(property) &&
          keyOf(property.name) === 'name' &&
          ts.isStringLiteral(property.initializer)
        ) {
          return property.initializer.text;
        }
      }
    } else if (ts.isStringLiteral(argument) && argument.text.startsWith('Mui')) {
      return argument.text;
    }
  }
  return undefined;
}

/**
 * Keys of states that all components share. Their class is `Mui-selected` instead of
 * `MuiThing-selected`.
 */
const STATES = new Set([
  'active',
  'checked',
  'completed',
  'disabled',
  'error',
  'expanded',
  'focused',
  'focusVisible',
  'open',
  'readOnly',
  'required',
  'selected',
]);

/**
 * Collects class names from `generateUtilityClasses('MuiThing', ['root'])`, which may be merged
 * with an object of strings.
 */
function readClasses(expression: ts.Expression, classes: Map<string, string>): void {
  if (ts.isBinaryExpression(expression)) {
    readClasses(expression.right, classes);
  } else if (ts.isCallExpression(expression)) {
    const called = calledName(expression.expression).replace(/^_/, '');
    const [prefix, keys] = expression.arguments;
    if (called === 'generateUtilityClasses') {
      if (prefix && ts.isStringLiteral(prefix) && keys && ts.isArrayLiteralExpression(keys)) {
        for (const key of keys.elements.filter(ts.isStringLiteral)) {
          classes.set(
            key.text,
            STATES.has(key.text) ? `Mui-${key.text}` : `${prefix.text}-${key.text}`,
          );
        }
      }
    } else if (/^(extends|assign)\d*$/.test(called)) {
      const generated = new Map<string, string>();
      expression.arguments.forEach((argument) => readClasses(argument, generated));
      if (expression.arguments.some(ts.isCallExpression)) {
        generated.forEach((value, key) => classes.set(key, value));
      }
    }
  } else if (ts.isObjectLiteralExpression(expression)) {
    for (const property of expression.properties) {
      if (ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)) {
        const key = keyOf(property.name);
        if (key) {
          classes.set(key, property.initializer.text);
        }
      }
    }
  }
}

/** Extracts the facts from the source of a published script. */
function readScriptText(text: string): ScriptFacts {
  const facts: ScriptFacts = {
    propTypes: new Map(),
    classes: new Map(),
    themeNames: [],
    classImports: [],
  };
  // Parent nodes are needed to find doc comments.
  const source = ts.createSourceFile(
    'script.js',
    text,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.JS,
  );

  const readPropTypes = (component: string, object: ts.ObjectLiteralExpression) => {
    const props = new Map<string, Doc>();
    for (const property of object.properties) {
      const name = ts.isPropertyAssignment(property) ? keyOf(property.name) : undefined;
      const doc = readDeclarationDoc(property);
      if (name && !doc.ignored) {
        props.set(name, doc);
      }
    }
    facts.propTypes.set(component, props);
  };

  const visit = (node: ts.Node): void => {
    if (
      ts.isBinaryExpression(node) &&
      node.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
      ts.isPropertyAccessExpression(node.left) &&
      node.left.name.text === 'propTypes' &&
      ts.isIdentifier(node.left.expression) &&
      ts.isObjectLiteralExpression(node.right)
    ) {
      readPropTypes(node.left.expression.text.replace(/Raw$/, ''), node.right);
      return;
    }
    if (
      ts.isImportDeclaration(node) &&
      ts.isStringLiteral(node.moduleSpecifier) &&
      /^\..*lasses(\.js)?$/.test(node.moduleSpecifier.text)
    ) {
      const specifier = node.moduleSpecifier.text;
      const bindings = node.importClause?.namedBindings;
      if (bindings && ts.isNamedImports(bindings)) {
        bindings.elements.forEach((element) =>
          facts.classImports.push({binding: element.name.text, specifier}),
        );
      }
    }
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const classes = new Map<string, string>();
      if (!ts.isObjectLiteralExpression(node.initializer)) {
        readClasses(node.initializer, classes);
      }
      if (classes.size > 0) {
        facts.classes.set(node.name.text, classes);
      }
    }
    if (ts.isCallExpression(node)) {
      const called = calledName(node.expression).replace(/^_/, '');
      if (/^(use|consume)\w*(ThemeProps|DefaultizedProps|Slots)$/.test(called)) {
        const name = readThemeName(node);
        if (name) {
          facts.themeNames.push(name);
        }
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return facts;
}

const cache = new Map<string, ScriptFacts>();

/** Matches scripts that are worth parsing; most scripts of a package aren't. */
const RELEVANT_SCRIPT = /propTypes|generateUtilityClasses|ThemeProps|DefaultizedProps|consumeSlots/;

/** Reads a published script. The facts are empty if the file doesn't exist. Results are cached. */
export function readScript(file: string): ScriptFacts {
  let facts = cache.get(file);
  if (!facts) {
    const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    facts = readScriptText(RELEVANT_SCRIPT.test(text) ? text : '');
    cache.set(file, facts);
  }
  return facts;
}

/** Clears the cache of `readScript`. */
export function clearScriptCache(): void {
  cache.clear();
}
