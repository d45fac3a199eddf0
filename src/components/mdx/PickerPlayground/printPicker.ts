import type {DateLibrary} from '../../../../site/demos/shared';
import type {PlaygroundPicker} from '../../../../site/mdx-components/shared';
import type {PropData, PropRecord} from './propData';

/**
 * The code that each date library needs to create a date from a string, and to check whether `date`
 * is on a weekend.
 */
const LIBRARIES: Record<
  DateLibrary,
  {adapter: string; line: string; create: string; isWeekend: string}
> = {
  dayjs: {
    adapter: 'AdapterDayjs',
    line: "import dayjs from 'dayjs';",
    create: 'dayjs',
    isWeekend: 'date.day() === 0 || date.day() === 6',
  },
  'date-fns': {
    adapter: 'AdapterDateFns',
    line: "import {parseISO} from 'date-fns';",
    create: 'parseISO',
    isWeekend: 'date.getDay() === 0 || date.getDay() === 6',
  },
  luxon: {
    adapter: 'AdapterLuxon',
    line: "import {DateTime} from 'luxon';",
    create: 'DateTime.fromISO',
    isWeekend: 'date.weekday > 5',
  },
  moment: {
    adapter: 'AdapterMoment',
    line: "import moment from 'moment';",
    create: 'moment',
    isWeekend: 'date.day() === 0 || date.day() === 6',
  },
};

/** Maximum line length in characters, if a line can be broken. */
const WIDTH = 80;

/** Returns the `$` key of an object and its content, if it has one. */
function readCode(value: object): [name: string, what: PropData] | undefined {
  return (Object.entries(value) as [string, PropData][]).find(
    ([name]) => name.startsWith('$') && name !== '$labels',
  );
}

/**
 * Returns code for a value: on one line if it fits between `indent` and the width, otherwise on
 * several.
 */
function printValue(value: PropData, library: DateLibrary, indent: number): string {
  const print = (one: PropData, deeper = indent + 2) => printValue(one, library, deeper);
  const wrap = (open: string, parts: readonly string[], close: string) => {
    const line = `${open}${parts.join(', ')}${close}`;
    const pad = ' '.repeat(indent);
    return line.length + indent < WIDTH && !line.includes('\n')
      ? line
      : `${open}\n${parts.map((part) => `${pad}  ${part},\n`).join('')}${pad}${close}`;
  };
  if (Array.isArray(value)) {
    return wrap(
      '[',
      (value as PropData[]).map((one) => print(one)),
      ']',
    );
  }
  if (typeof value !== 'object') {
    return typeof value === 'string' ? `'${value}'` : String(value);
  }
  const [kind, what = ''] = readCode(value) ?? [];
  switch (kind) {
    case '$date':
      return `${LIBRARIES[library].create}(${print(what)})`;
    case '$returns':
      return `() => ${print(what, indent)}`;
    case '$component':
      return what as string;
    case '$isWeekend':
      return `(date) => ${LIBRARIES[library].isWeekend}`;
    default:
  }
  const {$labels, ...rest} = value as PropRecord;
  const entries = Object.entries(rest).map(([name, one]) => `${name}: ${print(one as PropData)}`);
  if ($labels) {
    const [start, end] = $labels;
    return wrap(
      '({position}) => ({',
      [`label: position === 'start' ? '${start}' : '${end}'`, ...entries],
      '})',
    );
  }
  return wrap('{', entries, '}');
}

function printProp(name: string, value: PropData, library: DateLibrary): string {
  if (value === true) {
    return name;
  }
  if (typeof value === 'string') {
    return `${name}="${value}"`;
  }
  return `${name}={${printValue(value, library, 8)}}`;
}

/** Returns the names of all components in a value. */
function listComponents(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const [kind, what] = readCode(value) ?? [];
  return kind === '$component'
    ? [what as string]
    : Object.values(value).flatMap((one) => listComponents(one));
}

/** Returns a TypeScript or JavaScript file that renders a component with the provided props. */
export function printPicker(
  {name, pro}: PlaygroundPicker,
  props: Readonly<Record<string, PropData>>,
  library: DateLibrary,
): string {
  const {adapter, line} = LIBRARIES[library];
  const home = `@mui/x-date-pickers${pro ? '-pro' : ''}`;
  const imports = ['LocalizationProvider', adapter, name, ...listComponents(props)]
    .sort()
    .map((one) => `import {${one}} from '${home}/${one}';\n`);
  const attributes = Object.entries(props).map(
    ([prop, value]) => `        ${printProp(prop, value, library)}\n`,
  );
  return `${line}
${imports.join('')}
export default function Playground() {
  return (
    <LocalizationProvider dateAdapter={${adapter}}>
      <${name}
${attributes.join('')}      />
    </LocalizationProvider>
  );
}
`;
}
