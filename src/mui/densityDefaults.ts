import type {Components, Theme} from '@mui/material/styles';

const small = {defaultProps: {size: 'small'}} as const;
const dense = {defaultProps: {margin: 'dense'}} as const;

/** What the components of a dense page start from; a component that is not named here keeps its own defaults. */
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
} as const satisfies Components<Theme>;
