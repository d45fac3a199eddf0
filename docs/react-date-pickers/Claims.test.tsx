import {act, cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'dayjs/locale/de';
import dayjs, {type Dayjs} from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import * as proPackage from '@mui/x-date-pickers-pro';
import * as communityPackage from '@mui/x-date-pickers';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar} from '@mui/x-date-pickers/DateCalendar';
import {DateField} from '@mui/x-date-pickers/DateField';
import {DatePicker, type DatePickerProps} from '@mui/x-date-pickers/DatePicker';
import {DateTimeField} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const JUNE_11 = dayjs('2025-06-11');

function show(element: React.ReactElement, adapterLocale = 'en') {
  cleanup();
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale={adapterLocale}>
      {element}
    </LocalizationProvider>,
  );
}

const section = (name: string) => screen.getByRole('spinbutton', {name});
const readInput = () =>
  document.querySelector<HTMLInputElement>('input[name="date"]')!.value;
const readSections = () =>
  [...document.querySelectorAll('[role="spinbutton"]')].map((element) =>
    element.getAttribute('aria-label'),
  );

/** Presses keys in a section of a picker, and returns the last arguments of `onChange`. */
async function typeInto(name: string, keys: string, props: DatePickerProps = {}) {
  const onChange = jest.fn();
  show(
    <DatePicker
      label="Due date"
      defaultValue={JUNE_11}
      {...props}
      onChange={onChange}
    />,
  );
  await userEvent.click(section(name));
  await userEvent.keyboard(keys);
  return onChange.mock.lastCall as [Dayjs | null, {validationError: string | null}];
}

it('has a section for the month, the day, and the year, in the order of the locale', () => {
  show(<DateField />);
  expect(readSections()).toEqual(['Month', 'Day', 'Year']);
  show(<DateField />, 'de');
  expect(readSections()).toEqual(['Day', 'Month', 'Year']);
});

it('takes the first day of the week and the month names from the locale', () => {
  const readCalendar = (locale: string) => {
    show(<DateCalendar referenceDate={dayjs('2025-03-11').locale(locale)} />, locale);
    return [
      document.querySelector('[role="columnheader"]')!.getAttribute('aria-label'),
      document.querySelector('.MuiPickersCalendarHeader-label')!.textContent,
    ];
  };
  expect(readCalendar('en')).toEqual(['Sunday', 'March 2025']);
  expect(readCalendar('de')).toEqual(['Montag', 'März 2025']);
});

it('moves in a calendar by days, weeks, and months, and to the ends of the week', async () => {
  show(<DateCalendar defaultValue={JUNE_11} />);
  act(() => screen.getByText('11', {selector: 'button'}).focus());
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    const {textContent} = document.activeElement!;
    await userEvent.keyboard('{Enter}');
    return textContent;
  };
  expect(await press('ArrowRight')).toBe('12');
  expect(await press('ArrowLeft')).toBe('11');
  expect(await press('ArrowUp')).toBe('4');
  expect(await press('ArrowDown')).toBe('11');
  // June 11, 2025, is a Wednesday.
  expect(await press('Home')).toBe('8');
  expect(await press('End')).toBe('14');
});

it('moves forward a month with Page Up and back with Page Down', async () => {
  const press = async (key: string) => {
    const onMonthChange = jest.fn();
    show(
      <DateCalendar
        reduceAnimations
        defaultValue={JUNE_11}
        onMonthChange={(month) => onMonthChange(month.format('YYYY-MM'))}
      />,
    );
    act(() => screen.getByText('11', {selector: 'button'}).focus());
    await userEvent.keyboard(`{${key}}`);
    return onMonthChange.mock.lastCall;
  };
  expect(await press('PageUp')).toEqual(['2025-07']);
  expect(await press('PageDown')).toEqual(['2025-05']);
});

it('selects the day with Enter', async () => {
  const onChange = jest.fn();
  show(
    <DateCalendar
      defaultValue={JUNE_11}
      onChange={(day) => onChange(day!.format('MM-DD'))}
    />,
  );
  act(() => screen.getByText('11', {selector: 'button'}).focus());
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(onChange).toHaveBeenLastCalledWith('06-18');
});

it('is a single tab stop, and Tab moves the focus to the button that opens the popup', async () => {
  show(<DatePicker defaultValue={JUNE_11} />);
  await userEvent.tab();
  expect(section('Month')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', {name: /^Choose date/})).toHaveFocus();
});

it('displays the same moment in different time zones with timezone', () => {
  const moment = dayjs('2025-06-11T12:00:00Z');
  const read = (zone: string) => {
    show(<DateTimeField name="date" ampm={false} value={moment} timezone={zone} />);
    return readInput();
  };
  expect(read('America/New_York')).toBe('06/11/2025 08:00');
  expect(read('Asia/Tokyo')).toBe('06/11/2025 21:00');
});

it('shows the error state for a date outside the limits, passes it to onChange, and calls onError', async () => {
  const onError = jest.fn();
  const limit = {maxDate: dayjs('2025-06-20'), onError};
  const [date, {validationError}] = await typeInto('Day', '25', limit);
  expect(date!.format('YYYY-MM-DD')).toBe('2025-06-25');
  expect(validationError).toBe('maxDate');
  expect(onError.mock.lastCall![0]).toBe('maxDate');
  expect(screen.getByRole('group', {name: 'Due date'})).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});

it('passes null to onChange for a cleared section, and an invalid date for February 31', async () => {
  expect((await typeInto('Day', '{Backspace}'))[0]).toBeNull();
  const february = {defaultValue: dayjs('2025-02-14')};
  const [date, {validationError}] = await typeInto('Day', '31', february);
  expect(date!.isValid()).toBe(false);
  expect(validationError).toBe('invalidDate');
});

it('throws an error outside a LocalizationProvider', () => {
  jest.spyOn(console, 'error').mockImplementation();
  expect(() => render(<DateField />)).toThrow(/LocalizationProvider/);
});

it('has range components and everything of the Community package in the Pro package only', () => {
  const isRange = (name: string) => /^[A-Z].*Range(Picker|Field|Calendar)$/.test(name);
  expect(Object.keys(communityPackage).filter(isRange)).toEqual([]);
  expect(Object.keys(proPackage).filter(isRange)).toEqual(
    expect.arrayContaining([
      'DateRangePicker',
      'TimeRangePicker',
      'DateTimeRangePicker',
    ]),
  );
  expect(Object.keys(proPackage)).toEqual(
    expect.arrayContaining(Object.keys(communityPackage)),
  );
});

it('has adapters for the Jalali and Hijri calendars', () => {
  for (const name of [
    'AdapterDateFnsJalali',
    'AdapterMomentJalaali',
    'AdapterMomentHijri',
  ]) {
    expect(() => require.resolve(`@mui/x-date-pickers/${name}`)).not.toThrow();
  }
});
