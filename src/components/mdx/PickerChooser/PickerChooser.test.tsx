import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';
import type {PickerChoice} from '../../../../plugins/mdx-components/shared';
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

const open = () =>
  render(
    <MemoryRouter>
      <PickerChooser choices={choices} />
    </MemoryRouter>,
  );

test('the answers lead to components, their imports and their pages', async () => {
  const user = userEvent.setup();
  open();
  expect(found()).toEqual(['DatePicker', 'DatePicker API']);
  await user.click(screen.getByRole('radio', {name: 'A range (Pro)'}));
  expect(screen.getByRole('status')).toHaveTextContent('import {DateRangePicker}');
  await user.click(screen.getByRole('radio', {name: 'Always as on mobile'}));
  expect(found()).toEqual(['MobileDateRangePicker', 'MobileDateRangePicker API']);
  await user.click(screen.getByRole('radio', {name: 'Field only'}));
  expect(screen.queryByRole('radio', {name: 'Always as on mobile'})).not.toBeInTheDocument();
  expect(found()).toContain('SingleInputDateRangeField');
  expect(found()).toContain('MultiInputDateRangeField');
});

test('answers that no component fits say so', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('radio', {name: 'Always visible in the page'}));
  expect(found()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent('The package has no component for this.');
});
