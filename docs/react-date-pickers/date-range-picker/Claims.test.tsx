import {act, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import {
  DesktopDateRangePicker,
  type DesktopDateRangePickerProps,
} from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import {MobileDateRangePicker} from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';

const RANGE: [Dayjs, Dayjs] = [dayjs('2025-06-10'), dayjs('2025-06-20')];

const show = (element: React.ReactElement) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );

/** Renders an open picker with one month, June 2025, and returns the ranges that users select. */
function showPicker(props: DesktopDateRangePickerProps = {}) {
  const ranges: (string | null)[][] = [];
  show(
    <DesktopDateRangePicker
      calendars={1}
      referenceDate={dayjs('2025-06-01')}
      open
      onChange={(range) =>
        ranges.push(range.map((date) => date && date.format('MM-DD')))
      }
      {...props}
    />,
  );
  return ranges;
}

const clickDay = (day: string) =>
  userEvent.click(screen.getByText(day, {selector: 'button'}));

it('sets the start, then the end, and closes on desktop', async () => {
  const onClose = jest.fn();
  const ranges = showPicker({onClose});
  await clickDay('10');
  expect(ranges).toEqual([['06-10', null]]);
  expect(onClose).not.toHaveBeenCalled();
  await clickDay('20');
  expect(ranges.at(-1)).toEqual(['06-10', '06-20']);
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('empties the end if the new start is after it', async () => {
  const ranges = showPicker({defaultValue: RANGE});
  await clickDay('25');
  expect(ranges).toEqual([['06-25', null]]);
});

it('makes an end before the start the new start, with an empty end', async () => {
  const ranges = showPicker({defaultValue: RANGE, defaultRangePosition: 'end'});
  await clickDay('5');
  expect(ranges).toEqual([['06-05', null]]);
});

it('sets the end first with defaultRangePosition="end"', async () => {
  const ranges = showPicker({defaultRangePosition: 'end'});
  await clickDay('20');
  expect(ranges).toEqual([[null, '06-20']]);
});

it('shows 2 months by default, and up to 3', () => {
  const {unmount} = show(
    <DesktopDateRangePicker open referenceDate={dayjs('2025-06-01')} />,
  );
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(2);
  unmount();
  show(<DesktopDateRangePicker open calendars={3} />);
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(3);
});

it('shows one month, a toolbar, Cancel, and OK on mobile, and ignores calendars', () => {
  const props: DesktopDateRangePickerProps = {calendars: 3};
  show(<MobileDateRangePicker {...props} open />);
  expect(document.querySelectorAll('[role="grid"]')).toHaveLength(1);
  expect(document.querySelector('.MuiPickersToolbar-root')).toBeVisible();
  expect(screen.getByText('Cancel')).toBeVisible();
  expect(screen.getByText('OK')).toBeVisible();
});

it('submits the text of the field, but not with two inputs', () => {
  const {container, unmount} = show(
    <form>
      <DesktopDateRangePicker name="stay" defaultValue={RANGE} />
    </form>,
  );
  const read = (form: Element) => new FormData(form.querySelector('form')!).get('stay');
  expect(read(container)).toBe('06/10/2025 – 06/20/2025');
  unmount();
  const two = show(
    <form>
      <DesktopDateRangePicker
        name="stay"
        defaultValue={RANGE}
        slots={{field: MultiInputDateRangeField}}
      />
    </form>,
  );
  expect(read(two.container)).toBeNull();
});

it('has no opening button with two inputs, which a click or Enter opens', async () => {
  const onOpen = jest.fn();
  show(
    <DesktopDateRangePicker
      open={false}
      onOpen={onOpen}
      slots={{field: MultiInputDateRangeField}}
    />,
  );
  expect(screen.queryByRole('button')).toBeNull();
  const start = screen.getByRole('group', {name: 'Start'});
  expect(screen.getByRole('group', {name: 'End'})).toBeVisible();
  await userEvent.click(start);
  expect(onOpen).toHaveBeenCalledTimes(1);
  await userEvent.keyboard('{Enter}');
  expect(onOpen).toHaveBeenCalledTimes(2);
});

it('passes start or end to shouldDisableDate', () => {
  const shouldDisableDate = jest.fn((date: Dayjs, position: 'start' | 'end') => {
    return position === 'start' && date.date() === 14;
  });
  showPicker({shouldDisableDate});
  expect(screen.getByText('14', {selector: 'button'})).toBeDisabled();
  expect(screen.getByText('15', {selector: 'button'})).toBeEnabled();
});

it('allows the day for the end with such a rule', () => {
  showPicker({
    shouldDisableDate: (date, position) => position === 'start' && date.date() === 14,
    defaultRangePosition: 'end',
  });
  expect(screen.getByText('14', {selector: 'button'})).toBeEnabled();
});

it('shows a watermark without a license key', () => {
  show(<DesktopDateRangePicker open calendars={1} />);
  expect(screen.getByText('MUI X Missing license key')).toBeInTheDocument();
});

it('closes on Escape and keeps the selected dates', async () => {
  show(<DesktopDateRangePicker calendars={1} referenceDate={RANGE[0]} name="stay" />);
  const button = screen.getByRole('button', {name: /^Choose/});
  act(() => button.focus());
  await userEvent.keyboard('{Enter}');
  await clickDay('10');
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveFocus();
  expect(document.querySelector('input[name="stay"]')).toHaveValue(
    '06/10/2025 – MM/DD/YYYY',
  );
});
