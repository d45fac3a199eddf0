import type {ProductName} from '../../site/products/shared';
import type {ApiData, ApiEntry} from '../../site/api/shared';
import {findSimilar} from '../../site/names/findSimilar';

/** Something on a page that claims to be part of the API and is not. */
export interface ApiProblem {
  line: number;
  message: string;
}

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

const suggestion = (name: string, known: Iterable<string>): string => {
  const similar = findSimilar(name, known);
  return similar ? `; did you mean \`${similar}\`?` : '';
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

function checkClaims(line: string, known: KnownApi): string[] {
  const problems: string[] = [];
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
      problems.push(
        `\`${code}\` is no ${kind} of the product${suggestion(name, known.byKind[kind])}`,
      );
    }
  }
  return problems;
}

function checkCode(code: string, known: KnownApi): string | undefined {
  const className = /^\.?(Mui[A-Z]\w*-[\w-]+)$/.exec(code)?.[1];
  if (className) {
    const prefix = className.slice(0, className.indexOf('-') + 1);
    const isOurs = [...known.classNames].some((other) => other.startsWith(prefix));
    // `MuiBarElement-series-<id>`: some classes are followed by an id.
    const isKnown = [...known.classNames].some(
      (other) => className === other || className.startsWith(`${other}-`),
    );
    return isOurs && !isKnown
      ? `\`${code}\` is no class of the product${suggestion(className, known.classNames)}`
      : undefined;
  }
  const method = /^(?:apiRef|api)\.current\??\.(\w+)/.exec(code)?.[1];
  if (method && known.byKind.method.size > 0 && !known.byKind.method.has(method)) {
    return `\`${code}\`: the API object has no \`${method}\`${suggestion(method, known.byKind.method)}`;
  }
  const element = /^<(\w+)\s([^>]*)\/?>?$/.exec(code);
  const props = element?.[1] ? known.props.get(element[1]) : undefined;
  if (element && props) {
    for (const [, prop = ''] of (element[2] ?? '').matchAll(/(?:^|\s)([a-z]\w*)(?==|\s|$)/g)) {
      const similar = props.has(prop) ? undefined : findSimilar(prop, props);
      if (similar) {
        return `\`${code}\`: ${element[1]} has no prop \`${prop}\`; did you mean \`${similar}\`?`;
      }
    }
  }
  const name = bare(code);
  if (CAMEL.test(name) && name.length > 5 && !known.names.has(name)) {
    const similar = findSimilar(name, known.names);
    return similar
      ? `\`${code}\` is nothing of the product; did you mean \`${similar}\`?`
      : undefined;
  }
  return undefined;
}

/**
 * Finds names on a page that claim to be part of the API and are not: those that a sentence calls a prop, slot, class,
 * event, method or selector, those in a form that only the API has, and those that are a letter or two off a name.
 *
 * @param own names that the page's own demos use, which are never misspelt names of the API.
 */
export function checkProse(
  content: string,
  known: KnownApi,
  own: ReadonlySet<string>,
): ApiProblem[] {
  const lines = proseLines(content);
  return lines.flatMap((line, index) => {
    const messages = new Set(checkClaims(line, known));
    for (const [, code = ''] of line.matchAll(/`([^`]+)`/g)) {
      const message = own.has(bare(code)) ? undefined : checkCode(code, known);
      const isKnown = [...messages].some((other) => other.startsWith(`\`${code}\``));
      if (message && !isKnown) {
        messages.add(message);
      }
    }
    return [...messages].map((message) => ({line: index + 1, message}));
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
