import {densityDefaults} from '../densityDefaults';
import type {DemoTheme} from './types';

/** The theme with the density that the demos have by a setting of its own: components start from their dense props. */
export function withDensity(theme: DemoTheme): DemoTheme {
  const components = {...theme.components};
  for (const [name, {defaultProps}] of Object.entries(densityDefaults)) {
    const own = components[name];
    components[name] = {...own, defaultProps: {...defaultProps, ...own?.defaultProps}};
  }
  return {...theme, components};
}
