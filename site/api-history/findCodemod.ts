import ts from 'typescript';
import type {ReleaseName} from './readRelease';
import type {Codemod} from './readCodemods';

/** The import paths of a product's names, and a component that represents it in code. */
export interface SampleSetting {
  packages: readonly string[];
  /** Required because some codemods only process files that use one of the product's components. */
  component: string;
  /** Returns the former names of an owner. */
  formerNames: (owner: string) => readonly string[];
}

/** The ways in which code uses a name. */
type Use = 'attribute' | 'key' | 'css' | 'import' | 'path';

/** Code that uses a name in one way. */
export interface Sample {
  source: string;
  /** The same in several files, for codemods that throw at some of the ways. */
  parts?: string[];
  use: Use;
}

/** Values of a prop, because codemods that move a value depend on its syntax. */
const VALUES = ['{value}', '{true}', '{{ key: value }}', '{() => null}', '"value"', '{<Icon />}'];

/**
 * Where code sets the props of a component's part, or an object of a type, without using its own
 * name.
 */
const WRITTEN_IN: readonly (readonly [RegExp, (row: string) => string])[] = [
  [/ColDef$/, (row) => `columns={[${row}]}`],
  [/^GridFilterItem$/, (row) => `filterModel={{ items: [${row}] }}`],
  [/^GridFilterModel$/, (row) => `filterModel={${row}}`],
  [/^GridFilterPanel$/, (row) => `componentsProps={{ filter: ${row} }}`],
  [/^GridFilterForm$/, (row) => `componentsProps={{ filter: { filterFormProps: ${row} } }}`],
  [/^AxisConfig$/, (row) => `xAxis={[${row}]}`],
  [/Series$|SeriesType$/, (row) => `series={[${row}]}`],
  [/Legend$/, (row) => `slotProps={{ legend: ${row} }}`],
];

/** Parent elements, in which codemods look for an element's props. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  TreeItem: ['TreeView', 'SimpleTreeView'],
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Creates code that uses a name in all common ways. */
export function createSamples(
  {kind, owner, name}: Pick<ReleaseName, 'kind' | 'owner' | 'name'>,
  {packages, component, formerNames}: SampleSetting,
): Sample[] {
  const owners = owner ? [owner, ...formerNames(owner)] : [];
  const all = (use: Use, sources: readonly string[]): Sample[] =>
    sources.map((source) => ({source, use}));
  /** Returns a file that also uses a component of the product. */
  const besides = (body: string, imported = '') =>
    packages.map(
      (pkg) =>
        `import { ${component}${imported && `, ${imported}`} } from '${pkg}';\n<${component} />;\n${body};\n`,
    );
  /** Creates elements with one attribute each, alone and in their parents. */
  const elements = (use: Use, attributes: readonly string[]): Sample[] =>
    owners.flatMap((element) =>
      packages.flatMap((pkg) =>
        ['', ...(WITHIN[element] ?? [])].map((parent) => {
          const parts = attributes.map((attribute) => {
            const markup = `<${element} ${attribute} />`;
            return parent ? `<${parent}>${markup}</${parent}>` : markup;
          });
          const file = (body: readonly string[]) =>
            `import { ${parent && `${parent}, `}${element} } from '${pkg}';\n${body.join(';\n')};\n`;
          return {source: file(parts), parts: parts.map((part) => file([part])), use};
        }),
      ),
    );
  const written = (row: string) =>
    WRITTEN_IN.filter(([pattern]) => owners.some((each) => pattern.test(each))).flatMap(
      ([, write]) => besides(`<${component} ${write(row)} />`),
    );
  switch (kind) {
    case 'prop':
      return [
        ...elements(
          'attribute',
          VALUES.map((value) => `${name}=${value}`),
        ),
        ...all('key', written(`{ ${name}: value }`)),
      ];
    case 'slot':
      return elements(
        'key',
        ['slots', 'slotProps', 'components', 'componentsProps'].map(
          (prop) => `${prop}={{ ${name}: value }}`,
        ),
      );
    case 'class':
      return [
        ...all(
          'css',
          owners.flatMap((element) => {
            // The grids of all plans share the classes of the Community grid.
            const prefix = `Mui${element.replace(/(Pro|Premium)$/, '')}`;
            return besides(`<${component} sx={{ '& .${prefix}-${name}': value }} />`);
          }),
        ),
        ...elements('key', [`classes={{ '${name}': value }}`]),
        ...all(
          'key',
          owners
            .map((element) => `${lowerFirst(element)}Classes`)
            .flatMap((classes) => besides(`${classes}['${name}']`, classes)),
        ),
      ];
    case 'property':
      return all('key', [
        ...owners.flatMap((type) => besides(`const row: ${type} = { ${name}: value }`, type)),
        ...owners.flatMap((type) => besides(`(row: ${type}) => row.${name}`, type)),
        ...written(`{ ${name}: value }`),
      ]);
    case 'method':
      return all('key', besides(`apiRef.current.${name}(value)`));
    case 'event':
      return all('key', besides(`apiRef.current.subscribeEvent('${name}', value)`));
    case 'path': {
      const folder = name.split('/').at(-1) ?? '';
      const exported = [folder, folder.replace(/V?\d$/, '')];
      return all(
        'path',
        exported.map((each) => `import { ${each} } from '${name}';\n${each};\n`),
      );
    }
    default:
      return all('import', [
        ...besides(name, name),
        ...besides(`let value: ${name}`, name),
        ...besides(`<${component} filterModel={{ key: ${name} }} />`, name),
        ...packages.map((pkg) => `import { ${name} } from '${pkg}/${name}';\n<${name} />;\n`),
      ]);
  }
}

/** Counts how often code uses a name in a way. */
function countUses(
  source: string,
  use: Use,
  {name}: {name: string},
  packages: readonly string[],
): number {
  const isHome = (text: string) => packages.some((pkg) => `${text}/`.startsWith(`${pkg}/`));
  const isImport = (node: ts.ImportDeclaration): boolean => {
    const from = (node.moduleSpecifier as ts.StringLiteral).text;
    const named = node.importClause?.namedBindings;
    return use === 'path'
      ? from === name
      : use === 'import' &&
          isHome(from) &&
          named !== undefined &&
          ts.isNamedImports(named) &&
          named.elements.some((each) => (each.propertyName ?? each.name).text === name);
  };
  const isUse = (node: ts.Node): boolean => {
    if (!ts.isIdentifier(node) && !ts.isStringLiteral(node)) {
      return false;
    }
    const isAttribute = ts.isJsxAttribute(node.parent) && node.parent.name === node;
    switch (use) {
      case 'attribute':
        return isAttribute && node.text === name;
      case 'key':
        return !isAttribute && node.text === name;
      case 'css':
        return node.text.endsWith(`-${name}`);
      default:
        return false;
    }
  };
  let count = 0;
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      count += Number(isImport(node));
    } else {
      count += Number(isUse(node));
      ts.forEachChild(node, visit);
    }
  };
  ts.forEachChild(
    ts.createSourceFile('sample.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
    visit,
  );
  return count;
}

/**
 * Finds the codemod that removes a name from code. Runs those of the major without it, and then
 * those of earlier majors, on code that uses the name.
 */
export function findCodemod(
  removed: Pick<ReleaseName, 'kind' | 'owner' | 'name'> & {major: string},
  codemods: readonly Codemod[],
  setting: SampleSetting,
): Codemod | undefined {
  const samples = createSamples(removed, setting);
  const count = (source: string, use: Use) => countUses(source, use, removed, setting.packages);
  /** Returns whether a codemod removes the name from a file; undefined if it throws. */
  const changes = ({run}: Codemod, source: string, use: Use): boolean | undefined => {
    try {
      return count(run(source), use) < count(source, use);
    } catch {
      // The codemod misinterprets the code.
      return undefined;
    }
  };
  return codemods
    .filter(({major}) => Number(major) <= Number(removed.major))
    .sort((one, other) => Number(other.major) - Number(one.major))
    .find((codemod) =>
      samples.some(
        ({source, parts = [], use}) =>
          changes(codemod, source, use) ?? parts.some((part) => changes(codemod, part, use)),
      ),
    );
}
