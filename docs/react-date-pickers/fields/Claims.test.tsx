import {act, cleanup, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import dayjs, {type Dayjs} from 'dayjs';
import * as React from 'react';
import {MultiInputDateRangeField} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import {SingleInputDateRangeField} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import {AdapterDayjs} from '@mui/x-date-pickers/AdapterDayjs';
import {DateField, type DateFieldProps} from '@mui/x-date-pickers/DateField';
import {LocalizationProvider} from '@mui/x-date-pickers/LocalizationProvider';
import type {FieldRef} from '@mui/x-date-pickers/models';

const JUNE_14 = dayjs('2025-06-14');

function show(element: React.ReactElement) {
  cleanup();
  return render(
    <LocalizationProvider dateAdapter={AdapterDayjs}>{element}</LocalizationProvider>,
  );
}

const getInput = () => document.querySelector<HTMLInputElement>('input[name="date"]')!;
const section = (name: string) => screen.getByRole('spinbutton', {name});

/** Presses keys in a section, and returns the text of the field. */
async function press(keys: string, name = 'Day', props: DateFieldProps = {}) {
  show(<DateField name="date" defaultValue={JUNE_14} {...props} />);
  await userEvent.click(section(name));
  await userEvent.keyboard(keys);
  return getInput().value.replaceAll(/[\u2066-\u2069]/g, '');
}

it('changes only the section: ↑ in the day of January 31 sets January 1', async () => {
  const props = {defaultValue: dayjs('2025-01-31')};
  expect(await press('{ArrowUp}', 'Day', props)).toBe('01/01/2025');
});

it('sets the section by digits and moves to the next one when it’s complete', async () => {
  expect(await press('12', 'Month')).toBe('12/14/2025');
  expect(section('Day')).toHaveFocus();
});

it('sets a month in digits by letters: M, A, Y sets 05', async () => {
  expect(await press('may', 'Month')).toBe('05/14/2025');
});

it('adds or subtracts 1 with the arrow keys and 5 with Page Up and Page Down', async () => {
  expect(await press('{ArrowUp}')).toBe('06/15/2025');
  expect(await press('{ArrowDown}')).toBe('06/13/2025');
  expect(await press('{PageUp}')).toBe('06/19/2025');
  expect(await press('{PageDown}')).toBe('06/09/2025');
});

it('sets the smallest or largest value with Home and End', async () => {
  expect(await press('{Home}')).toBe('06/01/2025');
  expect(await press('{End}')).toBe('06/30/2025');
});

it('clears the section with Delete, or the field if all sections are selected', async () => {
  expect(await press('{Delete}')).toBe('06/DD/2025');
  fireEvent.keyDown(section('Day'), {key: 'a', keyCode: 65, ctrlKey: true});
  await userEvent.keyboard('{Delete}');
  expect(getInput().value).toBe('');
});

it('accepts a pasted date in the format of the field, or the value of a section', async () => {
  const paste = async (text: string) => {
    show(<DateField name="date" defaultValue={JUNE_14} />);
    await userEvent.click(section('Month'));
    await userEvent.paste(text);
    return getInput().value;
  };
  expect(await paste('07/04/2026')).toBe('07/04/2026');
  expect(await paste('09')).toBe('09/14/2025');
});

it('has a spinbutton for each section and a hidden input, whose focus goes to the first section', () => {
  const inputRef = React.createRef<HTMLInputElement>();
  show(<DateField name="date" inputRef={inputRef} defaultValue={JUNE_14} />);
  const names = screen
    .getAllByRole('spinbutton')
    .map((element) => element.getAttribute('aria-label'));
  expect(names).toEqual(['Month', 'Day', 'Year']);
  expect(inputRef.current).toBe(getInput());
  act(() => inputRef.current!.focus());
  expect(section('Month')).toHaveFocus();
});

it('is a single <input /> with enableAccessibleFieldDOMStructure={false}', () => {
  show(<DateField enableAccessibleFieldDOMStructure={false} defaultValue={JUNE_14} />);
  expect(screen.getByRole('textbox')).toHaveValue('06/14/2025');
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it('calls onSelectedSectionsChange when users move to another section', async () => {
  const onSelectedSectionsChange = jest.fn();
  show(
    <DateField
      defaultValue={JUNE_14}
      onSelectedSectionsChange={onSelectedSectionsChange}
    />,
  );
  await userEvent.click(section('Month'));
  await userEvent.keyboard('{ArrowRight}');
  expect(onSelectedSectionsChange).toHaveBeenLastCalledWith(1);
});

it('selects the month of the start with "month" in a single input range field; an index selects the end', () => {
  const fieldRef = React.createRef<FieldRef<[Dayjs | null, Dayjs | null]>>();
  show(
    <SingleInputDateRangeField
      unstableFieldRef={fieldRef as never}
      defaultValue={[JUNE_14, JUNE_14]}
    />,
  );
  const types = fieldRef.current!.getSections().map(({type}) => type);
  const [start, end] = screen.getAllByRole('spinbutton', {name: 'Month'});
  act(() => fieldRef.current!.focusField('month'));
  expect(start).toHaveFocus();
  act(() => fieldRef.current!.setSelectedSections(types.lastIndexOf('month')));
  expect(end).toHaveFocus();
  expect(fieldRef.current!.getActiveSectionIndex()).toBe(types.lastIndexOf('month'));
});

it('calls onClear in addition to onChange when users press the clear button', async () => {
  const calls: string[] = [];
  show(
    <DateField
      clearable
      defaultValue={JUNE_14}
      onChange={(value) => calls.push(`change ${value}`)}
      onClear={() => calls.push('clear')}
    />,
  );
  await userEvent.click(screen.getByTitle('Clear'));
  expect(calls.toSorted()).toEqual(['change null', 'clear']);
});

it('has a clear button if a section is filled, unless the field is disabled or read-only', () => {
  const hasButton = (props: DateFieldProps) => {
    show(<DateField clearable {...props} />);
    return screen.queryByTitle('Clear') !== null;
  };
  expect(hasButton({})).toBe(false);
  expect(hasButton({defaultValue: JUNE_14})).toBe(true);
  expect(hasButton({defaultValue: JUNE_14, disabled: true})).toBe(false);
  expect(hasButton({defaultValue: JUNE_14, readOnly: true})).toBe(false);
});

it('shows the clear button at the end by default, and Tab skips it', () => {
  const isAtEnd = (props: DateFieldProps) => {
    show(<DateField clearable defaultValue={JUNE_14} {...props} />);
    const button = screen.getByTitle('Clear');
    expect(button).toHaveAttribute('tabindex', '-1');
    return Boolean(
      section('Month').compareDocumentPosition(button) &
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  };
  expect(isAtEnd({})).toBe(true);
  expect(isAtEnd({clearButtonPosition: 'start'})).toBe(false);
});

it('doesn’t support clearable in multi input range fields', () => {
  jest.spyOn(console, 'error').mockImplementation();
  const props = {clearable: true};
  const {container} = show(
    <MultiInputDateRangeField {...props} defaultValue={[JUNE_14, JUNE_14]} />,
  );
  expect(screen.getAllByRole('spinbutton', {name: 'Day'})).toHaveLength(2);
  expect(within(container).queryByTitle('Clear')).toBeNull();
});
