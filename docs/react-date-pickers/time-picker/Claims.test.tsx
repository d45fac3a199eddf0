import {act, cleanup, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {
  DesktopTimePicker,
  type DesktopTimePickerProps,
} from '@mui/x-date-pickers/DesktopTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileTimePicker} from '@mui/x-date-pickers/MobileTimePicker';
import {StaticTimePicker} from '@mui/x-date-pickers/StaticTimePicker';
import {TimePicker} from '@mui/x-date-pickers/TimePicker';
import {
  renderDigitalClockTimeView,
  renderTimeViewClock,
} from '@mui/x-date-pickers/timeViewRenderers';

const NINE_THIRTY = dayjs('2025-06-14T09:30');

function show(element: React.ReactElement) {
  cleanup();
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );
}

const openButton = () => screen.getByLabelText(/^Choose time/);
/** Queries by role are slow in a long list. */
const option = (name: string) =>
  [...document.querySelectorAll('[role="option"]')].find(
    (element) => (element.getAttribute('aria-label') ?? element.textContent) === name,
  )!;
const getColumns = () => [...document.querySelectorAll('[role="listbox"]')];
const listColumns = () =>
  getColumns().map((column) => column.getAttribute('aria-label'));
/** Returns the options of a column, or of the only one. */
const readOptions = (unit = '') =>
  getColumns()
    .filter(
      (column) => column.getAttribute('aria-label')?.includes(unit) ?? unit === '',
    )
    .flatMap((column) => [...column.children].map(({textContent}) => textContent));
const readField = () =>
  document.querySelector<HTMLInputElement>('input[name="time"]')!.value;

/** Shows an open popup with a value. */
const open = (props: DesktopTimePickerProps = {}) =>
  show(<DesktopTimePicker open name="time" defaultValue={NINE_THIRTY} {...props} />);

it('takes the day from the previous value, or from referenceDate, or today', async () => {
  const selectHour = async (props: DesktopTimePickerProps) => {
    const values: (Dayjs | null)[] = [];
    show(
      <DesktopTimePicker open {...props} onChange={(value) => values.push(value)} />,
    );
    await userEvent.click(option('7 hours'));
    return values.at(-1)!.format('YYYY-MM-DD');
  };
  expect(await selectHour({defaultValue: NINE_THIRTY})).toBe('2025-06-14');
  expect(await selectHour({referenceDate: dayjs('2024-02-29')})).toBe('2024-02-29');
  expect(await selectHour({})).toBe(dayjs().format('YYYY-MM-DD'));
});

it('has columns for the hours, the minutes, and AM and PM on desktop', () => {
  open();
  expect(listColumns()).toEqual(['Select hours', 'Select minutes', 'Select meridiem']);
  open({ampm: false});
  expect(listColumns()).toEqual(['Select hours', 'Select minutes']);
});

it('is uncontrolled with undefined', async () => {
  show(
    <DesktopTimePicker
      open
      name="time"
      value={undefined}
      referenceDate={NINE_THIRTY}
    />,
  );
  await userEvent.click(option('7 hours'));
  expect(readField()).toBe('07:30 AM');
});

it('runs onChange after each column, and onAccept when the popup closes', async () => {
  const calls: string[] = [];
  show(
    <DesktopTimePicker
      defaultValue={NINE_THIRTY}
      onChange={(value) => calls.push(`change ${value!.format('HH:mm')}`)}
      onAccept={(value) => calls.push(`accept ${value!.format('HH:mm')}`)}
    />,
  );
  await userEvent.click(openButton());
  await userEvent.click(option('7 hours'));
  await userEvent.click(option('15 minutes'));
  expect(calls).toEqual(['change 07:30', 'change 07:15']);
  await userEvent.click(screen.getByText('OK'));
  expect(calls.slice(2)).toEqual(['accept 07:15']);
});

it('shows an analog clock and a toolbar on mobile and in the static picker', () => {
  for (const element of [
    <MobileTimePicker key="mobile" open defaultValue={NINE_THIRTY} />,
    <StaticTimePicker key="static" defaultValue={NINE_THIRTY} />,
  ]) {
    show(element);
    expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
    expect(document.querySelector('.MuiPickersToolbar-root')).not.toBeNull();
  }
  open();
  expect(
    document.querySelector('.MuiTimeClock-root, .MuiPickersToolbar-root'),
  ).toBeNull();
});

it('renders the desktop variant in an environment without media queries', () => {
  const {matchMedia} = window;
  Reflect.deleteProperty(window, 'matchMedia');
  try {
    show(<TimePicker open defaultValue={NINE_THIRTY} />);
  } finally {
    window.matchMedia = matchMedia;
  }
  expect(listColumns()).toHaveLength(3);
});

it('closes after the last view and has no buttons with closeOnSelect, which is false by default', async () => {
  const onClose = jest.fn();
  open({onClose});
  await userEvent.click(option('PM'));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByText('OK')).toBeVisible();
  open({onClose, closeOnSelect: true});
  expect(screen.queryByText('OK')).toBeNull();
  await userEvent.click(option('PM'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('focuses the selected hour when the button opens the popup, and moves by the keys of the table', async () => {
  show(<DesktopTimePicker defaultValue={NINE_THIRTY} />);
  act(() => openButton().focus());
  await userEvent.keyboard('{Enter}');
  const press = async (key: string) => {
    await userEvent.keyboard(`{${key}}`);
    return document.activeElement!.textContent;
  };
  expect(option('9 hours')).toHaveFocus();
  expect(await press('ArrowDown')).toBe('10');
  expect(await press('ArrowUp')).toBe('09');
  expect(await press('PageUp')).toBe('04');
  expect(await press('PageDown')).toBe('09');
  expect(await press('End')).toBe('11');
  expect(await press('Home')).toBe('12');
  await userEvent.keyboard('{Enter}');
  expect(option('30 minutes')).toHaveFocus();
});

it('closes and keeps the selected time on Esc, and undoes the selection with Cancel', async () => {
  const selectSeven = async () => {
    show(<DesktopTimePicker name="time" defaultValue={NINE_THIRTY} />);
    await userEvent.click(openButton());
    await userEvent.click(option('7 hours'));
  };
  await selectSeven();
  await userEvent.keyboard('{Escape}');
  expect(readField()).toBe('07:30 AM');
  await selectSeven();
  await userEvent.click(screen.getByText('Cancel'));
  expect(readField()).toBe('09:30 AM');
});

it('has a section for each view, by default for hours and minutes', () => {
  const read = (views?: DesktopTimePickerProps['views']) => {
    show(
      <DesktopTimePicker
        name="time"
        defaultValue={NINE_THIRTY}
        {...(views && {views})}
      />,
    );
    return readField();
  };
  expect(read()).toBe('09:30 AM');
  expect(read(['hours', 'minutes'])).toBe('09:30 AM');
  expect(read(['minutes', 'seconds'])).toBe('30:00');
});

it('starts with the hours on the analog clock, unless openTo is set; the toolbar reaches previous views', async () => {
  const readClock = () => listColumns()[0];
  show(<MobileTimePicker open defaultValue={NINE_THIRTY} />);
  expect(readClock()).toMatch(/^Select hours/);
  show(<MobileTimePicker open openTo="minutes" defaultValue={NINE_THIRTY} />);
  expect(readClock()).toMatch(/^Select minutes/);
  await userEvent.click(screen.getByRole('button', {name: '09'}));
  expect(readClock()).toMatch(/^Select hours/);
});

it('has time steps of 1 hour, 5 minutes, and 5 seconds by default', () => {
  open({views: ['hours', 'minutes', 'seconds']});
  expect(readOptions('hours')).toHaveLength(12);
  expect(readOptions('minutes').slice(0, 3)).toEqual(['00', '05', '10']);
  expect(readOptions('seconds').slice(0, 3)).toEqual(['00', '05', '10']);
});

it('uses a single column for at most 24 options, or thresholdToRenderTimeInASingleColumn', () => {
  open({timeSteps: {minutes: 60}});
  expect(readOptions()).toHaveLength(24);
  open({timeSteps: {minutes: 30}});
  expect(listColumns()).toHaveLength(3);
  open({timeSteps: {minutes: 30}, thresholdToRenderTimeInASingleColumn: 48});
  expect(readOptions()).toHaveLength(48);
});

it('ignores all time steps but minutes in a single column', () => {
  open({timeSteps: {hours: 6, minutes: 60}});
  expect(readOptions()).toHaveLength(24);
});

it('hides disabled options with skipDisabled', () => {
  const limits = {minTime: dayjs('2025-06-14T08:00'), timeSteps: {minutes: 60}};
  open(limits);
  expect(option('07:00 AM')).toHaveClass('Mui-disabled');
  open({...limits, skipDisabled: true});
  expect(readOptions()[0]).toBe('08:00 AM');
});

it('makes other minutes invalid with minutesStep, which is also the step of the arrow keys', async () => {
  const onError = jest.fn();
  show(
    <DesktopTimePicker
      name="time"
      minutesStep={15}
      defaultValue={dayjs('2025-06-14T09:20')}
      onError={onError}
    />,
  );
  expect(onError).toHaveBeenLastCalledWith('minutesStep', expect.anything());
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Minutes'}));
  await userEvent.keyboard('{ArrowUp}');
  expect(readField()).toBe('09:30 AM');
  await userEvent.keyboard('{ArrowUp}');
  expect(readField()).toBe('09:45 AM');
});

it('uses portrait orientation if it has views for hours, minutes, and seconds', () => {
  const isLandscape = (views: ('hours' | 'minutes' | 'seconds')[]) => {
    show(
      <StaticTimePicker
        orientation="landscape"
        views={views}
        defaultValue={NINE_THIRTY}
      />,
    );
    return document.querySelector('.MuiPickersLayout-landscape') !== null;
  };
  expect(isLandscape(['hours', 'minutes'])).toBe(true);
  expect(isLandscape(['hours', 'minutes', 'seconds'])).toBe(false);
});

it('renders views with viewRenderers, and hides the button if all views are null', () => {
  open({viewRenderers: {hours: renderTimeViewClock, minutes: renderTimeViewClock}});
  expect(document.querySelector('.MuiTimeClock-root')).not.toBeNull();
  open({viewRenderers: {hours: renderDigitalClockTimeView}, timeSteps: {minutes: 60}});
  expect(readOptions()).toHaveLength(24);
  show(
    <DesktopTimePicker viewRenderers={{hours: null, minutes: null, meridiem: null}} />,
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('shows the error state and passes the time to onChange if users type a disabled time', async () => {
  const onChange = jest.fn();
  show(
    <DesktopTimePicker
      label="Meeting"
      minTime={dayjs('2025-06-14T08:00')}
      defaultValue={NINE_THIRTY}
      onChange={(value, {validationError}) => onChange(value!.hour(), validationError)}
    />,
  );
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Hours'}));
  await userEvent.keyboard('07');
  expect(onChange).toHaveBeenLastCalledWith(7, 'minTime');
  expect(screen.getByRole('group', {name: 'Meeting'})).toHaveAttribute(
    'aria-invalid',
    'true',
  );
});
