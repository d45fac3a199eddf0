import type {ProductName} from '../../site/products/shared';
import type {ApiData, ApiEntry} from '@mui-x-docs/api-extractor/types';
import {findFencedLines} from '@mui-x-docs/docs-index/findFencedLines';
import {findClosestName} from '../../site/suggestions/findClosestName';
import type {Problem} from '../../site/problems/problemStore';

/** Kinds of API names that a sentence can refer to. */
type Kind = 'prop' | 'slot' | 'class' | 'method' | 'event' | 'property' | 'selector';

/** The names that the pages of a product may mention. */
export interface KnownApi {
  /** Names by kind. */
  byKind: Record<Kind, Set<string>>;
  /** Props by component. */
  props: Map<string, Set<string>>;
  /** Class names as they appear in the DOM. */
  classNames: Set<string>;
  /** All names in the API, in type declarations, and among the exports. */
  names: Set<string>;
}

const isPresent = (text: string | undefined): text is string => Boolean(text);

/** Collects the names of a product's API. */
export function collectNames(data: ApiData, area: ProductName): KnownApi {
  const entries = data.entries.filter((entry) => entry.area === area);
  const components = entries.filter((entry) => entry.kind === 'component');
  const interfaces = entries.filter((entry) => entry.kind === 'interface');
  const isGrid = area === 'data-grid';
  const properties = interfaces.flatMap((entry) => entry.properties.map(({name}) => name));
  const props = new Map(
    components.map((entry) => [entry.name, new Set(entry.props.map(({name}) => name))]),
  );
  const declared = Object.entries(data.types[area] ?? {}).flatMap(([name, {code}]) => [
    name,
    ...(code.match(/[A-Za-z_$][\w$]*/g) ?? []),
  ]);
  const byKind: KnownApi['byKind'] = {
    prop: new Set(components.flatMap((entry) => entry.props.map(({name}) => name))),
    slot: new Set(components.flatMap((entry) => entry.slots.map(({name}) => name))),
    class: new Set(components.flatMap((entry) => entry.classes.map(({name}) => name))),
    method: new Set(
      isGrid ? data.grid.areas.flatMap(({methods}) => methods.map(({name}) => name)) : [],
    ),
    event: new Set(isGrid ? data.grid.events.map(({name}) => name) : []),
    selector: new Set(isGrid ? data.grid.selectors.map(({name}) => name) : []),
    property: new Set([...properties, ...declared]),
  };
  const mentioned = entries
    .flatMap((entry) => (entry.kind === 'component' ? entry.props : entry.properties))
    .flatMap(({type, default: value}) => [type, value].filter(isPresent))
    .flatMap((text) => text.match(/[A-Za-z_$][\w$]*/g) ?? []);
  return {
    byKind,
    props,
    classNames: new Set(
      components.flatMap((entry) => entry.classes.map(({className}) => className)),
    ),
    names: new Set([
      ...Object.values(byKind).flatMap((names) => [...names]),
      ...entries.map(({name}) => name),
      ...declared,
      ...mentioned,
      ...(data.exports[area] ?? []).map(({name}) => name),
    ]),
  };
}

/** Creates a problem that suggests the closest name. */
const createProblem = (message: string, name: string, known: Iterable<string>): Problem => {
  const similar = findClosestName(name, known);
  return {message, ...(similar && {fix: `Did you mean \`${similar}\`?`})};
};

const KINDS: [RegExp, Kind][] = [
  [/^props?\b/, 'prop'],
  [/^slots?\b/, 'slot'],
  [/^(?:CSS )?class(?:es)?\b/, 'class'],
  [/^(?:API )?methods?\b/, 'method'],
  [/^events?\b/, 'event'],
  [/^selectors?\b/, 'selector'],
];

/** Matches a list of code, such as `` `a`, `b` and `c` ``, followed by the noun for it. */
const CLAIM = /((?:`[^`\n]+`(?:,? (?:and|or) |, )?)+)\s+((?:CSS |API )?[a-z]+)/g;

/** Matches a name, or a class with a modifier, such as `cell--editable`. */
const IDENTIFIER = /^[a-z_]\w*(?:--\w+)?$/;

/** Matches a camelCase word, which is always a name. Other words in code can be anything. */
const CAMEL = /^[a-z]+[A-Z]\w*$/;

/**
 * Returns the name in `` `apiRef.current.setRows()` ``, `` `slotProps.toolbar` ``, or ``
 * `setRows()` ``.
 */
const bare = (code: string) => code.replace(/\(.*\)$/, '');

function checkClaims(line: string, known: KnownApi): Map<string, Problem> {
  const problems = new Map<string, Problem>();
  for (const [, list = '', noun = ''] of line.matchAll(CLAIM)) {
    const kind = KINDS.find(([pattern]) => pattern.test(noun))?.[1];
    if (!kind || known.byKind[kind].size === 0) {
      continue;
    }
    for (const [, code = ''] of list.matchAll(/`([^`]+)`/g)) {
      const name = bare(code);
      if (!IDENTIFIER.test(name) || known.byKind[kind].has(name)) {
        continue;
      }
      // For the prop of a slot or the class of another library, a name that exists anywhere is
      // enough.
      if ((kind === 'prop' || kind === 'class') && known.names.has(name)) {
        continue;
      }
      problems.set(code, createProblem(`Unknown ${kind} \`${code}\`.`, name, known.byKind[kind]));
    }
  }
  return problems;
}

function checkCode(code: string, known: KnownApi): Problem | undefined {
  const className = /^\.?(Mui[A-Z]\w*-[\w-]+)$/.exec(code)?.[1];
  if (className) {
    const prefix = className.slice(0, className.indexOf('-') + 1);
    const isOurs = [...known.classNames].some((other) => other.startsWith(prefix));
    // `MuiBarElement-series-<id>`: some classes end with an id.
    const isKnown = [...known.classNames].some(
      (other) => className === other || className.startsWith(`${other}-`),
    );
    return isOurs && !isKnown
      ? createProblem(`Unknown class \`${code}\`.`, className, known.classNames)
      : undefined;
  }
  const method = /^(?:apiRef|api)\.current\??\.(\w+)/.exec(code)?.[1];
  if (method && known.byKind.method.size > 0 && !known.byKind.method.has(method)) {
    return createProblem(
      `Unknown method \`${method}\` in \`${code}\`.`,
      method,
      known.byKind.method,
    );
  }
  const element = /^<(\w+)\s([^>]*)\/?>?$/.exec(code);
  const props = element?.[1] ? known.props.get(element[1]) : undefined;
  if (element && props) {
    for (const [, prop = ''] of (element[2] ?? '').matchAll(/(?:^|\s)([a-z]\w*)(?==|\s|$)/g)) {
      const similar = props.has(prop) ? undefined : findClosestName(prop, props);
      if (similar) {
        return createProblem(`Unknown prop \`${prop}\` on \`<${element[1]}>\`.`, prop, props);
      }
    }
  }
  const name = bare(code);
  if (CAMEL.test(name) && name.length > 5 && !known.names.has(name)) {
    const problem = createProblem(`Unknown name \`${code}\`.`, name, known.names);
    return problem.fix ? problem : undefined;
  }
  return undefined;
}

/**
 * Finds unknown API names on a page: those that a sentence calls a prop, slot, class, event,
 * method, or selector, those in a format that only the API has, and those that differ from a name
 * by a letter or two.
 *
 * @param own names in the page's demos, which are never misspelled API names
 */
export function checkProse(content: string, known: KnownApi, own: ReadonlySet<string>): Problem[] {
  const fenced = findFencedLines(content);
  return content.split('\n').flatMap((line, index) => {
    if (fenced[index]) {
      return [];
    }
    const problems = checkClaims(line, known);
    for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
      const problem = own.has(bare(code)) ? undefined : checkCode(code, known);
      if (problem && !problems.has(code)) {
        problems.set(code, problem);
      }
    }
    return [...problems.values()].map((problem) => ({line: index + 1, ...problem}));
  });
}

/** Returns the deprecated props by component, with their replacements. */
export function deprecatedProps(entries: ApiEntry[]): Map<string, string> {
  return new Map(
    entries.flatMap((entry) =>
      entry.kind === 'component'
        ? entry.props.flatMap(({name, deprecated}) =>
            deprecated === undefined ? [] : [[`${entry.name} ${name}`, deprecated] as const],
          )
        : [],
    ),
  );
}
