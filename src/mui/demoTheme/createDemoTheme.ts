import {createTheme, type ThemeOptions} from '@mui/material/styles';
import type {DocsTheme} from '../../../site/theme/shared';
import type {DemoTheme} from './types';
import {readStoredTheme} from './validateTheme';

function createDemoTheme({colorSchemes, ...rest}: DemoTheme): DocsTheme {
  return createTheme({
    ...(rest as ThemeOptions),
    cssVariables: {colorSchemeSelector: 'data-theme'},
    colorSchemes: {light: true, dark: true, ...(colorSchemes as object)},
  }) as DocsTheme;
}

let latest: {json: string; theme: DocsTheme | undefined} | undefined;

/**
 * Returns the theme for a stored JSON string, or `undefined` if it's invalid. All demos get the
 * same object.
 */
export function resolveDemoTheme(json: string): DocsTheme | undefined {
  if (latest?.json !== json) {
    const data = readStoredTheme(json);
    latest = {json, theme: data && createDemoTheme(data)};
  }
  return latest.theme;
}
