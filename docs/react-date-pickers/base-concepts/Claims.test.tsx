import {cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import * as proPackage from '@mui/x-date-pickers-pro';
import * as communityPackage from '@mui/x-date-pickers';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimeField, type TimeFieldProps} from '@mui/x-date-pickers/TimeField';

const JUNE_14 = dayjs('2025-06-14T09:30');

const inProvider = (element: React.ReactElement) => (
  <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>
);

function show(element: React.ReactElement) {
  cleanup();
  return render(inProvider(element));
}

const getInput = () => document.querySelector<HTMLInputElement>('input[name="date"]')!;
const type = async (section: string, keys: string) => {
  await userEvent.click(screen.getByRole('spinbutton', {name: section}));
  await userEvent.keyboard(keys);
};

/** Types a time into an empty field, and returns its value. */
async function typeTime(props: TimeFieldProps) {
  const values: (Dayjs | null)[] = [];
  show(<TimeField ampm={false} {...props} onChange={(value) => values.push(value)} />);
  await type('Hours', '0945');
  return values.at(-1)!.format('YYYY-MM-DD HH:mm:ss.SSS');
}

/** Returns the month that a calendar without a value opens on. */
function readMonth(props: DateCalendarProps) {
  show(<DateCalendar {...props} />);
  return document.querySelector('.MuiPickersCalendarHeader-label')!.textContent;
}

afterEach(() => jest.useRealTimers());

it('keeps the value and logs an error if you change defaultValue after the first render', () => {
  const {rerender} = show(<DateField name="date" defaultValue={JUNE_14} />);
  const error = jest.spyOn(console, 'error').mockImplementation();
  rerender(inProvider(<DateField name="date" defaultValue={JUNE_14.add(1, 'day')} />));
  expect(getInput().value).toBe('06/14/2025');
  expect(error.mock.calls.join(' ')).toContain('changing the default value state');
});

it('logs an error if you pass a date after undefined, but not after null', () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  const change = (before: null | undefined) => {
    const {rerender} = show(<DateField value={before} />);
    rerender(inProvider(<DateField value={JUNE_14} />));
    return error.mock.calls.length;
  };
  expect(change(null)).toBe(0);
  expect(change(undefined)).toBeGreaterThan(0);
});

it('passes null for a cleared section, an invalid date, and dates outside the limits to onChange', async () => {
  const log = async (section: string, keys: string, props: DateFieldProps = {}) => {
    const calls: unknown[] = [];
    show(
      <DateField
        defaultValue={JUNE_14}
        {...props}
        onChange={(value, {validationError}) =>
          calls.push([
            value?.isValid() ? value.format('YYYY-MM-DD') : value && 'invalid',
            validationError,
          ])
        }
      />,
    );
    await type(section, keys);
    return calls.at(-1);
  };
  expect(await log('Day', '{Backspace}')).toEqual([null, null]);
  expect(await log('Day', '31')).toEqual(['invalid', 'invalidDate']);
  expect(await log('Year', '202')).toEqual(['0202-06-14', 'minDate']);
});

it('exports everything of the Community package from the Pro package, which has no DatePicker path', () => {
  expect(Object.keys(proPackage)).toEqual(
    expect.arrayContaining(Object.keys(communityPackage)),
  );
  const load = (path: string) => jest.requireActual(`@mui/x-date-pickers-pro/${path}`);
  expect(() => load('DatePicker')).toThrow();
  expect(load('LocalizationProvider')).toHaveProperty('LocalizationProvider');
  expect(load('AdapterDayjs')).toHaveProperty('AdapterDayjs');
});

it('selects a time on the dial in MobileTimePicker and StaticTimePicker', () => {
  for (const element of [
    <MobileTimePicker key="mobile" open />,
    <StaticTimePicker key="static" />,
  ]) {
    show(element);
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  }
});

it('uses the value instead of the reference date, and changes only the parts that users edit', async () => {
  const onChange = jest.fn();
  show(
    <DateTimeField
      defaultValue={JUNE_14}
      referenceDate={dayjs('2020-01-01T07:15:20')}
      onChange={(value) => onChange(value!.format('YYYY-MM-DD HH:mm'))}
    />,
  );
  await type('Day', '{ArrowUp}');
  expect(onChange).toHaveBeenLastCalledWith('2025-06-15 09:30');
});

it('rounds today down to the smallest unit that users can edit', async () => {
  const today = dayjs().format('YYYY-MM-DD');
  expect(await typeTime({})).toBe(`${today} 09:45:00.000`);
});

it('uses a limit instead of today, but doesn’t call shouldDisableDate', () => {
  jest.useFakeTimers({now: new Date(2025, 5, 14)});
  expect(readMonth({})).toBe('June 2025');
  expect(readMonth({minDate: dayjs('2026-03-10')})).toBe('March 2026');
  expect(readMonth({maxDate: dayjs('2024-02-10')})).toBe('February 2024');
  expect(readMonth({shouldDisableDate: (date) => date.month() === 5})).toBe(
    'June 2025',
  );
});

it('takes the day of a TimePicker from referenceDate', async () => {
  expect(await typeTime({referenceDate: dayjs('2024-02-29')})).toBe(
    '2024-02-29 09:45:00.000',
  );
});

it('is a group of sections, so getByRole("textbox") doesn’t find it and getByLabelText() throws an error', () => {
  show(<DateField label="Due date" />);
  expect(screen.getByRole('group', {name: 'Due date'})).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(() => screen.getByLabelText('Due date')).toThrow(/multiple elements/);
});

it('accepts 061420250330P in a date time field, and a pasted date', async () => {
  show(<DateTimeField name="date" />);
  await type('Month', '061420250330P');
  expect(getInput().value).toBe('06/14/2025 03:30 PM');
  show(<DateField name="date" />);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Month'}));
  await userEvent.paste('07/04/2025');
  expect(getInput().value).toBe('07/04/2025');
});

it('contains the date in the name of the button once the field has a value', () => {
  show(<DatePicker />);
  expect(screen.getByRole('button', {name: 'Choose date'})).toBeVisible();
  show(<DatePicker defaultValue={JUNE_14} />);
  expect(
    screen.getByRole('button', {name: 'Choose date, selected date is Jun 14, 2025'}),
  ).toBeVisible();
});
