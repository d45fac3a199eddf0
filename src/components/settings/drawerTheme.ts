import {createDocsTheme, type DocsTheme} from '../../../site/theme/shared';
import {radius} from '../../../site/tokens/shared';

const base = createDocsTheme();
const {palette} = base.vars;

/** The docs theme with styles for the components of the settings drawer. */
export const drawerTheme: DocsTheme = {
  ...base,
  components: {
    ...base.components,
    MuiDrawer: {
      styleOverrides: {
        paper: {
          width: 310,
          maxWidth: '100%',
          // The theme's paper color is translucent in dark mode.
          backgroundColor: palette.background.default,
          backgroundImage: 'none',
          [base.breakpoints.up('sm')]: {width: 360},
        },
      },
    },
    MuiIconButton: {
      styleOverrides: {
        root: {
          border: `1px solid ${palette.divider}`,
          borderRadius: radius.button,
          color: palette.primary.main,
        },
      },
    },
    MuiButton: {
      styleOverrides: {
        ...base.components?.MuiButton?.styleOverrides,
        sizeSmall: {paddingBlock: 2, paddingInline: 8},
      },
    },
    MuiButtonBase: {
      styleOverrides: {
        root: {
          '&.Mui-focusVisible:not(.MuiSwitch-switchBase), &.Mui-focusVisible .MuiSwitch-thumb': {
            // Above the adjacent button of a group.
            zIndex: 1,
            outline: `2px solid ${palette.primary.main}`,
            outlineOffset: 2,
          },
        },
      },
    },
    MuiToggleButtonGroup: {
      defaultProps: {fullWidth: true, size: 'small'},
    },
    MuiToggleButton: {
      styleOverrides: {
        root: {
          gap: 6,
          paddingBlock: 6,
          paddingInline: 6,
          borderColor: palette.divider,
          borderRadius: radius.button,
          color: palette.text.secondary,
          fontSize: '0.8125rem',
          fontWeight: 600,
          lineHeight: 1.5,
          whiteSpace: 'nowrap',
          '& svg': {fontSize: '1.125rem'},
          '&.Mui-selected, &.Mui-selected:hover': {
            borderColor: `rgba(${palette.primary.mainChannel} / 0.4)`,
            backgroundColor: `rgba(${palette.primary.mainChannel} / 0.1)`,
            color: 'var(--muidocs-palette-primary-700)',
          },
          [base.getColorSchemeSelector('dark')]: {
            '&.Mui-selected, &.Mui-selected:hover': {color: 'var(--muidocs-palette-primary-200)'},
          },
        },
      },
    },
    MuiFormControlLabel: {
      styleOverrides: {root: {marginInline: -4}, label: {fontSize: '0.8125rem'}},
    },
  },
};
