import type {MdxComponent, MdxPropKind, MdxProps} from '../mdx/mdxComponent';
import {readData, type MdxAttribute, type MdxNode} from '../mdx/mdxNodes';
import {suggestName} from '../names/findSimilar';
import {createError} from '../problems/problemStore';

interface Kind {
  takes: (value: unknown) => boolean;
  /** What a value must be. */
  expected: string;
  /** Returns code with a valid value. */
  example?: (name: string) => string;
}

const KINDS: Readonly<Record<Extract<MdxPropKind, string>, Kind>> = {
  text: {
    takes: (value) => typeof value === 'string',
    expected: 'a string',
    example: (name) => `\`${name}="…"\``,
  },
  flag: {
    takes: (value) => typeof value === 'boolean',
    expected: 'a boolean',
    example: (name) => `\`${name}\` or \`${name}={false}\``,
  },
  px: {
    takes: (value) => Number.isInteger(value) && (value as number) > 0,
    expected: 'a number of pixels',
    example: (name) => `\`${name}={300}\``,
  },
  texts: {
    takes: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
    expected: 'an array of strings',
    example: (name) => `\`${name}={['…', '…']}\``,
  },
  data: {takes: () => true, expected: 'plain data'},
};

const kindOf = (kind: MdxPropKind): Kind =>
  typeof kind === 'string'
    ? KINDS[kind]
    : {takes: (value) => kind.some((one) => one === value), expected: listNames(kind)};

const listNames = (names: readonly string[]): string => `one of ${names.join(', ') || 'none'}`;

/**
 * Returns the props of a tag.
 *
 * @throws BuildProblemError without a place for an unknown prop or an invalid value
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
      const {takes, expected, example} = kindOf(known[name]!);
      if (!takes(value)) {
        const fix = example && `Write ${example(name)}.`;
        throw createError(`Prop \`${name}\` must be ${expected}.`, fix);
      }
      return [name, value];
    }),
  );
}

/** Returns a required prop that is a string. */
export function readText(props: MdxProps, name: string): string {
  const value = props.get(name);
  if (typeof value !== 'string' || value === '') {
    throw createError(`Missing prop \`${name}\`.`, `Add \`${name}="…"\`.`);
  }
  return value;
}

/** Returns a required prop that is one of some strings. */
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
