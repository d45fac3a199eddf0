import {createError} from '../problems/problemStore';
import {readApiEntry} from './readApi';
import {toKebabCase} from '@mui-x-docs/api-extractor/toKebabCase';

/**
 * The props that components share: a row per prop, with a cell per component that contains the URL
 * of its API row.
 */
export interface PropMatrix {
  components: string[];
  rows: {prop: string; links: (string | undefined)[]}[];
}

/**
 * Compares components by their props, from the files that the API reference has written.
 *
 * @param apiDir the folder of the API reference, `docs/api`
 * @param area the product's folder in it, such as `date-pickers`
 * @throws BuildProblemError without a location for a component without an API page, or a prop that
 * none of them has
 */
export function readPropMatrix(
  apiDir: string,
  area: string,
  components: readonly string[],
  props: readonly string[],
): PropMatrix {
  const known = components.map((name) => {
    const entry = readApiEntry(apiDir, area, name);
    if (!entry) {
      throw createError(
        `Unknown component "${name}": the API reference of ${area} has no page for it.`,
        'Correct the name.',
      );
    }
    return new Set(entry.kind === 'component' ? entry.props.map((prop) => prop.name) : []);
  });
  const rows = props.map((prop) => {
    const links = components.map((name, index) => {
      const page = toKebabCase(name);
      return known[index]?.has(prop) ? `/x/api/${area}/${page}/#${page}-prop-${prop}` : undefined;
    });
    if (!links.some(Boolean)) {
      throw createError(`Unknown prop "${prop}": none of these components has it.`, 'Remove it.');
    }
    return {prop, links};
  });
  return {components: [...components], rows};
}

/** Renders the comparison as Markdown, with links as returned by `resolve`. */
export function printMatrix(
  {components, rows}: PropMatrix,
  resolve: (href: string) => string,
): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    line(['Prop', ...components.map((name) => `\`${name}\``)]),
    line(['Prop', ...components].map(() => '---')),
    ...rows.map(({prop, links}) =>
      line([`\`${prop}\``, ...links.map((url) => (url ? `[yes](${resolve(url)})` : '–'))]),
    ),
  ].join('\n');
}

/** Returns the names passed to `<PropMatrix>`. */
export function readMatrixProps(props: ReadonlyMap<string, unknown>): {
  components: string[];
  props: string[];
} {
  const list = (name: string): string[] => {
    const value = props.get(name);
    if (
      !Array.isArray(value) ||
      value.length === 0 ||
      value.some((one) => typeof one !== 'string')
    ) {
      throw createError(
        `Prop \`${name}\` must be an array of names.`,
        `Write \`${name}={['…']}\`.`,
      );
    }
    return value as string[];
  };
  return {components: list('components'), props: list('props')};
}
