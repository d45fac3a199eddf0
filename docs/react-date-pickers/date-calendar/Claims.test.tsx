import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import dayjs from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateCalendar, type DateCalendarProps} from '@mui/x-date-pickers/DateCalendar';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MonthCalendar} from '@mui/x-date-pickers/MonthCalendar';
import {YearCalendar} from '@mui/x-date-pickers/YearCalendar';

const JUNE_14 = dayjs('2025-06-14T09:30');
/** Few years, which render fast. */
const LIMITS = {minDate: dayjs('2024-01-01'), maxDate: dayjs('2026-12-31')};

function show(element: React.ReactElement) {
  cleanup();
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );
}
const showCalendar = (props: DateCalendarProps = {}) =>
  show(<DateCalendar reduceAnimations defaultValue={JUNE_14} {...LIMITS} {...props} />);

const button = (name: string) => screen.getByText(name, {selector: 'button'});
const readHeader = () =>
  document.querySelector('.MuiPickersCalendarHeader-label')!.textContent;
const readYears = () =>
  [...document.querySelectorAll('.MuiYearCalendar-button')].map(
    ({textContent}) => textContent,
  );
const getDays = () => [...document.querySelectorAll('button[role="gridcell"]')];

it('runs onChange with "partial" for a year or month and "finish" for the day, and keeps the time', () => {
  const calls: unknown[] = [];
  showCalendar({
    views: ['year', 'month', 'day'],
    openTo: 'year',
    onChange: (day, state) => calls.push([day!.format('YYYY-MM-DD HH:mm'), state]),
  });
  fireEvent.click(button('2024'));
  fireEvent.click(button('May'));
  fireEvent.click(button('10'));
  expect(calls).toEqual([
    ['2024-06-14 09:30', 'partial'],
    ['2024-05-14 09:30', 'partial'],
    ['2024-05-10 09:30', 'finish'],
  ]);
});

it('is a single tab stop in the days, which is the selected day', () => {
  showCalendar();
  expect(getDays().filter((day) => day.getAttribute('tabindex') === '0')).toEqual([
    button('14'),
  ]);
});

it('moves to the same day of the next month with Page Up and of the previous with Page Down', () => {
  const press = (key: string) => {
    showCalendar();
    act(() => button('14').focus());
    fireEvent.keyDown(button('14'), {key});
    return readHeader();
  };
  expect(press('PageUp')).toBe('July 2025');
  expect(press('PageDown')).toBe('May 2025');
});

it('lets users switch between months with readOnly, but not select a day', () => {
  const onChange = jest.fn();
  showCalendar({readOnly: true, onChange});
  fireEvent.click(screen.getByLabelText('Next month'));
  expect(readHeader()).toBe('July 2025');
  fireEvent.click(button('10'));
  expect(onChange).not.toHaveBeenCalled();
});

it('prevents all interaction with disabled', () => {
  showCalendar({disabled: true});
  expect(screen.getByLabelText('Next month')).toBeDisabled();
  expect(button('10')).toBeDisabled();
});

it('has the views year and day by default, and opens on the day view, unless openTo is set', () => {
  showCalendar();
  expect(button('14')).toBeVisible();
  fireEvent.click(screen.getByLabelText(/switch to year view/));
  fireEvent.click(button('2024'));
  expect(readHeader()).toBe('June 2024');
  showCalendar({openTo: 'year'});
  expect(readYears()).toEqual(['2024', '2025', '2026']);
});

it('opens on the month of referenceDate without selecting a day, and gives its time to a new value', () => {
  const onChange = jest.fn();
  showCalendar({
    defaultValue: undefined,
    referenceDate: dayjs('2024-03-01T19:30'),
    onChange: (day) => onChange(day!.format('MM-DD HH:mm')),
  });
  expect(readHeader()).toBe('March 2024');
  expect(document.querySelector('[aria-selected="true"]')).toBeNull();
  fireEvent.click(button('10'));
  expect(onChange).toHaveBeenCalledWith('03-10 19:30');
});

it('opens on the date closest to today that the limits allow', () => {
  const open = (props: DateCalendarProps) => {
    show(<DateCalendar {...props} />);
    return readHeader();
  };
  expect(open({minDate: dayjs('2090-03-10')})).toBe('March 2090');
  expect(open({maxDate: dayjs('2001-02-10')})).toBe('February 2001');
});

it('changes only the year of the date in a YearCalendar', () => {
  const onChange = jest.fn();
  show(
    <YearCalendar
      {...LIMITS}
      defaultValue={JUNE_14}
      onChange={(date) => onChange(date.format('YYYY-MM-DD HH:mm'))}
    />,
  );
  fireEvent.click(button('2024'));
  expect(onChange).toHaveBeenCalledWith('2024-06-14 09:30');
});

it('has 3 months per row by default; ↓ always moves by three months, whatever monthsPerRow is', () => {
  const press = (props: {monthsPerRow?: 3 | 4}) => {
    show(<MonthCalendar defaultValue={JUNE_14} {...props} />);
    act(() => button('Jun').focus());
    fireEvent.keyDown(button('Jun'), {key: 'ArrowDown'});
    return document.activeElement!.textContent;
  };
  expect(press({})).toBe('Sep');
  expect(press({monthsPerRow: 4})).toBe('Sep');
});

it('lists years in ascending order, and from the latest one with yearsOrder="desc"', () => {
  showCalendar({openTo: 'year', yearsOrder: 'desc'});
  expect(readYears()).toEqual(['2026', '2025', '2024']);
  show(<YearCalendar defaultValue={JUNE_14} />);
  expect(readYears()[0]).toBe('1900');
  expect(readYears().at(-1)).toBe('2099');
});

it('shows no days of adjacent months by default, and six weeks with fixedWeekNumber={6}', () => {
  const countDays = (props: DateCalendarProps) => {
    showCalendar(props);
    return getDays().length;
  };
  expect(countDays({})).toBe(30);
  // June 2025 starts on a Sunday and ends on a Monday.
  expect(countDays({showDaysOutsideCurrentMonth: true})).toBe(35);
  expect(countDays({showDaysOutsideCurrentMonth: true, fixedWeekNumber: 6})).toBe(42);
});

it('shows week numbers with displayWeekNumber, whose header and numbers come from localeText', () => {
  showCalendar({displayWeekNumber: true});
  expect(screen.getByLabelText('Week 24')).toHaveTextContent('24');
  cleanup();
  render(
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{
        calendarWeekNumberHeaderText: 'Week',
        calendarWeekNumberText: (week) => `W${week}`,
      }}
    >
      <DateCalendar displayWeekNumber defaultValue={JUNE_14} />
    </LocalizationProvider>,
  );
  expect(screen.getByText('Week')).toBeVisible();
  expect(screen.getByText('W24')).toBeVisible();
});

it('renders the result of renderLoading while loading is true, by default three dots', () => {
  showCalendar({loading: true});
  expect(screen.getByText('...')).toBeVisible();
  showCalendar({loading: true, renderLoading: () => <p>Loading</p>});
  expect(screen.getByText('Loading')).toBeVisible();
});

it('doesn’t run onMonthChange for the initial month', () => {
  const onMonthChange = jest.fn();
  showCalendar({onMonthChange: (month) => onMonthChange(month.format('YYYY-MM'))});
  expect(onMonthChange).not.toHaveBeenCalled();
  fireEvent.click(screen.getByLabelText('Next month'));
  expect(onMonthChange.mock.calls).toEqual([['2025-07']]);
});

it('doesn’t let users select a disabled day, but its value can be one', () => {
  showCalendar({shouldDisableDate: (day) => day.date() === 14});
  expect(button('14')).toBeDisabled();
  expect(button('14')).toHaveAttribute('aria-selected', 'true');
});

it('marks disabled days with the class of the styles', () => {
  showCalendar({shouldDisableDate: (day) => day.date() === 14});
  expect(button('14').matches('.MuiPickersDay-root.Mui-disabled')).toBe(true);
  expect(button('15').matches('.Mui-disabled')).toBe(false);
});
