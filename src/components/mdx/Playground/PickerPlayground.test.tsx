import {fireEvent, render, screen} from '@testing-library/react';
import {MemoryRouter} from 'react-router-dom';
import {DocsProvider} from '../../../contexts/DocsConfig';
import {PickerPlayground} from './PickerPlayground';

const choices = ['DatePicker', 'DateRangePicker'].map((name) => ({
  name,
  family: name.replace('Picker', ''),
  guide: `/guide-of-${name}/`,
  api: `/api-of-${name}/`,
  ...(name.includes('Range') && {pro: true}),
}));

test.each(['', '?component=toString&minDate=%E0%A4', '?component=TimeClock'])(
  'shows the first component with %j, and another one that is selected',
  (search) => {
    window.history.replaceState(null, '', `/${search}`);
    render(
      <MemoryRouter>
        <PickerPlayground choices={choices} />
      </MemoryRouter>,
      {wrapper: DocsProvider},
    );
    const select = screen.getByRole('combobox', {name: 'Component'});
    expect(select).toHaveValue('DatePicker');
    expect(screen.getByRole('group', {name: 'Date Range'})).toBeInTheDocument();
    fireEvent.change(select, {target: {value: 'DateRangePicker'}});
    expect(screen.getByRole('group', {name: 'DateRangePicker playground'})).toBeInTheDocument();
    expect(screen.getByRole('link', {name: 'DateRangePicker API'})).toBeInTheDocument();
    expect(new URLSearchParams(window.location.search).get('component')).toBe('DateRangePicker');
  },
);
