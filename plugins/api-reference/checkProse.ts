import type {ProductName} from '../../site/products/shared';
import type {ApiData, ApiEntry} from '@mui-x-docs/api-extractor/types';
import {findClosestName} from '../../site/suggestions/findClosestName';
import type {Problem} from '../../site/problems/problemStore';

/** The kinds of names that a sentence can call something. */
type Kind = 'prop' | 'slot' | 'class' | 'method' | 'event' | 'property' | 'selector';

/** What the pages of one product may mention. */
export interface KnownApi {
  /** Names by what they are. */
  byKind: Record<Kind, Set<string>>;
  /** Props by component. */
  props: Map<string, Set<string>>;
  /** Classes as they are in the DOM. */
  classNames: Set<string>;
  /** Every name that appears anywhere: in the API, in declarations of types, among the exports. */
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

/** Creates a problem that suggests the most similar name. */
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

/** A list of code, like `` `a`, `b` and `c` ``, and what the sentence calls it. */
const CLAIM = /((?:`[^`\n]+`(?:,? (?:and|or) |, )?)+)\s+((?:CSS |API )?[a-z]+)/g;

/** A name, or a class with a modifier, like `cell--editable`. */
const IDENTIFIER = /^[a-z_]\w*(?:--\w+)?$/;

/** A word in camel case is a name of something; other words in code can be anything. */
const CAMEL = /^[a-z]+[A-Z]\w*$/;

/** The name in `` `apiRef.current.setRows()` `` or `` `slotProps.toolbar` ``, `` `setRows()` ``: what is asked for. */
const bare = (code: string) => code.replace(/\(.*\)$/, '');

/** Text outside fences, comments and JSX, with empty lines in the place of what is left out. */
export function proseLines(content: string): string[] {
  let fence: string | undefined;
  return content.split('\n').map((line) => {
    const mark = /^\s*(```+|~~~+)/.exec(line)?.[1];
    if (mark && fence === undefined) {
      fence = mark;
      return '';
    }
    if (fence !== undefined) {
      if (mark?.startsWith(fence)) {
        fence = undefined;
      }
      return '';
    }
    return line;
  });
}

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
      // A prop of a slot, or a class of another library: known by name is good enough.
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
    // `MuiBarElement-series-<id>`: some classes are followed by an id.
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
        return {
          message: `Unknown prop \`${prop}\` on \`<${element[1]}>\`.`,
          fix: `Did you mean \`${similar}\`?`,
        };
      }
    }
  }
  const name = bare(code);
  if (CAMEL.test(name) && name.length > 5 && !known.names.has(name)) {
    const similar = findClosestName(name, known.names);
    return similar
      ? {message: `Unknown name \`${code}\`.`, fix: `Did you mean \`${similar}\`?`}
      : undefined;
  }
  return undefined;
}

/**
 * Finds unknown API names on a page: those that a sentence calls a prop, slot, class, event, method or selector, those in a format that
 * only the API has, and those that differ from a name by a letter or two.
 *
 * @param own names in the page's demos, which are never misspelled API names
 */
export function checkProse(content: string, known: KnownApi, own: ReadonlySet<string>): Problem[] {
  const lines = proseLines(content);
  return lines.flatMap((line, index) => {
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

/** Deprecated props by component, with what to use instead. */
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
