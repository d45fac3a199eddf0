import type {
  ControlValue,
  ControlValues,
  PlaygroundData,
} from '../../../../site/playgrounds/shared';

/** Returns the code of an attribute. */
function printAttribute([name, value]: [string, ControlValue]): string {
  if (value === true) {
    return name;
  }
  // JSX attributes don't support escapes, so strings with quotes or line breaks need braces.
  return typeof value === 'string' && !/["\\\n{}<>&]/.test(value)
    ? `${name}="${value}"`
    : `${name}={${JSON.stringify(value)}}`;
}

const indent = (text: string, by: number) => text.replaceAll('\n', `\n${' '.repeat(by)}`);

/**
 * Returns the element of the current configuration: what the demo sets itself, and the changed
 * values.
 */
export function printTag(
  {component, base, end}: Pick<PlaygroundData, 'component' | 'base' | 'end'>,
  values: ControlValues,
): string {
  const added = Object.entries(values).filter(([name]) => !base.some((one) => one.name === name));
  const attributes = [
    ...base.map(({name, code}) =>
      values[name] === undefined ? code : printAttribute([name, values[name]]),
    ),
    ...added.map(printAttribute),
  ];
  return attributes.length === 0
    ? `<${component}${end.startsWith('/') ? ' ' : ''}${end}`
    : `<${component}\n${attributes.map((one) => `  ${indent(one, 2)}\n`).join('')}${end}`;
}

/** Returns the file that renders this element. */
export function printSource(data: PlaygroundData, values: ControlValues): string {
  const [before, after] = data.around;
  const line = before.slice(before.lastIndexOf('\n') + 1);
  return before + indent(printTag(data, values), line.length - line.trimStart().length) + after;
}
