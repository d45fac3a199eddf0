import ts from 'typescript';
import type {ReleaseName} from './readRelease';
import type {Codemod} from './readCodemods';

/** Where a product's names can be imported from, and a component that stands for it in code. */
export interface SampleSetting {
  packages: readonly string[];
  /** Some codemods look at files only that use one of the product's components. */
  component: string;
  /** The former names of an owner. */
  formerNames: (owner: string) => readonly string[];
}

/** How code uses a name. */
type Use = 'attribute' | 'key' | 'import' | 'path';

/** Code that uses a name in one way. */
export interface Sample {
  source: string;
  use: Use;
}

/** Values of a prop: codemods that move a value look at its form. */
const VALUES = ['{value}', '{true}', '{{ key: value }}', '{() => null}', '"value"', '{<Icon />}'];

/** Where readers write props of a part of a component, or an object of a type, when they do not use it by its own name. */
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

/** What an element stands in, where codemods look for its props from there. */
const WITHIN: Readonly<Record<string, readonly string[]>> = {
  TreeItem: ['TreeView', 'SimpleTreeView'],
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Code that uses a name in the ways that readers do; a text for each, as a codemod may break off at one. */
export function createSamples(
  {kind, owner, name}: Pick<ReleaseName, 'kind' | 'owner' | 'name'>,
  {packages, component, formerNames}: SampleSetting,
): Sample[] {
  const owners = owner ? [owner, ...formerNames(owner)] : [];
  const all = (use: Use, sources: readonly string[]): Sample[] =>
    sources.map((source) => ({source, use}));
  /** A file that uses a component of the product too. */
  const besides = (body: string, imported = '') =>
    packages.map(
      (pkg) =>
        `import { ${component}${imported && `, ${imported}`} } from '${pkg}';\n<${component} />;\n${body};\n`,
    );
  /** An element, imported from the package or from its folder, alone and in what it stands in. */
  const elements = (attributes: string) =>
    owners.flatMap((element) => {
      const markup = `<${element} ${attributes} />`;
      const parents = WITHIN[element] ?? [];
      return packages.flatMap((pkg) => [
        ...[pkg, `${pkg}/${element}`].map(
          (from) => `import { ${element} } from '${from}';\n${markup};\n`,
        ),
        ...parents.map(
          (parent) =>
            `import { ${parent}, ${element} } from '${pkg}';\n<${parent}>${markup}</${parent}>;\n`,
        ),
      ]);
    });
  const written = (row: string) =>
    WRITTEN_IN.filter(([pattern]) => owners.some((each) => pattern.test(each))).flatMap(
      ([, write]) => besides(`<${component} ${write(row)} />`),
    );
  switch (kind) {
    case 'prop':
      return [
        ...all(
          'attribute',
          VALUES.flatMap((value) => elements(`${name}=${value}`)),
        ),
        ...all('key', written(`{ ${name}: value }`)),
      ];
    case 'slot':
      return all(
        'key',
        ['slots', 'slotProps', 'components', 'componentsProps'].flatMap((prop) =>
          elements(`${prop}={{ ${name}: value }}`),
        ),
      );
    case 'class':
      return all('key', [
        ...elements(`classes={{ '${name}': value }}`),
        ...owners
          .map((element) => `${lowerFirst(element)}Classes`)
          .flatMap((classes) => besides(`${classes}['${name}']`, classes)),
      ]);
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

/** Whether code still uses a name in a way. */
function usesName(
  source: string,
  use: Use,
  {name}: {name: string},
  packages: readonly string[],
): boolean {
  let isUsed = false;
  const isHome = (text: string) => packages.some((pkg) => `${text}/`.startsWith(`${pkg}/`));
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) {
      const from = (node.moduleSpecifier as ts.StringLiteral).text;
      const named = node.importClause?.namedBindings;
      isUsed ||=
        (use === 'path' && from === name) ||
        (use === 'import' &&
          isHome(from) &&
          named !== undefined &&
          ts.isNamedImports(named) &&
          named.elements.some((each) => (each.propertyName ?? each.name).text === name));
      return;
    }
    const isAttribute = ts.isJsxAttribute(node.parent) && node.parent.name === node;
    if (use === 'attribute' || use === 'key') {
      isUsed ||=
        (ts.isIdentifier(node) || ts.isStringLiteral(node)) &&
        node.text === name &&
        isAttribute === (use === 'attribute');
    }
    ts.forEachChild(node, visit);
  };
  ts.forEachChild(
    ts.createSourceFile('sample.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX),
    visit,
  );
  return isUsed;
}

/**
 * Finds the codemod that takes a name out of code, by running those of the major without it, and then those of the majors
 * before, over code that uses the name.
 */
export function findCodemod(
  gone: Pick<ReleaseName, 'kind' | 'owner' | 'name'> & {major: string},
  codemods: readonly Codemod[],
  setting: SampleSetting,
): Codemod | undefined {
  const samples = createSamples(gone, setting);
  return codemods
    .filter(({major}) => Number(major) <= Number(gone.major))
    .sort((one, other) => Number(other.major) - Number(one.major))
    .find(({run}) =>
      samples.some(({source, use}) => {
        try {
          return !usesName(run(source), use, gone, setting.packages);
        } catch {
          // It takes the sample for what it is not.
          return false;
        }
      }),
    );
}
