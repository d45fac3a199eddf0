import type {MdxComponent, MdxPropKind, MdxProps} from '../mdx/mdxComponent';
import {readData, type MdxAttribute, type MdxNode} from '../mdx/mdxNodes';
import {suggestName} from '../suggestions/findClosestName';
import {createError} from '../problems/problemStore';

/** The expected value, an example with NAME for the prop, and the test. */
type Kind = readonly [expected: string, example: string, takes: (value: unknown) => boolean];

const KINDS: Readonly<Record<Extract<MdxPropKind, string>, Kind>> = {
  text: ['a string', '`NAME="…"`', (value) => typeof value === 'string'],
  flag: ['a boolean', '`NAME` or `NAME={false}`', (value) => typeof value === 'boolean'],
  px: [
    'a number of pixels',
    '`NAME={300}`',
    (value) => Number.isInteger(value) && (value as number) > 0,
  ],
  texts: [
    'an array of strings',
    "`NAME={['…', '…']}`",
    (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
  ],
  data: ['plain data', '', () => true],
};

const listNames = (names: readonly string[]): string => `one of ${names.join(', ') || 'none'}`;

const kindOf = (kind: MdxPropKind): Kind =>
  typeof kind === 'string'
    ? KINDS[kind]
    : [listNames(kind), '', (value) => kind.some((one) => one === value)];

/**
 * Returns the props of a tag.
 *
 * @throws BuildProblemError without a location for an unknown prop or an invalid value
 */
export function readProps(node: MdxNode, known: MdxComponent['props']): MdxProps {
  const attributes = node.attributes as Array<MdxAttribute | {type: 'mdxJsxExpressionAttribute'}>;
  return new Map(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        throw createError("Spread props aren't supported.", 'List the props explicitly.');
      }
      const {name} = attribute;
      if (!Object.hasOwn(known, name)) {
        const fix = suggestName(name, Object.keys(known), (one) => `\`${one}\``);
        throw createError(`Unknown prop \`${name}\`.`, fix);
      }
      const value = readData(attribute);
      const [expected, example, takes] = kindOf(known[name]!);
      if (!takes(value)) {
        const fix = example && `Write ${example.replaceAll('NAME', name)}.`;
        throw createError(`Prop \`${name}\` must be ${expected}.`, fix);
      }
      return [name, value];
    }),
  );
}

/** Returns a required string prop. */
export function readText(props: MdxProps, name: string): string {
  const value = props.get(name);
  if (typeof value !== 'string' || value === '') {
    throw createError(`Missing prop \`${name}\`.`, `Add \`${name}="…"\`.`);
  }
  return value;
}

/** Returns a required prop whose value is one of some strings. */
export function readOneOf<Text extends string>(
  props: MdxProps,
  name: string,
  offered: readonly Text[],
): Text {
  const value = readText(props, name);
  const found = offered.find((one) => one === value);
  if (found === undefined) {
    throw createError(`Prop \`${name}\` must be ${listNames(offered)}, not "${value}".`);
  }
  return found;
}
