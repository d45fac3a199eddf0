import ts from 'typescript';
import {convertFormat} from './convertFormat';
import {ConversionError, isOnlyDayjs, transformDates, type OtherLibrary} from './transformDates';

const LIBRARIES = ['date-fns', 'luxon', 'moment'] as const;

/** Returns a file that exports the value of an expression. */
const fileOf = (expression: string) => `import dayjs, {type Dayjs} from 'dayjs';

const date = dayjs('2025-06-14T10:30');
const later: Dayjs | null = dayjs('2025-09-01');
const none = null as Dayjs | null;
export const value = ${expression};
`;

/** Returns the expression converted to the library. */
function write(expression: string, library: OtherLibrary): string {
  const written = transformDates(fileOf(expression), library);
  return /export const value = (.*);\n$/s.exec(written)![1]!;
}

/** Returns the `value` that a file exports, evaluated with the real library. */
function run(code: string): unknown {
  const {outputText} = ts.transpileModule(code, {
    compilerOptions: {module: ts.ModuleKind.CommonJS, esModuleInterop: true},
  });
  const module = {exports: {} as {value?: unknown}};
  // eslint-disable-next-line @typescript-eslint/no-implied-eval
  new Function('module', 'exports', 'require', outputText)(module, module.exports, require);
  return module.exports.value;
}

describe('an operation', () => {
  it.each([
    [`dayjs('2025-06-14')`, `parseISO('2025-06-14')`],
    [`dayjs(given as Date)`, `(given as Date)`],
    [`(on: Date) => dayjs(on).hour()`, `(on: Date) => (on).getHours()`],
    [`dayjs()`, `new Date()`],
    [`date.add(1, 'day')`, `addDays(date, 1)`],
    [`date.endOf('week')`, `endOfWeek(date)`],
    [`date.hour(9)`, `setHours(date, 9)`],
    [`date.hour(9).minute(0)`, `set(date, {hours: 9, minutes: 0})`],
    [`date.month(5)`, `setMonth(date, 5)`],
    [`date.month()`, `date.getMonth()`],
    [`date.day()`, `date.getDay()`],
    [`date.day() === 0`, `date.getDay() === 0`],
    [`date?.month() !== 5`, `date?.getMonth() !== 5`],
    [`date.isBefore(later)`, `isBefore(date, later)`],
    [`date.isAfter(later, 'day')`, `isAfter(startOfDay(date), startOfDay(later))`],
    [`date.isSame(later, 'month')`, `isSameMonth(date, later)`],
    [`later.diff(date, 'day')`, `differenceInDays(later, date)`],
    [`date.format('ddd D MMM YYYY, HH:mm')`, `format(date, "EEE d MMM yyyy, HH:mm")`],
    [`date.isValid()`, `isValid(date)`],
    [`date.toDate()`, `date`],
    [`date.toISOString()`, `date.toISOString()`],
    [`date.valueOf()`, `date.getTime()`],
    [`later?.add(1, 'day')`, `(later ? addDays(later, 1) : undefined)`],
    [`later?.format('D') ?? 'none'`, `(later ? format(later, "d") : 'none')`],
    [`later?.isValid() ? 1 : 2`, `(later && isValid(later)) ? 1 : 2`],
    [`later?.isBefore(date)`, `(!!later && isBefore(later, date))`],
  ])('%s is %s in date-fns', (expression, written) => {
    expect(write(expression, 'date-fns')).toBe(written);
  });

  it.each([
    [`dayjs('2025-06-14')`, `DateTime.fromISO('2025-06-14')`],
    [`dayjs(given as Date)`, `DateTime.fromJSDate(given as Date)`],
    [`(on: Date) => dayjs(on).hour()`, `(on: Date) => DateTime.fromJSDate(on).hour`],
    [`dayjs()`, `DateTime.now()`],
    [`date.add(1, 'day')`, `date.plus({days: 1})`],
    [`date.endOf('week')`, `date.endOf('week', {useLocaleWeeks: true})`],
    [`date.hour(9)`, `date.set({hour: 9})`],
    [`date.hour(9).minute(0)`, `date.set({hour: 9, minute: 0})`],
    [`date.month(5)`, `date.set({month: 6})`],
    [`date.month()`, `(date.month - 1)`],
    [`date.day()`, `(date.weekday % 7)`],
    [`date.day() === 0`, `date.weekday === 7`],
    [`date?.month() !== 5`, `date?.month !== 6`],
    [`date.isBefore(later)`, `(date < later)`],
    [`date.isAfter(later, 'day')`, `(date.startOf('day') > later.startOf('day'))`],
    [`date.isSame(later, 'month')`, `date.hasSame(later, 'month')`],
    [`later.diff(date, 'day')`, `Math.trunc(later.diff(date, 'days').days)`],
    [`date.format('ddd D MMM YYYY, HH:mm')`, `date.toFormat("EEE d MMM yyyy, HH:mm")`],
    [`date.isValid()`, `date.isValid`],
    [`date.toDate()`, `date.toJSDate()`],
    [`date.toISOString()`, `date.toJSDate().toISOString()`],
    [`date.valueOf()`, `date.toMillis()`],
    [`later?.add(1, 'day')`, `later?.plus({days: 1})`],
    [`later?.format('D') ?? 'none'`, `later?.toFormat("d") ?? 'none'`],
    [`later?.isValid() ? 1 : 2`, `later?.isValid ? 1 : 2`],
    [`later?.isBefore(date)`, `(!!later && (later < date))`],
  ])('%s is %s in luxon', (expression, written) => {
    expect(write(expression, 'luxon')).toBe(written);
  });

  it.each([
    [`dayjs('2025-06-14')`, `moment('2025-06-14')`],
    [`dayjs(given as Date)`, `moment(given as Date)`],
    [`(on: Date) => dayjs(on).hour()`, `(on: Date) => moment(on).hour()`],
    [`dayjs()`, `moment()`],
    [`date.add(1, 'day')`, `date.clone().add(1, 'day')`],
    [`date.endOf('week')`, `date.clone().endOf('week')`],
    [`date.hour(9)`, `date.clone().hour(9)`],
    [`date.hour(9).minute(0)`, `date.clone().hour(9).minute(0)`],
    [`date.month(5)`, `date.clone().month(5)`],
    [`date.format('ddd D MMM YYYY, HH:mm')`, `date.format("ddd D MMM YYYY, HH:mm")`],
    [`later?.add(1, 'day')`, `later?.clone().add(1, 'day')`],
    [`later?.format('D') ?? 'none'`, `later?.format("D") ?? 'none'`],
  ])('%s is %s in moment', (expression, written) => {
    expect(write(expression, 'moment')).toBe(written);
  });

  it.each([
    `date.day() === 0`,
    `date.isAfter(later, 'day')`,
    `date.toDate()`,
    `later?.isBefore(date)`,
  ])('%s is the same in moment', (expression) => {
    expect(write(expression, 'moment')).toBe(expression);
  });

  it.each([
    `date.add(17, 'day').subtract(3, 'month').format('YYYY-MM-DD')`,
    `date.startOf('week').format('dddd D')`,
    `date.endOf('week').format('YYYY-MM-DD HH:mm:ss')`,
    `date.startOf('month').add(90, 'minute').format('h:mm A')`,
    `date.year(2026).month(0).date(31).hour(23).format('[Day] D [of] MMMM YYYY [at] hh')`,
    `[date.year(), date.month(), date.date(), date.day(), date.hour(), date.minute(), date.second()]`,
    `[0, 1, 6].includes(date.day())`,
    `[0, 1, 2, 3, 4, 5, 6].map((n) => date.add(n, 'day')).map((each) => [each.day() === 0, each.day() === 6, each.month() === 5])`,
    `[date.isBefore(later), date.isAfter(later), date.isSame(date), date.isSame(later, 'year')]`,
    `[date.isSame(date.hour(3), 'day'), date.isBefore(date.hour(11), 'day'), date.isAfter(date.hour(9), 'hour')]`,
    `[later.diff(date, 'day'), later.diff(date, 'month'), date.diff(later, 'hour'), later.diff(date)]`,
    `[none?.format('D') ?? 'none', none?.isValid() ? 1 : 2, !none?.isBefore(date), none?.hour()]`,
    `dayjs(new Date(2025, 5, 14)).add(1, 'hour').format('YYYY-MM-DD HH:mm')`,
    `[date.isValid(), date.daysInMonth(), date.toDate().getTime(), date.toISOString()]`,
    // Operations don't change the original date.
    `[date.add(1, 'day').date(), date.endOf('year').date(), date.hour(1).hour(), date.format('D H')]`,
  ])('means the same in each library: %s', (expression) => {
    const code = fileOf(expression);
    const meant = run(code);
    for (const library of LIBRARIES) {
      expect([library, run(transformDates(code, library))]).toEqual([library, meant]);
    }
  });
});

describe('what is around the dates', () => {
  const turn = (code: string) => LIBRARIES.map((library) => transformDates(code, library));

  it('is left as it is, comments and blank lines too', () => {
    const rest = `import * as React from 'react';\n\n// #region preview\nconst sum = [1,2]  .map((n) => n + 1); // odd\n\n// #endregion\n`;
    expect(turn(`import dayjs from 'dayjs';\n${rest}`)).toEqual([rest, rest, rest]);
  });

  it.each([
    ['a set', `const seen = new Set(); seen.add(1);`],
    ['a formatter of the browser', `const money = new Intl.NumberFormat('en'); money.format(3);`],
    [
      'the adapter',
      `const adapter = usePickerAdapter(); adapter.isSameDay(a, b); adapter.format(a, 'month');`,
    ],
    ['a date of the browser', `new Date().toISOString();`],
  ])('%s has methods of its own', (_, code) => {
    expect(turn(code)).toEqual([code, code, code]);
  });

  it('types, imports and the adapter follow', () => {
    const code = `import {AdapterDayjs} from '@mui/x-date-pickers-pro/AdapterDayjs';
import dayjs from 'dayjs';
import type {Dayjs} from 'dayjs';

const shortcuts: PickersShortcutsItem<DateRange<Dayjs>>[] = [];
const [value, setValue] = React.useState<Dayjs | null>(dayjs('2025-06-14'));
<LocalizationProvider dateAdapter={AdapterDayjs} />;
`;
    expect(turn(code)).toEqual(
      [
        ['AdapterDateFns', `import {parseISO} from 'date-fns';`, 'Date', 'parseISO'],
        ['AdapterLuxon', `import {DateTime} from 'luxon';`, 'DateTime', 'DateTime.fromISO'],
        ['AdapterMoment', `import moment, {type Moment} from 'moment';`, 'Moment', 'moment'],
      ].map(
        ([
          adapter,
          imports,
          type,
          create,
        ]) => `import {${adapter}} from '@mui/x-date-pickers-pro/${adapter}';
${imports}

const shortcuts: PickersShortcutsItem<DateRange<${type}>>[] = [];
const [value, setValue] = React.useState<${type} | null>(${create}('2025-06-14'));
<LocalizationProvider dateAdapter={${adapter}} />;
`,
      ),
    );
  });

  it('imports only types where nothing else is needed', () => {
    const code = `import type {Dayjs} from 'dayjs';\nexport type Trip = {start: Dayjs};\n`;
    expect(turn(code)).toEqual([
      `export type Trip = {start: Date};\n`,
      `import type {DateTime} from 'luxon';\nexport type Trip = {start: DateTime};\n`,
      `import type {Moment} from 'moment';\nexport type Trip = {start: Moment};\n`,
    ]);
  });

  it('imports what a file without an import of Day.js needs, and keeps clear of names that are taken', () => {
    const code = `import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
const format = 'YYYY';
export const show = (date) => date.format('D');
`;
    expect(transformDates(code, 'date-fns')).toBe(`import {format as formatDate} from 'date-fns';
import {AdapterDateFns} from '@mui/x-date-pickers/AdapterDateFns';
const format = 'YYYY';
export const show = (date) => formatDate(date, "d");
`);
  });

  it('locales are objects, names, or names that have to be loaded', () => {
    const code = `import 'dayjs/locale/pt-br';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
<LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="pt-br" />;
`;
    const [dateFns, luxon, moment] = turn(code);
    expect(dateFns).toContain(`import {ptBR} from 'date-fns/locale/pt-BR';`);
    expect(dateFns).toContain('adapterLocale={ptBR}');
    expect(luxon).not.toContain('/locale');
    expect(luxon).toContain('adapterLocale="pt-br"');
    expect(moment).toContain(`import moment from 'moment';\nimport 'moment/locale/pt-br';`);
    expect(moment).toContain(`moment.locale('en');`);
  });

  it('formats follow wherever they stand', () => {
    const code = `<DatePicker format="DD/MM/YYYY" label="DD/MM" slotProps={{calendarHeader: {format: 'MMM YYYY'}}} />;
<LocalizationProvider dateFormats={{keyboardDate: 'YYYY-MM-DD'}} />;
`;
    const [dateFns, luxon, moment] = turn(code);
    const expected = `<DatePicker format="dd/MM/yyyy" label="DD/MM" slotProps={{calendarHeader: {format: "MMM yyyy"}}} />;
<LocalizationProvider dateFormats={{keyboardDate: "yyyy-MM-dd"}} />;
`;
    expect([dateFns, luxon]).toEqual([expected, expected]);
    expect(moment?.replaceAll('"', "'")).toBe(code.replaceAll('"', "'"));
  });

  it('formats that are passed by name follow too', () => {
    const code = `const formats = ['DD/MM/YYYY', 'MMM D'];\n<DatePicker format={format} label="Day" />;\n`;
    expect(transformDates(code, 'luxon')).toBe(
      `const formats = ["dd/MM/yyyy", "MMM d"];\n<DatePicker format={format} label="Day" />;\n`,
    );
  });
});

test.each([
  ['YYYY-MM-DD[T]HH:mm:ss', `yyyy-MM-dd'T'HH:mm:ss`, `yyyy-MM-dd'T'HH:mm:ss`],
  ['Do', undefined, undefined],
  ['h:mm a', 'h:mm aaa', 'h:mm a'],
  ['[week] Q', undefined, undefined],
  ['LL', 'PPP', 'DDD'],
])('the format %s', (format, dateFns, luxon) => {
  expect(convertFormat(format, 'date-fns')).toBe(dateFns);
  expect(convertFormat(format, 'luxon')).toBe(luxon);
});

describe('what is not known stops the build with the file, the line and the fix', () => {
  it.each([
    [`import utc from 'dayjs/plugin/utc';`, 'the import of "dayjs/plugin/utc"'],
    [`dayjs.extend(utc);`, 'dayjs.extend()'],
    [`dayjs.utc('2025-06-14');`, 'dayjs.utc()'],
    [`['2025-06-14'].map(dayjs);`, 'dayjs'],
    [`dayjs('14/06/2025', 'DD/MM/YYYY');`, `dayjs('14/06/2025', 'DD/MM/YYYY')`],
    [`date.unix();`, '.unix()'],
    [`date.tz('Europe/Lisbon');`, '.tz()'],
    [`date.add(1, unit);`, 'the unit unit'],
    [`date.day(3);`, 'date.day(3)'],
    [`date.format('Q');`, 'the format "Q"'],
    [`find()?.format('D');`, `find()?.format('D') (its date has no name)`],
    [`import 'dayjs/locale/tlh';\n<P adapterLocale="tlh" />;`, 'the locale "tlh"', 4],
  ])('%s', (code, what, line = 3) => {
    const convert = () => transformDates(`// A booking.\n\n${code}\n`, 'date-fns');
    expect(convert).toThrow(new ConversionError(`${what} has no equivalent in date-fns.`, line));
    expect(convert).toThrow(expect.objectContaining({line}));
  });

  it('unless the demo says that it is about Day.js', () => {
    expect(isOnlyDayjs('// Only for Day.js: its plugins.\n')).toBe(true);
    expect(isOnlyDayjs('// Only for Day.js:\n')).toBe(false);
  });
});
