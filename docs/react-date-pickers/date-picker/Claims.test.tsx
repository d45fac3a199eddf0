import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DatePicker} from '@mui/x-date-pickers/DatePicker';
import {
  DesktopDatePicker,
  type DesktopDatePickerProps,
} from '@mui/x-date-pickers/DesktopDatePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';
import type {DateView} from '@mui/x-date-pickers/models';
import {StaticDatePicker} from '@mui/x-date-pickers/StaticDatePicker';

const JUNE_14 = dayjs('2025-06-14T09:30');

const show = (element: React.ReactElement) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );

const openButton = () => screen.getByRole('button', {name: /^Choose date/});
const day = (name: string) => screen.getByText(name, {selector: 'button'});

/** Selects June 10 in the popup, and returns the new value. */
async function selectDay(props: DesktopDatePickerProps) {
  const values: (Dayjs | null)[] = [];
  const {unmount} = show(
    <DesktopDatePicker {...props} onChange={(value) => values.push(value)} />,
  );
  await userEvent.click(openButton());
  await userEvent.click(day('10'));
  unmount();
  return values.at(-1)?.format('YYYY-MM-DD HH:mm');
}

/** Returns the text of a field with June 14, 2025. */
function readField(views?: DateView[]) {
  const {unmount} = show(
    <DesktopDatePicker name="date" defaultValue={JUNE_14} {...(views && {views})} />,
  );
  const text = document.querySelector<HTMLInputElement>('input[name="date"]')!.value;
  unmount();
  return text;
}

/** Returns the checked option or the selected day, which are in the open view. */
function readView(props: DesktopDatePickerProps) {
  const {unmount} = show(<DesktopDatePicker open defaultValue={JUNE_14} {...props} />);
  const popup = within(screen.getByRole('dialog'));
  const [option] = popup.queryAllByRole('radio', {checked: true});
  const {textContent} = option ?? popup.getByRole('gridcell', {selected: true});
  unmount();
  return textContent;
}

it('opens on the month of referenceDate, which doesn’t select a date', async () => {
  show(<DesktopDatePicker referenceDate={dayjs('2021-03-04')} />);
  await userEvent.click(screen.getByRole('button', {name: 'Choose date'}));
  expect(screen.getByText('March 2021')).toBeVisible();
  expect(screen.queryByRole('gridcell', {selected: true})).toBeNull();
});

it('is uncontrolled with undefined', async () => {
  show(<DesktopDatePicker value={undefined} referenceDate={JUNE_14} />);
  await userEvent.click(openButton());
  await userEvent.click(day('10'));
  expect(openButton()).toHaveAccessibleName(
    'Choose date, selected date is Jun 10, 2025',
  );
});

it('keeps the time when users select a day, or takes that of referenceDate, or midnight', async () => {
  expect(await selectDay({})).toMatch(/-10 00:00$/);
  expect(await selectDay({defaultValue: JUNE_14})).toBe('2025-06-10 09:30');
  expect(await selectDay({referenceDate: dayjs('2025-06-01T07:15')})).toBe(
    '2025-06-10 07:15',
  );
});

it('renders the desktop variant if (pointer: fine) matches, and without media queries', async () => {
  const matchMedia = window.matchMedia.bind(window);
  const spy = jest.spyOn(window, 'matchMedia');
  const hasButtons = async () => {
    const {unmount} = show(<DatePicker />);
    await userEvent.click(openButton());
    const ok = screen.queryByRole('button', {name: 'OK'});
    unmount();
    return ok !== null;
  };
  spy.mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(pointer: fine)',
  }));
  expect(await hasButtons()).toBe(false);
  spy.mockImplementation((query) => ({...matchMedia(query), matches: false}));
  expect(await hasButtons()).toBe(true);
  spy.mockRestore();
  Reflect.deleteProperty(window, 'matchMedia');
  try {
    expect(await hasButtons()).toBe(false);
  } finally {
    window.matchMedia = matchMedia;
  }
});

it('closes the popup after a day on desktop', async () => {
  const onClose = jest.fn();
  show(<DesktopDatePicker defaultValue={JUNE_14} onClose={onClose} />);
  await userEvent.click(openButton());
  await userEvent.click(day('10'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('shows Cancel and OK on mobile, and closes after OK', async () => {
  const onClose = jest.fn();
  show(<MobileDatePicker defaultValue={JUNE_14} onClose={onClose} />);
  await userEvent.click(openButton());
  await userEvent.click(day('10'));
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.getByRole('button', {name: 'Cancel'})).toBeVisible();
  await userEvent.click(screen.getByRole('button', {name: 'OK'}));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('has an h4 in the toolbar of a static picker, and no toolbar with displayStaticWrapperAs="desktop"', () => {
  const {unmount} = show(<StaticDatePicker defaultValue={JUNE_14} />);
  expect(screen.getByRole('heading', {level: 4})).toHaveTextContent('Sat, Jun 14');
  unmount();
  show(<StaticDatePicker defaultValue={JUNE_14} displayStaticWrapperAs="desktop" />);
  expect(screen.queryByRole('heading')).toBeNull();
  expect(day('14')).toBeVisible();
});

it('keeps users from changing the date or opening the popup with readOnly', async () => {
  show(<DesktopDatePicker readOnly defaultValue={JUNE_14} />);
  await userEvent.click(screen.getByRole('spinbutton', {name: 'Day'}));
  await userEvent.keyboard('{ArrowUp}1');
  expect(screen.getByRole('spinbutton', {name: 'Day'})).toHaveTextContent('14');
  expect(openButton()).toBeDisabled();
});

it('submits the text of the field in its format', () => {
  show(
    <form>
      <DesktopDatePicker name="due" format="DD.MM.YYYY" defaultValue={JUNE_14} />
    </form>,
  );
  const data = new FormData(document.querySelector('form')!);
  expect(data.get('due')).toBe('14.06.2025');
});

it('has the sections of its views', () => {
  expect(readField()).toBe('06/14/2025');
  expect(readField(['year', 'month', 'day'])).toBe('06/14/2025');
  expect(readField(['year', 'month'])).toBe('June 2025');
  expect(readField(['month', 'day'])).toBe('June 14');
  expect(readField(['year'])).toBe('2025');
  expect(readField(['day'])).toBe('14');
});

it('opens on the day view, or on the first view without one, or on openTo', () => {
  expect(readView({})).toBe('14');
  expect(readView({views: ['year', 'month', 'day']})).toBe('14');
  expect(readView({views: ['month', 'year']})).toBe('Jun');
  expect(readView({openTo: 'year'})).toBe('2025');
});

it('closes on Escape, keeps the selected day, and returns the focus to the button', async () => {
  show(<DesktopDatePicker defaultValue={JUNE_14} closeOnSelect={false} />);
  act(() => openButton().focus());
  await userEvent.keyboard('{Enter}');
  expect(day('14')).toHaveFocus();
  await userEvent.click(day('10'));
  await userEvent.keyboard('{Escape}');
  expect(openButton()).toHaveFocus();
  expect(openButton()).toHaveAccessibleName(/Jun 10, 2025/);
});

it('clears with Ctrl + A and Delete without onClear; the button isn’t a tab stop', async () => {
  const onChange = jest.fn();
  const onClear = jest.fn();
  show(
    <DesktopDatePicker
      defaultValue={JUNE_14}
      onChange={(value) => onChange(value)}
      slotProps={{field: {clearable: true, onClear}}}
    />,
  );
  const clear = screen.getByRole('button', {name: 'Clear', hidden: true});
  expect(clear).toHaveAttribute('tabindex', '-1');
  const month = screen.getByRole('spinbutton', {name: 'Month'});
  await userEvent.click(month);
  // The keys of user-event have no keyCode, which the field reads.
  fireEvent.keyDown(month, {key: 'a', keyCode: 65, ctrlKey: true});
  await userEvent.keyboard('{Delete}');
  expect(onChange).toHaveBeenLastCalledWith(null);
  expect(screen.getByText('MM/DD/YYYY')).toBeVisible();
  expect(onClear).not.toHaveBeenCalled();
});
