import {parse, type ParserPlugin} from '@babel/parser';
import type {
  ImportDeclaration,
  JSXAttribute,
  JSXOpeningElement,
  Node,
  ObjectExpression,
} from '@babel/types';

/** A name of MUI X in a source file. */
export interface Usage {
  kind: 'export' | 'prop' | 'slot' | 'class';
  /** The name as the package has it: `DataGrid` for `import {DataGrid as Grid}`. */
  name: string;
  /** The component that has the prop or slot. */
  of?: string;
  /** The imported module; absent for a CSS class. */
  from?: string;
  line: number;
  column: number;
}

/** The usages of a file, and the syntax error that ends them early. */
export interface FileUsages {
  usages: Usage[];
  error?: {message: string; line: number; column: number};
}

/** The props whose keys are slots; the older ones have keys in PascalCase. */
const SLOT_PROPS = new Set(['slots', 'slotProps', 'components', 'componentsProps']);

const isMuiX = (request: string): boolean => request.startsWith('@mui/x-');

function* listChildren(node: Node): Iterable<Node> {
  for (const value of Object.values(node) as unknown[]) {
    for (const child of Array.isArray(value) ? (value as unknown[]) : [value]) {
      if (child && typeof (child as Node).type === 'string') {
        yield child as Node;
      }
    }
  }
}

/** Collects the names of MUI X that a source uses, from its syntax tree. */
export function collectUsages(code: string, file: string): FileUsages {
  const usages: Usage[] = [];
  /** The imported components by their local names. */
  const components = new Map<string, {name: string; from: string}>();
  const namespaces = new Map<string, string>();

  const add = (node: Node, usage: Omit<Usage, 'line' | 'column'>): void => {
    const {line = 1, column = 0} = node.loc?.start ?? {};
    usages.push({...usage, line, column: column + 1});
  };

  const addImport = ({source, specifiers}: ImportDeclaration): void => {
    const from = source.value;
    if (!isMuiX(from)) {
      return;
    }
    for (const specifier of specifiers) {
      if (specifier.type === 'ImportSpecifier') {
        const {imported} = specifier;
        const name = imported.type === 'Identifier' ? imported.name : imported.value;
        components.set(specifier.local.name, {name, from});
        add(specifier, {kind: 'export', name, from});
      } else if (specifier.type === 'ImportNamespaceSpecifier') {
        namespaces.set(specifier.local.name, from);
      }
    }
  };

  /** Adds the keys of `slots={{toolbar: …}}`. */
  const addSlots = (object: ObjectExpression, owner: {name: string; from: string}): void => {
    for (const property of object.properties) {
      if (property.type === 'ObjectProperty' && !property.computed) {
        const {key} = property;
        const name =
          key.type === 'Identifier' ? key.name : key.type === 'StringLiteral' ? key.value : '';
        if (name) {
          add(key, {kind: 'slot', name, of: owner.name, from: owner.from});
        }
      }
    }
  };

  const addAttribute = (attribute: JSXAttribute, owner: {name: string; from: string}): void => {
    if (attribute.name.type !== 'JSXIdentifier') {
      return;
    }
    const {name} = attribute.name;
    add(attribute.name, {kind: 'prop', name, of: owner.name, from: owner.from});
    const {value} = attribute;
    if (
      SLOT_PROPS.has(name) &&
      value?.type === 'JSXExpressionContainer' &&
      value.expression.type === 'ObjectExpression'
    ) {
      addSlots(value.expression, owner);
    }
  };

  const addElement = ({name, attributes}: JSXOpeningElement): void => {
    let owner: {name: string; from: string} | undefined;
    if (name.type === 'JSXIdentifier') {
      owner = components.get(name.name);
    } else if (name.type === 'JSXMemberExpression' && name.object.type === 'JSXIdentifier') {
      const from = namespaces.get(name.object.name);
      owner = from === undefined ? undefined : {name: name.property.name, from};
      if (owner) {
        add(name, {kind: 'export', ...owner});
      }
    }
    for (const attribute of owner ? attributes : []) {
      if (attribute.type === 'JSXAttribute') {
        addAttribute(attribute, owner!);
      }
    }
  };

  const addClasses = (node: Node, text: string): void => {
    for (const [, name = ''] of text.matchAll(/\.(Mui[A-Z]\w*-\w+)/g)) {
      add(node, {kind: 'class', name});
    }
  };

  const visit = (node: Node): void => {
    if (node.type === 'JSXOpeningElement') {
      addElement(node);
    } else if (node.type === 'StringLiteral') {
      addClasses(node, node.value);
    } else if (node.type === 'TemplateElement') {
      addClasses(node, node.value.raw);
    }
    for (const child of listChildren(node)) {
      visit(child);
    }
  };

  const plugins: ParserPlugin[] = [
    ...(/\.[cm]?tsx?$/.test(file) ? (['typescript'] as const) : []),
    ...(/\.[cm]?ts$/.test(file) ? [] : (['jsx'] as const)),
    'decorators',
  ];
  try {
    const {program} = parse(code, {sourceType: 'unambiguous', errorRecovery: true, plugins});
    program.body.forEach((node) => node.type === 'ImportDeclaration' && addImport(node));
    visit(program);
    return {usages};
  } catch (error) {
    const {message, loc} = error as SyntaxError & {loc?: {line: number; column: number}};
    return {
      usages,
      error: {
        message: message.replace(/ \(\d+:\d+\)$/, ''),
        line: loc?.line ?? 1,
        column: (loc?.column ?? 0) + 1,
      },
    };
  }
}
