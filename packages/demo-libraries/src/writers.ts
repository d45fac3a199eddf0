import {
  shift,
  type LibraryWriter,
  type Operation,
  type OtherLibrary,
  type Target,
  type Unit,
} from './operations';

const call = (code: string) => ({code, isMember: false});
const member = ({code, dot}: Target, rest: string) => ({
  code: `${code}${dot}${rest}`,
  isMember: true,
});

const capitalize = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const GETTERS = {
  year: 'getFullYear',
  month: 'getMonth',
  date: 'getDate',
  day: 'getDay',
  hour: 'getHours',
  minute: 'getMinutes',
  second: 'getSeconds',
  millisecond: 'getMilliseconds',
};

/** Field names in date-fns' `set`, and in its functions for single fields. */
const PLURALS = {
  year: 'year',
  month: 'month',
  date: 'date',
  hour: 'hours',
  minute: 'minutes',
  second: 'seconds',
  millisecond: 'milliseconds',
};

const dateFns: LibraryWriter = {
  packageName: 'date-fns',
  adapter: 'AdapterDateFns',
  type: () => 'Date',
  // `new Date('2025-06-14')` would be midnight in UTC.
  create: (text, use) => (text === undefined ? 'new Date()' : `${use('parseISO')}(${text})`),
  convert: (date) => `(${date})`,
  write(operation, target, use) {
    const {code} = target;
    const units = (unit: Unit) => `${capitalize(unit)}s`;
    switch (operation.kind) {
      case 'add':
        return call(
          `${use(`${operation.isBack ? 'sub' : 'add'}${units(operation.unit)}`)}(${code}, ${operation.amount})`,
        );
      case 'startOf':
      case 'endOf':
        return call(`${use(`${operation.kind}${capitalize(operation.unit)}`)}(${code})`);
      case 'set': {
        const [[field, value] = ['year', ''] as const] = operation.fields;
        return call(
          operation.fields.length === 1
            ? `${use(`set${capitalize(PLURALS[field])}`)}(${code}, ${value})`
            : `${use('set')}(${code}, {${operation.fields.map(([name, amount]) => `${PLURALS[name]}: ${amount}`).join(', ')}})`,
        );
      }
      case 'get':
        return member(target, `${GETTERS[operation.field]}()`);
      case 'compare': {
        const {how, other, unit} = operation;
        if (how === 'same') {
          return call(`${use(unit ? `isSame${capitalize(unit)}` : 'isEqual')}(${code}, ${other})`);
        }
        const start = (date: string) =>
          unit ? `${use(`startOf${capitalize(unit)}`)}(${date})` : date;
        return call(`${use(`is${capitalize(how)}`)}(${start(code)}, ${start(other)})`);
      }
      case 'diff':
        return operation.isExact
          ? undefined
          : call(`${use(`differenceIn${units(operation.unit)}`)}(${code}, ${operation.other})`);
      case 'format':
        return operation.format === undefined
          ? call(`${use('formatISO')}(${code})`)
          : call(`${use('format')}(${code}, ${operation.format})`);
      case 'isValid':
        return call(`${use('isValid')}(${code})`);
      case 'toDate':
        return {code, isMember: true};
      case 'toISOString':
        return member(target, 'toISOString()');
      case 'valueOf':
        return member(target, 'getTime()');
      case 'daysInMonth':
        return call(`${use('getDaysInMonth')}(${code})`);
    }
  },
};

const luxon: LibraryWriter = {
  packageName: 'luxon',
  adapter: 'AdapterLuxon',
  // Months count from 1, and Sunday is the seventh day.
  counted: {
    month: {name: 'month', toOwn: (value) => value + 1},
    day: {name: 'weekday', toOwn: (value) => value || 7},
  },
  type: (use) => use('DateTime', true),
  create: (text, use) => `${use('DateTime')}.${text === undefined ? 'now()' : `fromISO(${text})`}`,
  convert: (date, use) => `${use('DateTime')}.fromJSDate(${date})`,
  write(operation, target) {
    const {code} = target;
    // Weeks start on Monday unless the locale is used.
    const unitOf = (unit: Unit) =>
      unit === 'week' ? `'week', {useLocaleWeeks: true}` : `'${unit}'`;
    switch (operation.kind) {
      case 'add':
        return member(
          target,
          `${operation.isBack ? 'minus' : 'plus'}({${operation.unit}s: ${operation.amount}})`,
        );
      case 'startOf':
      case 'endOf':
        return member(target, `${operation.kind}(${unitOf(operation.unit)})`);
      case 'set': {
        const fields = operation.fields.map(([field, value]) =>
          field === 'date'
            ? `day: ${value}`
            : `${field}: ${field === 'month' ? shift(value, 1) : value}`,
        );
        return member(target, `set({${fields.join(', ')}})`);
      }
      case 'get':
        switch (operation.field) {
          case 'month':
            return call(`(${code}.month - 1)`);
          case 'day':
            return call(`(${code}.weekday % 7)`);
          case 'date':
            return member(target, 'day');
          default:
            return member(target, operation.field);
        }
      case 'compare': {
        const {how, other, unit} = operation;
        if (how === 'same') {
          return unit
            ? member(target, `hasSame(${other}, ${unitOf(unit)})`)
            : call(`(${code}.toMillis() === ${other}.toMillis())`);
        }
        const start = unit ? `.startOf(${unitOf(unit)})` : '';
        return call(`(${code}${start} ${how === 'before' ? '<' : '>'} ${other}${start})`);
      }
      case 'diff': {
        const {other, unit, isExact} = operation;
        if (unit === 'millisecond') {
          return call(`(${code}.toMillis() - ${other}.toMillis())`);
        }
        const exact = `${code}.diff(${other}, '${unit}s').${unit}s`;
        return call(isExact ? exact : `Math.trunc(${exact})`);
      }
      case 'format':
        return operation.format === undefined
          ? member(target, 'toISO()')
          : member(target, `toFormat(${operation.format})`);
      case 'isValid':
        return member(target, 'isValid');
      case 'toDate':
        return member(target, 'toJSDate()');
      case 'toISOString':
        return member(target, 'toJSDate().toISOString()');
      case 'valueOf':
        return member(target, 'toMillis()');
      case 'daysInMonth':
        return member(target, 'daysInMonth');
    }
  },
};

/** Moment mutates dates, whereas Day.js returns new ones. */
const isChange = ({kind}: Operation) => ['add', 'startOf', 'endOf', 'set'].includes(kind);

const moment: LibraryWriter = {
  packageName: 'moment',
  adapter: 'AdapterMoment',
  type: (use) => use('Moment', true),
  create: (text, use) => `${use('moment')}(${text ?? ''})`,
  convert: (date, use) => `${use('moment')}(${date})`,
  write(operation, target) {
    const dated =
      isChange(operation) && !target.isFresh
        ? {...target, code: `${target.code}${target.dot}clone()`, dot: '.' as const}
        : target;
    switch (operation.kind) {
      case 'add':
        return member(
          dated,
          `${operation.isBack ? 'subtract' : 'add'}(${operation.amount}, '${operation.unit}')`,
        );
      case 'startOf':
      case 'endOf':
        return member(dated, `${operation.kind}('${operation.unit}')`);
      case 'set':
        return member(
          dated,
          operation.fields.map(([field, value]) => `${field}(${value})`).join('.'),
        );
      case 'get':
        return member(target, `${operation.field}()`);
      case 'compare': {
        const {how, other, unit} = operation;
        return member(target, `is${capitalize(how)}(${other}${unit ? `, '${unit}'` : ''})`);
      }
      case 'diff': {
        const {other, unit, isExact} = operation;
        return member(target, `diff(${other}, '${unit}'${isExact ? ', true' : ''})`);
      }
      case 'format':
        return member(target, `format(${operation.format ?? ''})`);
      default:
        return member(target, `${operation.kind}()`);
    }
  },
};

/** Code generators for the dates of demos, by library. */
export const WRITERS: Record<OtherLibrary, LibraryWriter> = {
  'date-fns': dateFns,
  luxon,
  moment,
};
