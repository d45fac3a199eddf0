import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import type {PickerChoice} from '../../../../site/mdx-components/shared';
import {PickerChooser} from './PickerChooser';

const createChoice = (
  name: string,
  range: boolean,
  input: PickerChoice['input'],
  device?: PickerChoice['device'],
): PickerChoice => ({
  name,
  value: 'date',
  range,
  input,
  device,
  guide: `/x/guide-to-${name}/`,
  api: `/x/api-of-${name}/`,
  importHtml: `import {${name}}`,
});

const choices = [
  createChoice('DatePicker', false, 'popup', 'any'),
  createChoice('DateRangePicker', true, 'popup', 'any'),
  createChoice('MobileDateRangePicker', true, 'popup', 'mobile'),
  createChoice('SingleInputDateRangeField', true, 'field'),
  createChoice('MultiInputDateRangeField', true, 'field'),
];

const listLinks = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('the answers show components, their imports, and their pages, or a message', async () => {
  render(
    <MemoryRouter>
      <PickerChooser choices={choices} />
    </MemoryRouter>,
  );
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', {name}));
  expect(listLinks()).toEqual(['DatePicker', 'DatePicker API']);
  await choose('A range (Pro)');
  expect(screen.getByRole('status')).toHaveTextContent('import {DateRangePicker}');
  await choose('Always as on mobile');
  expect(listLinks()).toEqual(['MobileDateRangePicker', 'MobileDateRangePicker API']);
  await choose('Field only');
  expect(screen.queryByRole('radio', {name: 'Always as on mobile'})).not.toBeInTheDocument();
  expect(listLinks()).toContain('SingleInputDateRangeField');
  expect(listLinks()).toContain('MultiInputDateRangeField');
  await choose('Always visible in the page');
  expect(listLinks()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('The package has no component for this.');
});
