import {densityDefaults} from '../densityDefaults';
import type {DemoTheme} from './types';

/** Returns the theme with the density setting: components use their dense props by default. */
export function withDensity(theme: DemoTheme): DemoTheme {
  const components = {...theme.components};
  for (const [name, {defaultProps}] of Object.entries(densityDefaults)) {
    const own = components[name];
    components[name] = {...own, defaultProps: {...defaultProps, ...own?.defaultProps}};
  }
  return {...theme, components};
}
