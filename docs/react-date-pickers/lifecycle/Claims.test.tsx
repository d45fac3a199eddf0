import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import * as React from 'react';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField} from '@mui/x-date-pickers/DateField';
import {
  DesktopDatePicker,
  type DesktopDatePickerProps,
} from '@mui/x-date-pickers/DesktopDatePicker';
import {DesktopDateTimePicker} from '@mui/x-date-pickers/DesktopDateTimePicker';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import {MobileDatePicker} from '@mui/x-date-pickers/MobileDatePicker';

const JUNE_14 = dayjs('2025-06-14T09:30');

const show = (element: React.ReactElement) =>
  render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );

const describe = (value: Dayjs | null) => {
  if (value === null) {
    return 'null';
  }
  return value.isValid() ? value.format('YYYY-MM-DD') : 'invalid';
};

interface Options {
  variant?: 'desktop' | 'mobile';
  isControlled?: boolean;
  initial?: Dayjs | null;
}

/** Renders a picker that logs its calls. */
function showPicker(
  props: DesktopDatePickerProps = {},
  {variant = 'desktop', isControlled = false, initial = JUNE_14}: Options = {},
) {
  const calls: string[] = [];
  const Picker = variant === 'desktop' ? DesktopDatePicker : MobileDatePicker;
  function Logged() {
    const [value, setValue] = React.useState(initial);
    return (
      <Picker
        {...(isControlled ? {value} : {defaultValue: initial})}
        {...props}
        onChange={(date) => {
          setValue(date);
          calls.push(`change ${describe(date)}`);
        }}
        onAccept={(date, {validationError}) =>
          calls.push(
            `accept ${describe(date)}${validationError ? ` ${validationError}` : ''}`,
          )
        }
        onClose={() => calls.push('close')}
      />
    );
  }
  show(<Logged />);
  return calls;
}

const openPopup = () =>
  userEvent.click(screen.getByRole('button', {name: /^Choose date/}));
const clickDay = (name: string) =>
  userEvent.click(screen.getByText(name, {selector: 'button'}));
const clickButton = (name: string) =>
  userEvent.click(screen.getByRole('button', {name}));
const clickSection = (name: string) =>
  userEvent.click(screen.getByRole('spinbutton', {name}));

it('calls onChange once all sections are filled, with invalid dates and null for 0002 and 0020', async () => {
  const calls: string[] = [];
  show(<DateField onChange={(value) => calls.push(describe(value))} />);
  await clickSection('Month');
  await userEvent.keyboard('0614');
  expect(calls).toEqual([]);
  await userEvent.keyboard('2025');
  expect(calls).toEqual(['invalid', 'null', '0202-06-14', '2025-06-14']);
});

it('calls onChange with null when users clear a section of a complete field', async () => {
  const calls: string[] = [];
  show(
    <DateField
      defaultValue={JUNE_14}
      onChange={(value) => calls.push(describe(value))}
    />,
  );
  await clickSection('Day');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Backspace}');
  expect(calls).toEqual(['2025-06-15', 'null']);
});

it('calls onChange of a range field when one date is complete', async () => {
  const calls: string[][] = [];
  show(
    <SingleInputDateRangeField
      onChange={(value) => calls.push(value.map((date) => describe(date)))}
    />,
  );
  await userEvent.click(screen.getAllByRole('spinbutton', {name: 'Month'})[0]!);
  await userEvent.keyboard('06142025');
  expect(calls.at(-1)).toEqual(['2025-06-14', 'null']);
});

it('calls onChange, onAccept, and onClose for a day on desktop, which keeps the time', async () => {
  const calls = showPicker({}, {isControlled: true});
  await openPopup();
  await clickDay('10');
  expect(calls).toEqual(['change 2025-06-10', 'accept 2025-06-10', 'close']);
});

it('calls onChange for the year and the month, and all three callbacks for the day', async () => {
  const calls = showPicker(
    {
      views: ['year', 'month', 'day'],
      openTo: 'year',
      minDate: dayjs('2024-01-01'),
      maxDate: dayjs('2026-12-31'),
    },
    {isControlled: true},
  );
  await openPopup();
  await userEvent.click(screen.getByRole('radio', {name: '2024'}));
  await userEvent.click(screen.getByRole('radio', {name: 'May'}));
  await clickDay('10');
  expect(calls).toEqual([
    'change 2024-06-14',
    'change 2024-05-14',
    'change 2024-05-10',
    'accept 2024-05-10',
    'close',
  ]);
});

it('closes after the last of its views, even if users haven’t visited the others', async () => {
  const calls = showPicker({
    views: ['day', 'month', 'year'],
    openTo: 'year',
    minDate: dayjs('2024-01-01'),
    maxDate: dayjs('2026-12-31'),
  });
  await openPopup();
  await userEvent.click(screen.getByRole('radio', {name: '2024'}));
  expect(calls).toEqual(['change 2024-06-14', 'accept 2024-06-14', 'close']);
});

it('calls onChange for a tap, and onAccept and onClose for OK on mobile', async () => {
  const calls = showPicker({}, {isControlled: true, variant: 'mobile'});
  await openPopup();
  await clickDay('10');
  expect(calls).toEqual(['change 2025-06-10']);
  await clickButton('OK');
  expect(calls).toEqual(['change 2025-06-10', 'accept 2025-06-10', 'close']);
});

it('restores the last accepted value with Cancel, without onAccept', async () => {
  const calls = showPicker({}, {isControlled: true, variant: 'mobile'});
  await openPopup();
  await clickDay('10');
  await clickButton('Cancel');
  expect(calls).toEqual(['change 2025-06-10', 'change 2025-06-14', 'close']);
});

it('accepts the current value on Escape', async () => {
  const calls = showPicker({closeOnSelect: false}, {isControlled: true});
  await openPopup();
  await clickDay('10');
  await userEvent.keyboard('{Escape}');
  expect(calls).toEqual(['change 2025-06-10', 'accept 2025-06-10', 'close']);
});

it('has Cancel and OK if closeOnSelect is false, as in pickers with a time', async () => {
  show(<DesktopDateTimePicker defaultValue={JUNE_14} />);
  await openPopup();
  expect(screen.getByRole('button', {name: 'Cancel'})).toBeVisible();
  expect(screen.getByRole('button', {name: 'OK'})).toBeVisible();
});

it('calls onChange for the current value only if the picker is uncontrolled and it never changed', async () => {
  const controlled = showPicker(
    {closeOnSelect: false, open: true},
    {isControlled: true},
  );
  await clickDay('14');
  expect(controlled).toEqual([]);
  cleanup();
  const calls = showPicker({closeOnSelect: false, open: true});
  await clickDay('14');
  await clickDay('14');
  expect(calls).toEqual(['change 2025-06-14']);
});

it('accepts each value that users type, even an invalid one', async () => {
  const calls = showPicker({maxDate: JUNE_14});
  await clickSection('Day');
  await userEvent.keyboard('{ArrowUp}');
  await userEvent.keyboard('{Backspace}');
  expect(calls).toEqual([
    'change 2025-06-15',
    'accept 2025-06-15 maxDate',
    'change null',
    'accept null',
  ]);
});

it('closes by a shortcut and accepts it, unless changeImportance is set', async () => {
  const item = {label: 'New year', getValue: () => dayjs('2026-01-01')};
  const calls = showPicker({
    slotProps: {
      shortcuts: {
        items: [item, {...item, label: 'Summer', getValue: () => dayjs('2025-07-01')}],
      },
    },
  });
  await openPopup();
  fireEvent.click(screen.getByRole('button', {name: 'New year'}));
  expect(calls).toEqual(['change 2026-01-01', 'accept 2026-01-01', 'close']);
});
