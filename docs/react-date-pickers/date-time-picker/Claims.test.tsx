import {act, cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopDateTimePicker,
  type DesktopDateTimePickerProps,
} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDateTimePicker} from '@mui/x-date-pickers/MobileDateTimePicker';
import {StaticDateTimePicker} from '@mui/x-date-pickers/StaticDateTimePicker';

const JUNE_14 = dayjs('2025-06-14T09:30');

function show(element: React.ReactElement) {
  cleanup();
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );
}

const openButton = () => screen.getByLabelText(/^Choose date/);
const button = (name: string) => screen.getByText(name, {selector: 'button'});
const day = (name: string) => screen.getByText(name, {selector: 'button'});
/** Queries by role are slow in a long list. */
const option = (name: string) =>
  [...document.querySelectorAll('[role="option"]')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  )!;
const readField = () =>
  document.querySelector<HTMLInputElement>('input[name="at"]')!.value;

function showDesktop(props: DesktopDateTimePickerProps = {}) {
  const calls: string[] = [];
  const write = (name: string) => (value: Dayjs | null) =>
    void calls.push(`${name} ${value!.format('MM-DD HH:mm')}`);
  show(
    <DesktopDateTimePicker
      name="at"
      defaultValue={JUNE_14}
      onChange={write('change')}
      onAccept={write('accept')}
      {...props}
    />,
  );
  return calls;
}

/** Returns the error of a moment, or `null`. */
function check(moment: string, props: DesktopDateTimePickerProps) {
  let last: string | null = null;
  show(
    <DesktopDateTimePicker
      {...props}
      defaultValue={dayjs(moment)}
      onError={(error) => {
        last = error;
      }}
    />,
  );
  return last;
}

it('has the time of referenceDate after a day in an empty picker, or midnight', async () => {
  const selectDay = async (referenceDate?: Dayjs) => {
    const calls = showDesktop({open: true, defaultValue: null, referenceDate});
    await userEvent.click(day('10'));
    return calls.at(-1)!.slice(-5);
  };
  expect(await selectDay(dayjs('2025-06-14T06:45'))).toBe('06:45');
  expect(await selectDay()).toBe('00:00');
});

it('runs onChange for the day, the hour, and the minutes, and onAccept when the popup closes', async () => {
  const calls = showDesktop();
  await userEvent.click(openButton());
  await userEvent.click(day('10'));
  await userEvent.click(option('7 hours'));
  await userEvent.click(option('15 minutes'));
  expect(calls).toEqual([
    'change 06-10 09:30',
    'change 06-10 07:30',
    'change 06-10 07:15',
  ]);
  await userEvent.click(button('OK'));
  expect(calls.slice(3)).toEqual(['accept 06-10 07:15']);
});

it('shows the calendar and the times next to each other on desktop, and one after the other on mobile', async () => {
  const readParts = () => [
    document.querySelector('.MuiDateCalendar-root') !== null,
    document.querySelector('[role="listbox"]') !== null,
  ];
  showDesktop({open: true});
  expect(readParts()).toEqual([true, true]);
  for (const element of [
    <MobileDateTimePicker key="mobile" open defaultValue={JUNE_14} />,
    <StaticDateTimePicker key="static" defaultValue={JUNE_14} />,
  ]) {
    show(element);
    expect(readParts()).toEqual([true, false]);
  }
});

it('hides the tabs on desktop, and has a toolbar and tabs on mobile', () => {
  showDesktop({open: true});
  expect(screen.queryByRole('tab')).toBeNull();
  show(<MobileDateTimePicker open defaultValue={JUNE_14} />);
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  expect(document.querySelector('.MuiPickersToolbar-root')).not.toBeNull();
});

it('continues from the calendar to the time with Next on mobile, and confirms with OK', async () => {
  const onClose = jest.fn();
  show(<MobileDateTimePicker open defaultValue={JUNE_14} onClose={onClose} />);
  expect(screen.queryByText('OK')).toBeNull();
  await userEvent.click(button('Next'));
  expect(screen.getByLabelText('Select hours')).toBeInTheDocument();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(button('OK'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('opens by Enter, focuses the selected day, and moves to the next column after a selection', async () => {
  showDesktop();
  act(() => openButton().focus());
  await userEvent.keyboard('{Enter}');
  expect(day('14')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(option('9 hours')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(option('30 minutes')).toHaveFocus();
});

it('accepts the selection on Esc, and undoes it with Cancel', async () => {
  const selectDay = async () => {
    const calls = showDesktop();
    await userEvent.click(openButton());
    await userEvent.click(day('10'));
    return calls;
  };
  const calls = await selectDay();
  await userEvent.keyboard('{Escape}');
  expect(calls.at(-1)).toBe('accept 06-10 09:30');
  await selectDay();
  await userEvent.click(button('Cancel'));
  expect(readField()).toBe('06/14/2025 09:30 AM');
});

it('doesn’t let users open the popup with readOnly', () => {
  showDesktop({readOnly: true});
  expect(openButton()).toBeDisabled();
});

it('has the sections of its views, by default year, day, hours, and minutes', () => {
  showDesktop();
  expect(readField()).toBe('06/14/2025 09:30 AM');
  showDesktop({views: ['year', 'day', 'hours', 'minutes']});
  expect(readField()).toBe('06/14/2025 09:30 AM');
  showDesktop({views: ['day', 'hours']});
  expect(readField()).toBe('14 09 AM');
});

it('opens on the day view, or on openTo', () => {
  showDesktop({open: true});
  expect(day('14')).toBeVisible();
  showDesktop({open: true, openTo: 'year'});
  expect(screen.getByText('2025', {selector: 'button'})).toBeVisible();
});

it('is in portrait orientation by default, and always with hours, minutes, and seconds', () => {
  const isLandscape = (props: Partial<Parameters<typeof StaticDateTimePicker>[0]>) => {
    show(<StaticDateTimePicker defaultValue={JUNE_14} {...props} />);
    return document.querySelector('.MuiPickersLayout-landscape') !== null;
  };
  expect(isLandscape({})).toBe(false);
  expect(isLandscape({orientation: 'landscape'})).toBe(true);
  expect(
    isLandscape({
      orientation: 'landscape',
      views: ['day', 'hours', 'minutes', 'seconds'],
    }),
  ).toBe(false);
});

it('doesn’t switch to landscape when users turn their phone', () => {
  const orientation = Object.getOwnPropertyDescriptor(window.screen, 'orientation');
  Object.defineProperty(window.screen, 'orientation', {
    configurable: true,
    value: {angle: 90},
  });
  try {
    show(<MobileDateTimePicker open defaultValue={JUNE_14} />);
    expect(document.querySelector('.MuiPickersLayout-root')).not.toBeNull();
    expect(document.querySelector('.MuiPickersLayout-landscape')).toBeNull();
  } finally {
    Reflect.deleteProperty(window.screen, 'orientation');
    if (orientation) {
      Object.defineProperty(window.screen, 'orientation', orientation);
    }
  }
});

it('shows only the calendar if all three time views are null', () => {
  showDesktop({open: true, viewRenderers: {hours: null, minutes: null, seconds: null}});
  expect(day('14')).toBeVisible();
  expect(screen.queryByRole('listbox')).toBeNull();
});

it('limits the time of each day by minTime, and the date and time together by minDateTime', () => {
  const at = dayjs('2025-06-10T09:00');
  expect(check('2025-06-14T08:00', {minTime: at})).toBe('minTime');
  expect(check('2025-06-14T08:00', {minDateTime: at})).toBeNull();
  expect(check('2025-06-10T08:00', {minDateTime: at})).toBe('minTime');
  expect(check('2025-06-09T10:00', {minDateTime: at})).toBe('minDate');
});

it('replaces minDate and minTime by minDateTime, and maxDate and maxTime by maxDateTime', () => {
  const june1 = dayjs('2025-06-01T09:00');
  const june30 = dayjs('2025-06-30T18:00');
  expect(
    check('2025-06-14T08:00', {minDate: june30, minTime: june1, minDateTime: june1}),
  ).toBeNull();
  expect(
    check('2025-06-14T20:00', {maxDate: june1, maxTime: june30, maxDateTime: june30}),
  ).toBeNull();
  expect(check('2025-06-14T08:00', {minDate: june30})).toBe('minDate');
  expect(check('2025-06-14T20:00', {maxDate: june1})).toBe('maxDate');
});
