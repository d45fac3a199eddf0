import {render, screen} from '@testing-library/react';
import {createTheme, ThemeProvider} from '@mui/material/styles';
import {DataGrid, type DataGridProps} from '@mui/x-data-grid';
import {enUS, frFR, nlNL} from '@mui/x-data-grid/locales';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = Array.from({length: 1_200}, (_, id) => ({id}));
const textOf = (locale: typeof nlNL) =>
  locale.components.MuiDataGrid.defaultProps.localeText;

function renderGrid(props: Partial<DataGridProps> = {}, ...themes: object[]) {
  render(
    <ThemeProvider theme={createTheme({}, ...themes)}>
      <DataGrid rows={[]} columns={[{field: 'name'}]} {...props} />
    </ThemeProvider>,
  );
}
const footer = () =>
  document.querySelector('.MuiTablePagination-displayedRows')?.textContent;

it('is in American English by default', () => {
  renderGrid();
  expect(textOf(enUS).noRowsLabel).toBe('No rows');
  expect(screen.getByText('No rows')).toBeInTheDocument();
});

it('changes single strings with localeText, and no others', () => {
  renderGrid({localeText: {noRowsLabel: 'Nothing yet'}, showToolbar: true});
  expect(screen.getByText('Nothing yet')).toBeInTheDocument();
  expect(screen.getByLabelText('Columns')).toBeInTheDocument();
});

it('translates all grids with a locale in the theme, where later arguments take precedence', () => {
  renderGrid({}, nlNL, frFR);
  expect(screen.getByText(textOf(frFR).noRowsLabel!)).toBeInTheDocument();
  expect(textOf(frFR).noRowsLabel).not.toBe(textOf(nlNL).noRowsLabel);
});

it('takes localeText before the theme', () => {
  renderGrid({localeText: textOf(nlNL)}, frFR);
  expect(screen.getByText(textOf(nlNL).noRowsLabel!)).toBeInTheDocument();
});

it('shows the English string of a key that is missing from a locale', () => {
  const {noRowsLabel: _, ...rest} = textOf(nlNL);
  renderGrid({}, {components: {MuiDataGrid: {defaultProps: {localeText: rest}}}});
  expect(screen.getByText('No rows')).toBeInTheDocument();
});

it('has no thousands separators in the footer', () => {
  renderGrid({rows: ROWS});
  expect(footer()).toBe('1–100 of 1200');
});

it('passes the row numbers to paginationDisplayedRows, with a count of -1 if it is unknown', () => {
  const paginationDisplayedRows = jest.fn(
    ({from, to, count, estimated}) => `${from} ${to} ${count} ${estimated}`,
  );
  const server = {
    paginationMode: 'server',
    rowCount: -1,
    estimatedRowCount: 5_000,
  } as const;
  renderGrid({
    ...server,
    rows: ROWS.slice(0, 25),
    initialState: {pagination: {paginationModel: {pageSize: 25}}},
    localeText: {paginationDisplayedRows},
  });
  expect(footer()).toBe('1 25 -1 5000');
});
