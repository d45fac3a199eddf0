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

/** The theme that a text of the store stands for, the same one for all demos; undefined where the text holds none. */
export function resolveDemoTheme(json: string): DocsTheme | undefined {
  if (latest?.json !== json) {
    const data = readStoredTheme(json);
    latest = {json, theme: data && createDemoTheme(data)};
  }
  return latest.theme;
}
