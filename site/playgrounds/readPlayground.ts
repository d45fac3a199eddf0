import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {dataFile, readApiEntry} from '../api/readApi';
import {createError} from '../problems/problemStore';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {createControls} from './createControls';
import type {BaseAttribute, ControlValue, PlaygroundData} from './shared';

/**
 * Returns the demo of a component's playground: that of the product, or of another product for
 * pages that belong to none; `undefined` if the component has no playground.
 */
export function findPlayground(
  docsDir: string,
  area: string,
  component: string,
): string | undefined {
  const areas = fs.existsSync(path.join(docsDir, `react-${area}`))
    ? [`react-${area}`]
    : fs.readdirSync(docsDir).filter((folder) => folder.startsWith('react-'));
  return areas
    .map((folder) => path.join(docsDir, folder, 'playgrounds', `${component}.tsx`))
    .find((file) => fs.existsSync(file));
}

/** Removes the indentation of a node from the lines after its first one. */
function dedent(text: string, by: number): string {
  return text.replaceAll(new RegExp(`\n {0,${by}}`, 'g'), '\n');
}

/** Returns the value of an attribute if it's a string, a number, or a boolean. */
function readValue({initializer}: ts.JsxAttribute): ControlValue | undefined {
  if (!initializer) {
    return true;
  }
  const value = ts.isJsxExpression(initializer) ? initializer.expression : initializer;
  if (value && ts.isStringLiteral(value)) {
    return value.text;
  }
  if (value && ts.isNumericLiteral(value)) {
    return Number(value.text);
  }
  return value?.kind === ts.SyntaxKind.FalseKeyword
    ? false
    : value?.kind === ts.SyntaxKind.TrueKeyword || undefined;
}

/** Removes the parameter of the component and the import of its type. */
function withoutProps(code: string): string {
  return code
    .replace(/\(\s*props: [^)]*\)/, '()')
    .replace(/import type \{\w+Props\}.*\n/, '')
    .replace(/,\s*type \w+Props\b,?/, '')
    .replaceAll(/\{\s*([\w ]+?)\s*\}(?= from)/g, '{$1}');
}

/**
 * Reads a playground from its demo, which passes its props on to the component (`{...props}`), and
 * from the component's page in the API reference.
 *
 * @param file `docs/react-charts/playgrounds/BarChart.tsx`
 * @returns the playground, and the other file that it depends on
 * @throws BuildProblemError without a location
 */
export function readPlayground(file: string): {data: PlaygroundData; apiFile: string} {
  const component = path.basename(file, '.tsx');
  const docs = path.resolve(file, '../../..');
  const area = path.basename(path.resolve(file, '../..')).replace('react-', '');
  const code = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const elements: (ts.JsxOpeningElement | ts.JsxSelfClosingElement)[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.attributes.properties.some(
        (one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === 'props',
      )
    ) {
      elements.push(node);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  const [tag] = elements;
  const entry = readApiEntry(path.join(docs, 'api'), area, component);
  if (!tag || tag.tagName.getText() !== component || entry?.kind !== 'component') {
    throw createError(
      `The playground of "${component}" must render it with \`{...props}\`.`,
      'Name the file after a component with an API page.',
    );
  }
  const whole = ts.isJsxOpeningElement(tag) ? tag.parent : tag;
  const columnOf = (node: ts.Node) =>
    /^ */.exec(code.split('\n')[source.getLineAndCharacterOfPosition(node.getStart()).line]!)![0]
      .length;
  const values: Record<string, ControlValue | undefined> = {};
  const base = tag.attributes.properties.flatMap((one): BaseAttribute[] => {
    if (!ts.isJsxAttribute(one)) {
      return [];
    }
    const name = one.name.getText();
    values[name] = readValue(one);
    return [{name, code: dedent(one.getText(), columnOf(one))}];
  });
  const rest = code.slice(tag.getEnd(), whole.getEnd());
  return {
    data: {
      component,
      controls: createControls(component, entry.props, values),
      base,
      end: ts.isJsxOpeningElement(tag) ? `>${dedent(rest, columnOf(tag))}` : '/>',
      around: [withoutProps(code.slice(0, whole.getStart())), code.slice(whole.getEnd())],
    },
    apiFile: path.join(docs, 'api', area, dataFile(toKebabCase(component))),
  };
}
