import type {MdxComponent, MdxPropKind, MdxProps} from '../mdx/mdxComponent';
import {readData, type MdxAttribute, type MdxNode} from '../mdx/mdxNodes';

interface Kind {
  takes: (value: unknown) => boolean;
  /** What is wrong with another value, and what to write. */
  problem: (name: string) => string;
}

const KINDS: Readonly<Record<Extract<MdxPropKind, string>, Kind>> = {
  text: {
    takes: (value) => typeof value === 'string',
    problem: (name) => `is no text: write ${name}="…"`,
  },
  flag: {
    takes: (value) => typeof value === 'boolean',
    problem: (name) => `is neither true nor false: write ${name} or ${name}={false}`,
  },
  px: {
    takes: (value) => Number.isInteger(value) && (value as number) > 0,
    problem: (name) => `is no number of px: write ${name}={300}`,
  },
  texts: {
    takes: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
    problem: (name) => `is no list of texts: write ${name}={['…', '…']}`,
  },
  data: {takes: () => true, problem: () => ''},
};

const kindOf = (kind: MdxPropKind): Kind =>
  typeof kind === 'string'
    ? KINDS[kind]
    : {
        takes: (value) => kind.some((one) => one === value),
        problem: () => `is none of ${kind.join(', ')}`,
      };

function readValue(attribute: MdxAttribute): unknown {
  try {
    return readData(attribute);
  } catch (error) {
    throw new Error(
      `has a prop "${attribute.name}" that ${(error as Error).message}: write texts, numbers, true, false, lists and objects.`,
    );
  }
}

/**
 * The props of a tag.
 *
 * @throws a sentence about one that the component does not have, or that takes something else
 */
export function readProps(node: MdxNode, known: MdxComponent['props']): MdxProps {
  const attributes = node.attributes as Array<MdxAttribute | {type: 'mdxJsxExpressionAttribute'}>;
  return new Map(
    attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') {
        throw new Error('takes its props one by one: write them out instead of spreading.');
      }
      const {name} = attribute;
      if (!Object.hasOwn(known, name)) {
        const names = Object.keys(known).join(', ') || 'none';
        throw new Error(`has no prop "${name}": it has ${names}.`);
      }
      const value = readValue(attribute);
      const {takes, problem} = kindOf(known[name]!);
      if (!takes(value)) {
        throw new Error(`has a prop "${name}" that ${problem(name)}.`);
      }
      return [name, value];
    }),
  );
}

/** A prop that is a text and has to be there. */
export function readText(props: MdxProps, name: string): string {
  const value = props.get(name);
  if (typeof value !== 'string' || value === '') {
    throw new Error(`needs ${name}="…".`);
  }
  return value;
}

/** A prop that is one of some texts and has to be there. */
export function readOneOf<Text extends string>(
  props: MdxProps,
  name: string,
  offered: readonly Text[],
): Text {
  const value = props.get(name);
  const found = offered.find((one) => one === value);
  if (found === undefined) {
    const given = typeof value === 'string' ? `, not "${value}"` : '';
    throw new Error(`needs ${name}="…" with one of ${offered.join(', ') || 'none'}${given}.`);
  }
  return found;
}
