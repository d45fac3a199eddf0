import {render} from '@testing-library/react';
import * as dateFns from 'date-fns';
import dayjs from 'dayjs';
import * as luxon from 'luxon';
import moment from 'moment';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
// The printed code and the code that runs are on different sides of this import boundary.
// eslint-disable-next-line site/no-restricted-imports
import {createFamily} from '@site/docs/react-date-pickers/data/createFamily';
import {DATE_LIBRARIES, type DateLibrary} from '../../../../site/demos/shared';
import type {PlaygroundPicker} from '@site/site/mdx-components/shared';
import {evaluateDemo} from '../../demo/runner/evaluateDemo';
import {controlsOf, readAddress, writeAddress} from './address';
import {buildProps} from './buildProps';
import type {Values} from './controls';
import {highlightPrinted} from '../Playground/highlightPrinted';
import {printPicker} from './printPicker';

const datePicker: PlaygroundPicker = {
  name: 'DatePicker',
  value: 'date',
  range: false,
  input: 'popup',
  device: 'any',
  guide: '/guide/',
  api: '/api/',
  props: ['label', 'views', 'openTo', 'orientation', 'format', 'minDate', 'shouldDisableDate'],
  slots: ['toolbar', 'actionBar', 'day', 'shortcuts', 'textField', 'field'],
};
const rangePicker: PlaygroundPicker = {
  ...datePicker,
  name: 'MobileDateRangePicker',
  range: true,
  pro: true,
  device: 'mobile',
  props: ['label', 'format', 'minDate', 'calendars', 'shouldDisableDate'],
};
const timeField: PlaygroundPicker = {
  ...datePicker,
  name: 'TimeField',
  value: 'time',
  input: 'field',
  props: ['label', 'ampm', 'minTime', 'minutesStep', 'clearable', 'size', 'format'],
  slots: ['textField'],
};
const twoFields: PlaygroundPicker = {
  ...rangePicker,
  name: 'MultiInputDateRangeField',
  input: 'field',
  props: ['format', 'minDate'],
  slots: ['textField'],
};
const calendar: PlaygroundPicker = {
  ...datePicker,
  name: 'DateCalendar',
  input: 'page',
  props: ['views', 'openTo', 'fixedWeekNumber', 'showDaysOutsideCurrentMonth'],
  slots: ['day'],
};
const pickers = [datePicker, rangePicker, timeField, twoFields, calendar];

const print = (picker: PlaygroundPicker, values: Values, library: DateLibrary = 'dayjs') =>
  printPicker(picker, buildProps(picker, values, library), library);

/** Returns states with each control of a component alone, all of them together, and none. */
function listStates(picker: PlaygroundPicker): Values[] {
  const all = Object.fromEntries(
    controlsOf(picker).map(({id, type, options}) => [
      id,
      {switch: 'true', date: '2025-06-10', time: '09:30'}[type as 'switch'] ??
        options!(picker).at(-1)!,
    ]),
  );
  return [{}, all, ...Object.entries(all).map(([id, value]) => ({[id]: value}))];
}

/** Replaces everything in props that can't be compared with its result. */
function compare(value: unknown): unknown {
  if (typeof value === 'function') {
    const act = value as (given?: unknown) => unknown;
    if (value.name in STUBS) {
      return value.name;
    }
    return act.length === 0
      ? compare(act())
      : ['2025-06-13', '2025-06-14', '2025-06-15'].map((day) => act(dayjs(day)));
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (dayjs.isDayjs(value)) {
    return value.toISOString();
  }
  return Array.isArray(value)
    ? value.map(compare)
    : Object.fromEntries(Object.entries(value).map(([name, one]) => [name, compare(one)]));
}

let received: object | undefined;
const STUBS = Object.fromEntries(
  [...pickers.map(({name}) => name), 'PickerDay2', 'DateRangePickerDay2'].map((name) => [
    name,
    {
      [name]: (props: object) => {
        received = props;
        return null;
      },
    }[name]!,
  ]),
);
const MODULES: Record<string, unknown> = {
  dayjs: {__esModule: true, default: dayjs},
  'date-fns': dateFns,
  luxon,
  moment: {__esModule: true, default: moment},
  react: React,
  'react/jsx-runtime': jsxRuntime,
};

/** Replaces `LocalizationProvider`. */
const Wrapper = ({children}: React.PropsWithChildren) => children;

/** Runs printed code with components that only record their props. */
async function evaluate(code: string): Promise<object> {
  const Printed = await evaluateDemo([{name: 'Playground.tsx', code}], (request) => {
    const name = request.split('/').at(-1)!;
    return Promise.resolve(MODULES[request] ?? {[name]: STUBS[name] ?? Wrapper});
  });
  received = undefined;
  render(<Printed />);
  return received!;
}

describe('the printed code', () => {
  it.each(pickers.map((picker) => [picker.name, picker] as const))(
    'of %s renders what runs, whatever is set',
    async (name, picker) => {
      const Family = createFamily(STUBS, STUBS);
      for (const values of listStates(picker)) {
        const props = buildProps(picker, values, 'dayjs');
        render(<Family component={name} props={props} />);
        const running = compare(received);
        const printed = compare(await evaluate(printPicker(picker, props, 'dayjs')));
        expect([values, printed]).toEqual([values, running]);
      }
    },
  );

  it.each(DATE_LIBRARIES)('creates the same dates and formats with %s', async (library) => {
    const printed = await evaluate(
      print(datePicker, {weekends: 'true', format: 'ddd, MMM D', empty: 'true'}, library),
    );
    const {referenceDate, format, shouldDisableDate} = printed as {
      referenceDate: {valueOf: () => number};
      format: string;
      shouldDisableDate: (date: unknown) => boolean;
    };
    expect(referenceDate.valueOf()).toBe(dayjs('2025-06-14').valueOf());
    expect(shouldDisableDate(referenceDate)).toBe(true);
    const own = {
      dayjs: () => dayjs('2025-06-14').format(format),
      'date-fns': () => dateFns.format(new Date(2025, 5, 14), format),
      luxon: () => luxon.DateTime.fromISO('2025-06-14').toFormat(format),
      moment: () => moment('2025-06-14').format(format),
    };
    expect(own[library]()).toBe('Sat, Jun 14');
  });

  it('is a file to paste, without defaults, with Pro components from their package', () => {
    expect(print(rangePicker, {twoInputs: 'true', calendars: '3'})).toContain(
      "import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';",
    );
    expect(print(datePicker, {toolbar: 'true', actions: 'clear,today', views: 'year,month'}))
      .toBe(`import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

export default function Playground() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Booking date"
        defaultValue={dayjs('2025-06-17')}
        views={['year', 'month']}
        openTo="year"
        slotProps={{toolbar: {hidden: true}, actionBar: {actions: ['clear', 'today']}}}
      />
    </LocalizationProvider>
  );
}
`);
  });

  it('is unchanged by highlighting', () => {
    const code = print(rangePicker, listStates(rangePicker)[1]!);
    const holder = document.createElement('pre');
    holder.innerHTML = highlightPrinted(code);
    expect(holder.textContent).toBe(code);
    expect(holder.querySelectorAll('.attr-name, .string, .keyword').length).toBeGreaterThan(20);
  });

  it('opens an existing view', () => {
    expect(buildProps(calendar, {views: 'year,month', openTo: 'day'}, 'dayjs')).toMatchObject({
      openTo: 'year',
    });
    expect(buildProps(calendar, {openTo: 'month'}, 'dayjs')).not.toHaveProperty('openTo');
  });
});

describe('the URL', () => {
  it.each(pickers.map((picker) => [picker.name, picker] as const))(
    'brings back everything that is set on %s',
    (_name, picker) => {
      for (const values of listStates(picker)) {
        const address = writeAddress('', {picker, values}, pickers);
        expect(readAddress(address, pickers)).toEqual({picker, values});
      }
    },
  );

  it('is empty initially, short, and preserves other parameters', () => {
    expect(writeAddress('', {picker: datePicker, values: {}}, pickers)).toBe('');
    const search = '?utm=a&component=TimeField&ampm=false';
    const values = {ampm: 'false'};
    expect(writeAddress('?utm=a', {picker: timeField, values}, pickers)).toBe(search);
    expect(writeAddress(search, {picker: datePicker, values: {}}, pickers)).toBe('?utm=a');
    expect(writeAddress('', {picker: datePicker, values: {views: 'year,day'}}, pickers)).toBe(
      '?component=DatePicker&views=year,day',
    );
    // Lists are in page order.
    expect(readAddress('?views=day,year', pickers).values).toEqual({views: 'year,day'});
  });

  it.each([
    ['a component that does not exist', '?component=Sundial&views=year'],
    ['a name that every object has', '?component=toString&constructor=true&__proto__=true'],
    ['a control of another component', '?component=DatePicker&ampm=true&minutesStep=5'],
    ['options that do not exist', '?orientation=diagonal&toolbar=maybe&day=script'],
    ['code', '?format=%27%7D%3Cscript%3E&minDate=2025-06-01%27)'],
    ['no views, unknown ones, some twice', '?views='],
    ['an unknown view', '?views=year,hours'],
    ['a view twice', '?views=year,year'],
    ['days that do not exist', '?minDate=2025-02-31'],
    ['dates in another form', '?minDate=1/6/2025'],
    ['years out of range', '?minDate=99999-01-01'],
    ['damaged escapes', '?views=%E0%A4%A&minDate=%'],
    ['a switch that is off', '?weekends=false'],
    ['a huge text', `?views=${'year,'.repeat(100_000)}`],
  ])('ignores %s', (_what, search) => {
    expect(readAddress(search, pickers)).toEqual({picker: datePicker, values: {}});
  });
});
