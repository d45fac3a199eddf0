import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {dataFile, readApiEntry} from '../api/readApi';
import {createError} from '../problems/problemStore';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';
import {createControls, readLiteral} from './createControls';
import type {BaseAttribute, ControlValue, PlaygroundSource, PropControl} from './shared';

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
function readValue({name, code}: BaseAttribute): ControlValue | undefined {
  const value = code.slice(name.length + 1).replace(/^\{(.*)\}$/s, '$1');
  return value === '' ? true : readLiteral(value);
}

/** Removes the parameter of the component and the import of its type. */
function withoutProps(code: string): string {
  return code
    .replace(/\(\s*props: [^)]*\)/, '()')
    .replace(/import type \{\w+Props\}.*\n/, '')
    .replace(/,\s*type \w+Props\b,?/, '')
    .replaceAll(/\{\s*([\w ]+?)\s*\}(?= from)/g, '{$1}');
}

/** Matches the start of what `readPlayground` adds to a demo. */
export const CODES = /\nconst CODES = (?=\{)/;

/** Returns the options whose values have code: all, or only the entered text. */
const optionsOf = (control: PropControl): ControlValue[] | undefined =>
  'options' in control ? [...control.options] : control.type === 'switch' ? [true] : undefined;

/**
 * Returns the source of a demo with the code of values that aren't plain, so that it's converted to
 * other date libraries together with the demo.
 */
function addCodes(source: string, component: string, controls: readonly PropControl[]): string {
  const codes = controls.flatMap(({code, ...control}) => {
    // The converter recognizes formats by the name.
    const write = (key: string, value: string) =>
      `${JSON.stringify(key)}: {${control.prop.split('.').at(-1)}: ${value}},`;
    return code === undefined
      ? []
      : (optionsOf(control)?.map((option) =>
          write(`${control.prop}=${option}`, code.replaceAll('$', String(option))),
        ) ?? [write(control.prop, code)]);
  });
  return `${source}\nconst CODES = {\n${codes.join('\n')}\n};\n`;
}

/** Reads the result of `addCodes`, in any date library. */
export function readSource(code: string, component: string): PlaygroundSource {
  const file = ts.createSourceFile(
    'demo.tsx',
    code,
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
  const codes: Record<string, string> = {};
  let tag: ts.JsxOpeningElement | ts.JsxSelfClosingElement | undefined;
  const columnOf = (node: ts.Node) =>
    /^ */.exec(code.split('\n')[file.getLineAndCharacterOfPosition(node.getStart()).line]!)![0]
      .length;
  const visit = (node: ts.Node): void => {
    if (
      (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) &&
      node.tagName.getText() === component &&
      node.attributes.properties.some(
        (one) => ts.isJsxSpreadAttribute(one) && one.expression.getText() === 'props',
      )
    ) {
      tag ??= node;
    } else if (ts.isVariableDeclaration(node) && node.name.getText() === 'CODES') {
      const {properties} = node.initializer as ts.ObjectLiteralExpression;
      for (const {name, initializer} of properties as ts.NodeArray<ts.PropertyAssignment>) {
        const [value] = (initializer as ts.ObjectLiteralExpression)
          .properties as ts.NodeArray<ts.PropertyAssignment>;
        codes[(name as ts.StringLiteral).text] = dedent(
          value!.initializer.getText(),
          columnOf(value!),
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  if (!tag) {
    throw createError(
      `The playground of "${component}" must render it with \`{...props}\`.`,
      'Name the file after a component with an API page.',
    );
  }
  const whole = ts.isJsxOpeningElement(tag) ? tag.parent : tag;
  const column = columnOf(tag);
  const rest = code.slice(tag.getEnd(), whole.getEnd());
  return {
    base: tag.attributes.properties
      .filter(ts.isJsxAttribute)
      .map((one) => ({name: one.name.getText(), code: dedent(one.getText(), columnOf(one))})),
    end: ts.isJsxOpeningElement(tag) ? `>${dedent(rest, column)}` : '/>',
    around: [
      withoutProps(code.slice(0, whole.getStart())),
      code.slice(whole.getEnd()).split(CODES)[0]!,
    ],
    codes,
  };
}

/**
 * Reads a playground from its demo, which passes its props on to the component (`{...props}`), and
 * from the component's page in the API reference.
 *
 * @param file `docs/react-charts/playgrounds/BarChart.tsx`
 * @returns the playground, its source for `readSource`, and the other file that it depends on
 * @throws BuildProblemError without a location
 */
export function readPlayground(file: string): {
  component: string;
  controls: PropControl[];
  source: string;
  apiFile: string;
} {
  const component = path.basename(file, '.tsx');
  const docs = path.resolve(file, '../../..');
  const area = path.basename(path.resolve(file, '../..')).replace('react-', '');
  const code = fs.readFileSync(file, 'utf8').replaceAll('\r\n', '\n');
  const entry = readApiEntry(path.join(docs, 'api'), area, component);
  if (entry?.kind !== 'component') {
    throw createError(
      `The playground of "${component}" has no API page.`,
      'Name the file after a component with an API page.',
    );
  }
  const values = Object.fromEntries(
    readSource(code, component).base.map((one) => [one.name, readValue(one)]),
  );
  const controls = createControls(
    component,
    entry.props,
    values,
    entry.slots.map(({name}) => name),
  );
  return {
    component,
    controls: controls.map(({code: _code, ...control}) => control as PropControl),
    source: addCodes(code, component, controls),
    apiFile: path.join(docs, 'api', area, dataFile(toKebabCase(component))),
  };
}
