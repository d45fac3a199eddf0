import path from 'node:path';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {DataGrid, Toolbar} from '@mui/x-data-grid';
import {render, screen, within} from '@testing-library/react';
import type {ComponentType} from 'react';
import {createRunner} from '@site/tests/stubs/runListings';

/** The packages of v7, which these docs have installed for their pages about that version. */
const requireV7 = <T extends object>(name: string) =>
  jest.requireActual<T>(
    path.join(__dirname, '../../../versioned_docs/version-v7/node_modules/@mui', name),
  );

const v7 = requireV7<{DataGridPro: typeof DataGrid}>('x-data-grid-pro');
const run = createRunner('two-versions', {'x-data-grid-pro-v7': v7});

// The key is a placeholder, and React reports thrown errors.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

const columns = [{field: 'customer'}];
const rows = [{id: 2041, customer: 'Cedar Health'}];

test('renders both versions with one key, and the theme applies to v8 only', () => {
  const {App} = run<{App: ComponentType}>('src/App.tsx');
  render(<App />);
  for (const [name, density] of [
    ['Orders', 'Compact'],
    ['Old orders', 'Standard'],
  ] as const) {
    const section = within(screen.getByRole('region', {name}));
    expect(section.getByRole('row', {name: /Cedar Health/})).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(section.getByRole('row', {name: /Hudson Hotels/})).toHaveAttribute(
      'aria-selected',
      'false',
    );
    expect(screen.getByRole('region', {name}).firstChild).toHaveClass(
      `MuiDataGrid-root--density${density}`,
    );
    expect(section.queryAllByRole('toolbar')).toHaveLength(name === 'Orders' ? 1 : 0);
    expect(section.getByText('MUI X Invalid license key')).toBeVisible();
  }
});

test('without the nested provider, the theme applies to v7, too', () => {
  const theme = createTheme({
    components: {MuiDataGrid: {defaultProps: {density: 'compact'}}},
  } as object);
  const {container} = render(
    <ThemeProvider theme={theme}>
      <v7.DataGridPro rows={rows} columns={columns} />
    </ThemeProvider>,
  );
  expect(container.firstChild).toHaveClass('MuiDataGrid-root--densityCompact');
});

test('a toolbar of v8 inside v7 throws, and a model of v7 in v8', () => {
  expect(() =>
    render(<v7.DataGridPro rows={rows} columns={columns} slots={{toolbar: Toolbar}} />),
  ).toThrow(/useGridRootProps should only be used inside/);
  expect(() =>
    render(
      <DataGrid rows={rows} columns={columns} rowSelectionModel={[2041] as never} />,
    ),
  ).toThrow(/Cannot read properties of undefined/);
});

test('pickers of v7 find no provider of v8', () => {
  const {DatePicker} = requireV7<{DatePicker: ComponentType}>('x-date-pickers');
  const pickers =
    jest.requireActual<typeof import('@mui/x-date-pickers')>('@mui/x-date-pickers');
  const {AdapterDayjs} = jest.requireActual<
    typeof import('@mui/x-date-pickers/AdapterDayjs')
  >('@mui/x-date-pickers/AdapterDayjs');
  expect(() =>
    render(
      <pickers.LocalizationProvider dateAdapter={AdapterDayjs}>
        <DatePicker />
      </pickers.LocalizationProvider>,
    ),
  ).toThrow(/Can not find the date and time pickers localization context/);
});
