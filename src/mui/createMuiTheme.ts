import {createTheme} from '@mui/material/styles';
import type {ThemeSettings} from '../settings/themeSettings';
import type {DocsTheme} from '../../site/theme/shared';
import {densityDefaults} from './densityDefaults';

/**
 * Creates the default Material UI theme with both schemes, using the page's color scheme attribute.
 */
export function createMaterialTheme(): DocsTheme {
  return createTheme({
    cssVariables: {colorSchemeSelector: 'data-theme'},
    colorSchemes: {light: true, dark: true},
  }) as DocsTheme;
}

/** Returns a theme with the user's direction and density, and a container for portals. */
export function withUserSettings(
  theme: DocsTheme,
  {direction, dense}: Pick<ThemeSettings, 'direction' | 'dense'>,
  {isDemo, portalContainer}: {isDemo: boolean; portalContainer?: HTMLElement | undefined},
): DocsTheme {
  const components = {...theme.components};
  const setDefaults = (name: keyof typeof components, defaultProps: object) => {
    const own = components[name] as {defaultProps?: object} | undefined;
    Object.assign(components, {
      [name]: {...own, defaultProps: {...own?.defaultProps, ...defaultProps}},
    });
  };
  if (dense) {
    for (const [name, {defaultProps}] of Object.entries(densityDefaults)) {
      setDefaults(name as keyof typeof densityDefaults, defaultProps);
    }
  }
  if (isDemo) {
    // Same as the stage of a demo, because portals are outside of it.
    setDefaults('MuiModal', {translate: 'no'});
    setDefaults('MuiPopper', {translate: 'no'});
  }
  if (portalContainer) {
    setDefaults('MuiModal', {container: portalContainer});
    setDefaults('MuiPopper', {container: portalContainer});
  }
  return {...theme, direction, components};
}
