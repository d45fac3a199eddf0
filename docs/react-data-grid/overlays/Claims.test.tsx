import {screen} from '@testing-library/react';
import type {DataGridPremiumProps} from '@mui/x-data-grid-premium';
import {renderPremium} from '@site/tests/stubs/renderPremium';
import {stubGridSize} from '@site/tests/stubs/stubGridSize';

beforeEach(() => stubGridSize());

const ROWS = [{id: 1, name: 'Desk'}];
const NO_MATCH = {items: [{field: 'name', operator: 'equals', value: 'x'}]};
const LABELS = {
  noRowsLabel: 'none',
  noResultsOverlayLabel: 'no results',
  noColumnsOverlayLabel: 'no columns',
};

const renderGrid = (props: Partial<DataGridPremiumProps> = {}) =>
  renderPremium({rows: ROWS, columns: [{field: 'name'}], localeText: LABELS, ...props});
const overlays = () =>
  Object.values(LABELS).filter((label) => screen.queryByText(label));
const has = (selector: string) => document.querySelector(selector) !== null;
const isSkeleton = () => has('.MuiDataGrid-skeletonLoadingOverlay');

it('shows only the first overlay whose condition is true', () => {
  const hidden = {name: false};
  const {update} = renderGrid({columnVisibilityModel: hidden, filterModel: NO_MATCH});
  expect(overlays()).toEqual(['no results']);
  update({columnVisibilityModel: hidden, filterModel: NO_MATCH, loading: true});
  expect(overlays()).toEqual([]);
  update({columnVisibilityModel: hidden, rows: []});
  expect(overlays()).toEqual(['no columns']);
  update({columnVisibilityModel: {}, rows: [], filterModel: {items: []}});
  expect(overlays()).toEqual(['none']);
});

it('shows a skeleton without rows, and linear progress with rows by default', () => {
  const {update} = renderGrid({loading: true, rows: []});
  expect([isSkeleton(), has('.MuiLinearProgress-root')]).toEqual([true, false]);
  update({rows: ROWS});
  expect([isSkeleton(), has('.MuiLinearProgress-root')]).toEqual([false, true]);
});

it('applies noRowsVariant without rows, and variant with rows', () => {
  const loadingOverlay = {
    noRowsVariant: 'linear-progress',
    variant: 'circular-progress',
  } as const;
  const {update} = renderGrid({loading: true, rows: [], slotProps: {loadingOverlay}});
  expect([isSkeleton(), has('.MuiLinearProgress-root')]).toEqual([false, true]);
  update({rows: ROWS});
  expect(has('.MuiCircularProgress-root')).toBe(true);
});

it('ignores both variants with a custom loading overlay', () => {
  const slots = {loadingOverlay: () => <p>Please wait</p>};
  const {update} = renderGrid({loading: true, rows: [], slots});
  expect(screen.getByText('Please wait')).toBeInTheDocument();
  expect(isSkeleton()).toBe(false);
  update({rows: ROWS});
  expect(screen.getByText('Please wait')).toBeInTheDocument();
  expect(has('.MuiLinearProgress-root')).toBe(false);
});

it('shows the no rows overlay only without pinned rows', () => {
  const {update} = renderGrid({rows: []});
  expect(overlays()).toEqual(['none']);
  update({rows: [], pinnedRows: {top: [{id: 'total', name: 'Total'}]}});
  expect(overlays()).toEqual([]);
});

it('has a button to manage hidden columns, unless disableColumnSelector is set', () => {
  const button = () => screen.queryByRole('button', {name: 'Manage columns'});
  const {update} = renderGrid({columns: []});
  expect(overlays()).toEqual(['no columns']);
  expect(button()).toBeNull();
  const hidden = {columns: [{field: 'name'}], columnVisibilityModel: {name: false}};
  update(hidden);
  expect(button()).toBeInTheDocument();
  update({...hidden, disableColumnSelector: true});
  expect(overlays()).toEqual(['no columns']);
  expect(button()).toBeNull();
});
