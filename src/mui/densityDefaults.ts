import type {Components, Theme} from '@mui/material/styles';

const small = {defaultProps: {size: 'small'}} as const;
const dense = {defaultProps: {margin: 'dense'}} as const;

/** The default props of components in dense mode. Other components keep their own defaults. */
export const densityDefaults = {
  MuiButton: small,
  MuiFab: small,
  MuiIconButton: small,
  MuiTable: small,
  MuiFilledInput: dense,
  MuiFormControl: dense,
  MuiFormHelperText: dense,
  MuiInputBase: dense,
  MuiInputLabel: dense,
  MuiOutlinedInput: dense,
  MuiTextField: dense,
  MuiListItem: {defaultProps: {dense: true}},
  MuiToolbar: {defaultProps: {variant: 'dense'}},
  MuiDataGrid: {defaultProps: {density: 'compact'}},
  MuiPickersTextField: small,
} as const satisfies Components<Theme> &
  // Declared by packages of MUI X, which only demos import.
  Record<'MuiDataGrid' | 'MuiPickersTextField', {defaultProps: object}>;
