import {
  addImports,
  type PlaygroundData,
  type PlaygroundSource,
} from '../../../../site/playgrounds/shared';
import {nestProps, type NestedProps, type PlaygroundProps} from './playgroundProps';

type Source = Pick<PlaygroundData, 'component'> & PlaygroundSource;

/** Maximum line length in characters, if a line can be broken. */
const MAX_LINE_LENGTH = 80;

const indent = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/** Returns the code of a plain value. */
function printLiteral(value: PlaygroundProps[string]): string {
  return typeof value === 'object'
    ? `[${value.map(printLiteral).join(', ')}]`
    : typeof value === 'string' && !/['\\\n]/.test(value)
      ? `'${value}'`
      : JSON.stringify(value);
}

/** Returns the code of the changed props by path. */
function printProps({codes}: Source, props: PlaygroundProps): [path: string, code: string][] {
  return Object.entries(props).flatMap(([path, value]): [string, string][] =>
    value === undefined
      ? []
      : [
          [
            path,
            codes[`${path}=${String(value)}`] ??
              codes[path]?.replaceAll('$', String(value)) ??
              printLiteral(value),
          ],
        ],
  );
}

/** Returns the code of an object: on one line if it fits after `column`. */
function printValue(value: string | NestedProps<string>, column: number): string {
  if (typeof value === 'string') {
    return value;
  }
  const parts = Object.entries(value).map(
    ([name, one]) => `${name}: ${printValue(one, name.length + 4)}`,
  );
  const line = `{${parts.join(', ')}}`;
  return column + line.length < MAX_LINE_LENGTH && !line.includes('\n')
    ? line
    : `{\n${parts.map((part) => `  ${indent(part, 2)},\n`).join('')}}`;
}

/** Returns the code of an attribute. */
function printAttribute(name: string, value: string | NestedProps<string>): string {
  if (value === 'true') {
    return name;
  }
  const code = printValue(value, name.length + 5);
  // JSX attributes don't support escapes, so strings with quotes or line breaks need braces.
  const [, , text] = /^(['"])([^"\\\n{}<>&]*)\1$/.exec(code) ?? [];
  return text === undefined ? `${name}={${code}}` : `${name}="${text}"`;
}

/** Returns the element of the current configuration: what the demo sets itself, and the changes. */
export function printElement(source: Source, props: PlaygroundProps): string {
  const {component, base, end} = source;
  const changed = nestProps(printProps(source, props));
  const attributes = [
    ...base
      .filter(({name}) => !(name in props) || props[name] !== undefined)
      .map(({name, code}) => (name in changed ? printAttribute(name, changed[name]!) : code)),
    ...Object.entries(changed)
      .filter(([name]) => !base.some((one) => one.name === name))
      .map(([name, value]) => printAttribute(name, value)),
  ];
  return attributes.length === 0
    ? `<${component}${end.startsWith('/') ? ' ' : ''}${end}`
    : `<${component}\n${attributes.map((one) => `  ${indent(one, 2)}\n`).join('')}${end}`;
}

/** Returns the file that renders this element. */
export function printSource(source: Source, props: PlaygroundProps): string {
  const [before, after] = source.around;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  const codes = printProps(source, props).map(([, code]) => code);
  return (
    addImports(before, source.component, codes) +
    indent(printElement(source, props), line.length - line.trimStart().length) +
    after
  );
}
