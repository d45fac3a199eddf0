import {
  createTheme,
  type ColorSystemOptions,
  type Direction,
} from '@mui/material/styles';
// Adds the components of MUI X to the types of the theme.
import type {} from '@mui/x-data-grid/themeAugmentation';

export interface Tenant {
  name: string;
  light: string;
  dark: string;
  radius: number;
}

/** In an app, the server returns the tenant of the user. */
export const TENANTS: Tenant[] = [
  {name: 'Alder Clinics', light: '#00695c', dark: '#80cbc4', radius: 2},
  {name: 'Elmont Bank', light: '#6a1b9a', dark: '#ce93d8', radius: 12},
];

const withPrimary = (main: string): ColorSystemOptions => ({
  palette: {primary: {main}},
});

/** Creates the theme of a tenant, with CSS variables for light and dark mode. */
export function createTenantTheme({light, dark, radius}: Tenant, direction: Direction) {
  return createTheme({
    direction,
    cssVariables: {cssVarPrefix: 'tenant', colorSchemeSelector: 'data-tenant-mode'},
    colorSchemes: {light: withPrimary(light), dark: withPrimary(dark)},
    shape: {borderRadius: radius},
    components: {
      MuiDataGrid: {
        styleOverrides: {
          columnHeader: ({theme}) => ({color: theme.vars?.palette.primary.main}),
        },
      },
    },
  });
}
