import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import type {PickerChoice} from '../../../../site/mdx-components/shared';
import {PickerChooser} from './PickerChooser';

const choice = (
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
  choice('DatePicker', false, 'popup', 'any'),
  choice('DateRangePicker', true, 'popup', 'any'),
  choice('MobileDateRangePicker', true, 'popup', 'mobile'),
  choice('SingleInputDateRangeField', true, 'field'),
  choice('MultiInputDateRangeField', true, 'field'),
];

const found = () => screen.queryAllByRole('link').map((link) => link.textContent);

test('the answers show components, their imports, and their pages, or a message', async () => {
  render(
    <MemoryRouter>
      <PickerChooser choices={choices} />
    </MemoryRouter>,
  );
  const choose = (name: string) => userEvent.click(screen.getByRole('radio', {name}));
  expect(found()).toEqual(['DatePicker', 'DatePicker API']);
  await choose('A range (Pro)');
  expect(screen.getByRole('status')).toHaveTextContent('import {DateRangePicker}');
  await choose('Always as on mobile');
  expect(found()).toEqual(['MobileDateRangePicker', 'MobileDateRangePicker API']);
  await choose('Field only');
  expect(screen.queryByRole('radio', {name: 'Always as on mobile'})).not.toBeInTheDocument();
  expect(found()).toContain('SingleInputDateRangeField');
  expect(found()).toContain('MultiInputDateRangeField');
  await choose('Always visible in the page');
  expect(found()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('The package has no component for this.');
});
