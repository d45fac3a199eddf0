import {cleanup, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';
import {
  DateTimeField,
  type DateTimeFieldProps,
} from '@mui/x-date-pickers/DateTimeField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {TimeView} from '@mui/x-date-pickers/models';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {TimeField, type TimeFieldProps} from '@mui/x-date-pickers/TimeField';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';

const show = (element: React.ReactElement) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );

type DateProps = Omit<DateFieldProps, 'defaultValue' | 'onError'>;
type TimeProps = Omit<TimeFieldProps, 'defaultValue' | 'onError'>;
type DateTimeProps = Omit<DateTimeFieldProps, 'defaultValue' | 'onError'>;

/** Returns the error of a date in a field, or `null`. */
function checkDate(date: string, props: DateProps = {}) {
  let last: string | null = null;
  const {unmount} = show(
    <DateField
      {...props}
      defaultValue={dayjs(date)}
      onError={(error) => {
        last = error;
      }}
    />,
  );
  unmount();
  return last;
}

/** Returns the error of a time of June 14, 2025, in a field, or `null`. */
function checkTime(time: string, props: TimeProps = {}) {
  let last: string | null = null;
  const {unmount} = show(
    <TimeField
      {...props}
      defaultValue={dayjs(`2025-06-14T${time}`)}
      onError={(error) => {
        last = error;
      }}
    />,
  );
  unmount();
  return last;
}

/** Returns the error of a moment in a field, or `null`. */
function checkDateTime(moment: string, props: DateTimeProps = {}) {
  let last: string | null = null;
  const {unmount} = show(
    <DateTimeField
      {...props}
      defaultValue={dayjs(moment)}
      onError={(error) => {
        last = error;
      }}
    />,
  );
  unmount();
  return last;
}

function showDays(props: DateCalendarProps) {
  show(<DateCalendar referenceDate={dayjs('2025-06-14')} {...props} />);
  return (day: number) => screen.getByRole('gridcell', {name: String(day)});
}

afterEach(() => jest.useRealTimers());

it('never disables today in a date picker, and compares the full moment in a date time picker', () => {
  jest.useFakeTimers({now: new Date(2025, 5, 14, 12)});
  for (const time of ['00:00', '23:59']) {
    expect(checkDate(`2025-06-14T${time}`, {disablePast: true})).toBeNull();
    expect(checkDate(`2025-06-14T${time}`, {disableFuture: true})).toBeNull();
  }
  expect(checkDate('2025-06-13', {disablePast: true})).toBe('disablePast');
  expect(checkDate('2025-06-15', {disableFuture: true})).toBe('disableFuture');
  expect(checkDateTime('2025-06-14T11:59', {disablePast: true})).toBe('disablePast');
  expect(checkDateTime('2025-06-14T12:01', {disablePast: true})).toBeNull();
  expect(checkDateTime('2025-06-14T12:01', {disableFuture: true})).toBe(
    'disableFuture',
  );
});

it('no longer limits the time of each day by minTime if disablePast is set', () => {
  jest.useFakeTimers({now: new Date(2025, 5, 1, 12)});
  const minTime = dayjs('2025-06-10T09:00');
  expect(checkDateTime('2025-06-14T08:00', {minTime})).toBe('minTime');
  expect(checkDateTime('2025-06-14T08:00', {minTime, disablePast: true})).toBeNull();
});

it('accepts dates from January 1, 1900, to December 31, 2099, by default', () => {
  expect(checkDate('1900-01-01')).toBeNull();
  expect(checkDate('1899-12-31')).toBe('minDate');
  expect(checkDate('2099-12-31')).toBeNull();
  expect(checkDate('2100-01-01')).toBe('maxDate');
});

it('ignores the time of minDate and maxDate', () => {
  expect(
    checkDate('2025-06-14T08:00', {minDate: dayjs('2025-06-14T20:00')}),
  ).toBeNull();
  expect(
    checkDate('2025-06-14T20:00', {maxDate: dayjs('2025-06-14T08:00')}),
  ).toBeNull();
});

it('disables a month only if all of its days are outside the limits', () => {
  show(
    <MonthCalendar defaultValue={dayjs('2025-07-01')} minDate={dayjs('2025-06-30')} />,
  );
  expect(screen.getByRole('radio', {name: 'May'})).toBeDisabled();
  expect(screen.getByRole('radio', {name: 'June'})).toBeEnabled();
});

it('doesn’t call shouldDisableDate in the month and year views', () => {
  const shouldDisableDate = jest.fn(() => true);
  for (const view of ['month', 'year'] as const) {
    show(
      <DateCalendar
        view={view}
        views={[view]}
        referenceDate={dayjs('2025-06-14')}
        minDate={dayjs('2024-01-01')}
        maxDate={dayjs('2026-12-31')}
        shouldDisableDate={shouldDisableDate}
      />,
    );
  }
  for (const option of screen.getAllByRole('radio')) {
    expect(option).toBeEnabled();
  }
  expect(shouldDisableDate).not.toHaveBeenCalled();
});

it('disables the days of disabled months and years, but no year by its month', () => {
  const day = showDays({shouldDisableMonth: (month) => month.month() === 5});
  expect(day(14)).toBeDisabled();
  cleanup();
  expect(
    checkDate('2025-06-14', {shouldDisableMonth: (month) => month.month() === 5}),
  ).toBe('shouldDisableMonth');
  expect(
    checkDate('2025-06-14', {shouldDisableYear: (year) => year.year() === 2025}),
  ).toBe('shouldDisableYear');
  show(
    <YearCalendar
      defaultValue={dayjs('2025-06-14')}
      minDate={dayjs('2024-01-01')}
      maxDate={dayjs('2026-12-31')}
      shouldDisableYear={(year) => year.year() === 2025}
    />,
  );
  expect(screen.getByRole('radio', {name: '2025'})).toBeDisabled();
  expect(screen.getByRole('radio', {name: '2026'})).toBeEnabled();
});

it('accepts minTime and maxTime themselves, and ignores their date', () => {
  const limits = {
    minTime: dayjs('2030-01-01T09:00'),
    maxTime: dayjs('2020-01-01T18:00'),
  };
  expect(checkTime('08:59', limits)).toBe('minTime');
  expect(checkTime('09:00', limits)).toBeNull();
  expect(checkTime('18:00', limits)).toBeNull();
  expect(checkTime('18:01', limits)).toBe('maxTime');
});

it('compares full dates with disableIgnoringDatePartForTimeValidation in time components only', () => {
  const limit = {
    minTime: dayjs('2025-06-13T09:00'),
    disableIgnoringDatePartForTimeValidation: true,
  };
  expect(checkTime('08:00', limit)).toBeNull();
  expect(checkDateTime('2025-06-14T08:00', limit)).toBe('minTime');
});

it('calls shouldDisableTime for all three views', () => {
  const views = new Set<TimeView>();
  const error = checkTime('12:30', {
    shouldDisableTime: (time, view) => {
      views.add(view);
      return view === 'seconds';
    },
  });
  expect([...views]).toEqual(['hours', 'minutes', 'seconds']);
  expect(error).toBe('shouldDisableTime-seconds');
  expect(checkTime('12:10', {minutesStep: 15})).toBe('minutesStep');
});

it('ignores minDate and minTime if minDateTime is set, which has no separate error', () => {
  const limits = {
    minDate: dayjs('2025-07-01'),
    minTime: dayjs('2025-06-14T20:00'),
    minDateTime: dayjs('2025-06-14T08:30'),
  };
  expect(checkDateTime('2025-06-14T09:00', limits)).toBeNull();
  expect(checkDateTime('2025-06-14T08:00', limits)).toBe('minTime');
  expect(checkDateTime('2025-06-13T09:00', limits)).toBe('minDate');
});

it('reports null for an incomplete date, and invalidDate for a date that doesn’t exist', async () => {
  const calls: unknown[] = [];
  show(
    <DateField
      onChange={(value: Dayjs | null, {validationError}) =>
        calls.push([value && value.isValid(), validationError])
      }
    />,
  );
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Month'}));
  await userEvent.keyboard('02');
  await userEvent.keyboard('31');
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Year'}));
  await userEvent.keyboard('{ArrowUp}');
  expect(calls).toEqual([[false, 'invalidDate']]);
  await userEvent.keyboard('{ArrowUp}');
  expect(calls.at(-1)).toEqual([null, null]);
  await userEvent.keyboard('{ArrowUp}');
  expect(calls.at(-1)).toEqual([false, 'invalidDate']);
});

it('reports invalidRange for both positions, and accepts a range with one date', () => {
  const onError = jest.fn();
  const field = (start: string, end: string | null) => (
    <SingleInputDateRangeField
      value={[dayjs(start), end === null ? null : dayjs(end)]}
      onError={(error) => onError(error)}
    />
  );
  const {rerender} = show(field('2025-06-14', '2025-06-13'));
  expect(onError).toHaveBeenLastCalledWith(['invalidRange', 'invalidRange']);
  rerender(
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {field('2025-06-14', null)}
    </LocalizationProvider>,
  );
  expect(onError).toHaveBeenLastCalledWith([null, null]);
});

it('disables a day by shouldDisableDate in the calendar and marks it in the field', async () => {
  const shouldDisableDate = (date: Dayjs) => date.date() === 14;
  const day = showDays({shouldDisableDate});
  expect(day(14)).toBeDisabled();
  expect(day(13)).toBeEnabled();
  const changed = jest.fn();
  show(
    <DateField
      label="Due date"
      shouldDisableDate={shouldDisableDate}
      onChange={(value, {validationError}) => changed(validationError)}
      defaultValue={dayjs('2025-06-13')}
    />,
  );
  const field = screen.getByRole('group', {name: 'Due date'});
  await userEvent.click(within(field).getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('{ArrowUp}');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(changed).toHaveBeenLastCalledWith('shouldDisableDate');
});
