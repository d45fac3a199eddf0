import {createTheme, type CssVarsTheme, type Theme} from '@mui/material/styles';
import {
  breakpoints,
  colorSchemeSelector,
  cssVarPrefix,
  duration,
  easing,
  palettes,
  radius,
  shape,
  spacingUnit,
  typography,
  zIndex,
} from '../tokens/shared';

/**
 * A theme created with CSS variables. MUI's own type omits their parts unless a whole project opts
 * in.
 */
export type DocsTheme = Theme & CssVarsTheme;

/**
 * Creates the theme of the docs layout, with both schemes. It's created at build time and written
 * as CSS variables, because importing it at run time loads MUI, which only lazily loaded parts may
 * do.
 */
export function createDocsTheme(): DocsTheme {
  const heading = {fontFamily: typography.fontFamilyHeading, letterSpacing: '-0.015em'};
  const theme = createTheme({
    cssVariables: {cssVarPrefix, colorSchemeSelector},
    defaultColorScheme: 'light',
    colorSchemes: {light: {palette: palettes.light}, dark: {palette: palettes.dark}},
    breakpoints: {values: breakpoints},
    zIndex,
    shape,
    spacing: spacingUnit,
    transitions: {duration, easing},
    typography: {
      fontFamily: typography.fontFamily,
      fontSize: typography.fontSize,
      htmlFontSize: typography.htmlFontSize,
      fontWeightRegular: typography.fontWeightRegular,
      fontWeightMedium: typography.fontWeightMedium,
      fontWeightBold: typography.fontWeightBold,
      h1: {
        ...heading,
        fontWeight: typography.fontWeightExtraBold,
        fontSize: '2.5rem',
        lineHeight: 1.2,
      },
      h2: {...heading, fontWeight: typography.fontWeightBold, fontSize: '1.75rem', lineHeight: 1.3},
      h3: {
        ...heading,
        fontWeight: typography.fontWeightBold,
        fontSize: '1.375rem',
        lineHeight: 1.35,
      },
      h4: {
        ...heading,
        fontWeight: typography.fontWeightSemiBold,
        fontSize: '1.125rem',
        lineHeight: 1.4,
      },
      h5: {
        ...heading,
        fontWeight: typography.fontWeightSemiBold,
        fontSize: '1rem',
        lineHeight: 1.5,
      },
      h6: {
        ...heading,
        fontWeight: typography.fontWeightSemiBold,
        fontSize: '0.875rem',
        lineHeight: 1.5,
      },
      body1: {lineHeight: 1.625},
      body2: {lineHeight: 1.57},
      button: {textTransform: 'none', fontWeight: typography.fontWeightBold, lineHeight: 1.5},
    },
    components: {
      MuiButton: {styleOverrides: {root: {borderRadius: radius.button}}},
    },
  });
  return theme as DocsTheme;
}
